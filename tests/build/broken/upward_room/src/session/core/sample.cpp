int sample();
