/*
 * Loaded into a browser before everything else: keeps, beside a profile, what a disk would still
 * hold of it after a power cut. A file is copied when it is synced; what was written since then,
 * and files that never were, are not there. Moving and removing count at once, as a journal of the
 * file system keeps them in order; moving what was never synced moves nothing.
 *
 * CUSTODIAN_DISK_OF is the profile, CUSTODIAN_DISK the folder of copies; without them it does nothing.
 * No memory is asked for: the browser brings its own malloc, and some calls come before it is there.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t copying = PTHREAD_MUTEX_INITIALIZER;
static char buffer[1 << 16];

/* Where the copy of a file of the profile lies; 0 when it is none of the profile. */
static int copy_of(const char *path, char *copy) {
  const char *of = getenv("CUSTODIAN_DISK_OF"), *disk = getenv("CUSTODIAN_DISK");
  if (!of || !disk) return 0;
  size_t length = strlen(of);
  if (strncmp(path, of, length) != 0 || path[length] != '/') return 0;
  return snprintf(copy, PATH_MAX, "%s%s", disk, path + length) < PATH_MAX;
}

/* The same for a path as a caller says it, beside an open folder or from the root. */
static int copy_at(int folder, const char *path, char *copy) {
  char whole[PATH_MAX], link[64];
  if (path[0] == '/') return copy_of(path, copy);
  if (folder == AT_FDCWD) snprintf(link, sizeof link, "/proc/self/cwd");
  else snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
  ssize_t length = readlink(link, whole, sizeof whole - 1);
  if (length < 0) return 0;
  whole[length] = 0;
  if (length + strlen(path) + 2 > sizeof whole) return 0;
  strcat(strcat(whole, "/"), path);
  return copy_of(whole, copy);
}

static void make_folders(char *path) {
  for (char *at = strchr(path + 1, '/'); at; at = strchr(at + 1, '/')) {
    *at = 0;
    mkdir(path, 0700);
    *at = '/';
  }
}

static int move(const char *from, const char *to) {
  return syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

/* Where a file's copy goes, and where it waits until it may count; 0 for what is not kept. */
static int places_of(int fd, char *copy, char *half) {
  char link[64], path[PATH_MAX];
  struct stat about;
  if (fstat(fd, &about) != 0 || !S_ISREG(about.st_mode) || about.st_nlink == 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  if (!copy_of(path, copy)) return 0;
  snprintf(half, PATH_MAX, "%s/.half-%d", getenv("CUSTODIAN_DISK"), getpid());
  return 1;
}

static int copied(int fd, const char *half) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  int from = syscall(SYS_openat, AT_FDCWD, link, O_RDONLY | O_CLOEXEC, 0);
  int to = syscall(SYS_openat, AT_FDCWD, half, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  int whole = from >= 0 && to >= 0;
  for (ssize_t got; whole && (got = read(from, buffer, sizeof buffer)) != 0;) {
    whole = got > 0 && write(to, buffer, got) == got;
  }
  if (from >= 0) close(from);
  if (to >= 0) close(to);
  return whole;
}

/* Copied before the sync, counted after it: nothing that was written meanwhile slips in. */
static int kept_sync(const char *name, int fd) {
  char copy[PATH_MAX], half[PATH_MAX];
  int (*sync)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  int before = errno;
  if (!places_of(fd, copy, half)) {
    errno = before;
    return sync(fd);
  }
  pthread_mutex_lock(&copying);
  int whole = copied(fd, half);
  errno = before;
  int answer = sync(fd);
  int after = errno;
  if (answer == 0 && whole) {
    make_folders(copy);
    move(half, copy);
  }
  errno = after;
  pthread_mutex_unlock(&copying);
  return answer;
}

int fsync(int fd) { return kept_sync("fsync", fd); }
int fdatasync(int fd) { return kept_sync("fdatasync", fd); }

static void moved(int fromFolder, const char *from, int toFolder, const char *to) {
  char one[PATH_MAX], other[PATH_MAX];
  int before = errno;
  int fromHere = copy_at(fromFolder, from, one), toHere = copy_at(toFolder, to, other);
  if (fromHere && toHere) {
    make_folders(other);
    move(one, other);
  }
  errno = before;
}

static void removed(int folder, const char *path) {
  char copy[PATH_MAX];
  int before = errno;
  if (copy_at(folder, path, copy)) syscall(SYS_unlinkat, AT_FDCWD, copy, 0);
  errno = before;
}

int rename(const char *from, const char *to) {
  int answer = move(from, to);
  if (answer == 0) moved(AT_FDCWD, from, AT_FDCWD, to);
  return answer;
}

int renameat2(int fromFolder, const char *from, int toFolder, const char *to, unsigned int flags) {
  int answer = syscall(SYS_renameat2, fromFolder, from, toFolder, to, flags);
  if (answer == 0) moved(fromFolder, from, toFolder, to);
  return answer;
}

int renameat(int fromFolder, const char *from, int toFolder, const char *to) {
  return renameat2(fromFolder, from, toFolder, to, 0);
}

int unlinkat(int folder, const char *path, int flags) {
  int answer = syscall(SYS_unlinkat, folder, path, flags);
  if (answer == 0 && !(flags & AT_REMOVEDIR)) removed(folder, path);
  return answer;
}

int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }
