#include "tests/src/ports/journal/sqlite/failing_disk.hpp"

#include <new>

namespace failing {

/// What SQLite calls. Everything is passed on to the usual disk unless something goes wrong.
struct Methods {
    struct File {
        sqlite3_file base;
        Disk* disk;
        sqlite3_file* real; ///< lies behind this
    };

    static Disk& disk(sqlite3_vfs* vfs) { return *static_cast<Disk*>(vfs->pAppData); }
    static sqlite3_vfs* real(sqlite3_vfs* vfs) { return disk(vfs).real_; }
    static Disk& disk(sqlite3_file* file) { return *reinterpret_cast<File*>(file)->disk; }
    static sqlite3_file* real(sqlite3_file* file) { return reinterpret_cast<File*>(file)->real; }

    static int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* opened) {
        auto* own = new (file)
            File{{nullptr}, &disk(vfs), reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + sizeof(File))};
        const int code = real(vfs)->xOpen(real(vfs), name, own->real, flags, opened);
        if (own->real->pMethods != nullptr) file->pMethods = &table;
        return code;
    }
    static int remove(sqlite3_vfs* vfs, const char* name, int sync) {
        return real(vfs)->xDelete(real(vfs), name, sync);
    }
    static int access(sqlite3_vfs* vfs, const char* name, int flags, int* answer) {
        return real(vfs)->xAccess(real(vfs), name, flags, answer);
    }
    static int full_name(sqlite3_vfs* vfs, const char* name, int size, char* answer) {
        return real(vfs)->xFullPathname(real(vfs), name, size, answer);
    }
    static int randomness(sqlite3_vfs* vfs, int size, char* answer) {
        return real(vfs)->xRandomness(real(vfs), size, answer);
    }
    static int sleep(sqlite3_vfs* vfs, int microseconds) {
        disk(vfs).clock_ += std::chrono::microseconds(microseconds);
        return microseconds;
    }
    static int time(sqlite3_vfs* vfs, double* answer) { return real(vfs)->xCurrentTime(real(vfs), answer); }
    static int last_error(sqlite3_vfs* vfs, int size, char* answer) {
        return real(vfs)->xGetLastError(real(vfs), size, answer);
    }
    static int time_64(sqlite3_vfs* vfs, sqlite3_int64* answer) {
        return real(vfs)->xCurrentTimeInt64(real(vfs), answer);
    }

    static int close(sqlite3_file* file) { return real(file)->pMethods->xClose(real(file)); }
    static int read(sqlite3_file* file, void* bytes, int size, sqlite3_int64 place) {
        return real(file)->pMethods->xRead(real(file), bytes, size, place);
    }
    static int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 place) {
        if (disk(file).strikes(Trouble::NoRoom)) return SQLITE_FULL;
        if (disk(file).strikes(Trouble::WriteError)) return SQLITE_IOERR_WRITE;
        if (disk(file).strikes(Trouble::ShortWrite)) {
            real(file)->pMethods->xWrite(real(file), bytes, size / 2, place);
            return SQLITE_IOERR_WRITE;
        }
        return real(file)->pMethods->xWrite(real(file), bytes, size, place);
    }
    static int truncate(sqlite3_file* file, sqlite3_int64 size) {
        if (disk(file).strikes(Trouble::WriteError)) return SQLITE_IOERR_TRUNCATE;
        return real(file)->pMethods->xTruncate(real(file), size);
    }
    static int sync(sqlite3_file* file, int /*flags*/) {
        return disk(file).strikes(Trouble::SyncError) ? SQLITE_IOERR_FSYNC : SQLITE_OK;
    }
    static int size(sqlite3_file* file, sqlite3_int64* answer) {
        return real(file)->pMethods->xFileSize(real(file), answer);
    }
    static int lock(sqlite3_file* file, int level) {
        if (level > SQLITE_LOCK_SHARED && disk(file).is_locked()) return SQLITE_BUSY;
        return real(file)->pMethods->xLock(real(file), level);
    }
    static int unlock(sqlite3_file* file, int level) { return real(file)->pMethods->xUnlock(real(file), level); }
    static int reserved(sqlite3_file* file, int* answer) {
        return real(file)->pMethods->xCheckReservedLock(real(file), answer);
    }
    static int control(sqlite3_file* file, int what, void* argument) {
        return real(file)->pMethods->xFileControl(real(file), what, argument);
    }
    static int sector_size(sqlite3_file* file) { return real(file)->pMethods->xSectorSize(real(file)); }
    static int characteristics(sqlite3_file* file) { return real(file)->pMethods->xDeviceCharacteristics(real(file)); }
    static int shared_map(sqlite3_file* file, int region, int size, int extend, void volatile** answer) {
        return real(file)->pMethods->xShmMap(real(file), region, size, extend, answer);
    }
    static int shared_lock(sqlite3_file* file, int offset, int count, int flags) {
        constexpr int to_write = SQLITE_SHM_LOCK | SQLITE_SHM_EXCLUSIVE;
        if (flags == to_write && disk(file).is_locked()) {
            ++disk(file).failures_;
            return SQLITE_BUSY;
        }
        return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
    }
    static void shared_barrier(sqlite3_file* file) { real(file)->pMethods->xShmBarrier(real(file)); }
    static int shared_unmap(sqlite3_file* file, int remove) {
        return real(file)->pMethods->xShmUnmap(real(file), remove);
    }
    static int fetch(sqlite3_file* file, sqlite3_int64 place, int size, void** answer) {
        return real(file)->pMethods->xFetch(real(file), place, size, answer);
    }
    static int unfetch(sqlite3_file* file, sqlite3_int64 place, void* page) {
        return real(file)->pMethods->xUnfetch(real(file), place, page);
    }

    static const sqlite3_io_methods table;
};

const sqlite3_io_methods Methods::table{
    3,        close,   read,        write,           truncate,   sync,        size,           lock,         unlock,
    reserved, control, sector_size, characteristics, shared_map, shared_lock, shared_barrier, shared_unmap, fetch,
    unfetch};

Disk::Disk()
    : real_(sqlite3_vfs_find(nullptr)) {
    vfs_.iVersion = 2;
    vfs_.szOsFile = static_cast<int>(sizeof(Methods::File)) + real_->szOsFile;
    vfs_.mxPathname = real_->mxPathname;
    vfs_.zName = "failing";
    vfs_.pAppData = this;
    vfs_.xOpen = Methods::open;
    vfs_.xDelete = Methods::remove;
    vfs_.xAccess = Methods::access;
    vfs_.xFullPathname = Methods::full_name;
    vfs_.xRandomness = Methods::randomness;
    vfs_.xSleep = Methods::sleep;
    vfs_.xCurrentTime = Methods::time;
    vfs_.xGetLastError = Methods::last_error;
    vfs_.xCurrentTimeInt64 = Methods::time_64;
    sqlite3_vfs_register(&vfs_, 1);
}

Disk::~Disk() {
    sqlite3_vfs_unregister(&vfs_);
    sqlite3_vfs_register(real_, 1);
}

void Disk::begin(Trouble trouble, int calls) {
    troubles_.insert(trouble);
    calls_left_ = calls;
}

void Disk::calm() {
    troubles_.clear();
    calls_left_ = 0;
    locked_until_ = clock_;
}

bool Disk::strikes(Trouble trouble) {
    if (calls_left_ == 0 || !troubles_.contains(trouble)) return false;
    ++failures_;
    if (--calls_left_ == 0) troubles_.clear();
    return true;
}

} // namespace failing
