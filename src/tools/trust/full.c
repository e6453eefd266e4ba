/*
 * Loaded into a browser before everything else: while the file CUSTODIAN_FULL exists, the disk that
 * its profile CUSTODIAN_FULL_OF lies on is full. What makes a file of it longer, or writes to one, is
 * refused as the system refuses it; reading, moving and removing go on. Without them it does nothing.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

/* Whether a file has no room to be written to. */
static int full(int fd) {
  const char *of = getenv("CUSTODIAN_FULL_OF"), *switched = getenv("CUSTODIAN_FULL");
  char link[64], path[PATH_MAX];
  struct stat about;
  int before = errno, answer = 0;
  if (of && switched && syscall(SYS_faccessat, AT_FDCWD, switched, F_OK) == 0 &&
      fstat(fd, &about) == 0 && S_ISREG(about.st_mode)) {
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    size_t start = strlen(of);
    answer = length > (ssize_t)start && strncmp(path, of, start) == 0 && path[start] == '/';
  }
  errno = answer ? ENOSPC : before;
  return answer;
}

ssize_t write(int fd, const void *from, size_t count) {
  return full(fd) ? -1 : syscall(SYS_write, fd, from, count);
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
  return full(fd) ? -1 : syscall(SYS_writev, fd, parts, count);
}

ssize_t pwrite64(int fd, const void *from, size_t count, off64_t at) {
  return full(fd) ? -1 : syscall(SYS_pwrite64, fd, from, count, at);
}

ssize_t pwrite(int fd, const void *from, size_t count, off_t at) {
  return pwrite64(fd, from, count, at);
}

static int longer(int fd, off64_t length) {
  struct stat about;
  return fstat(fd, &about) == 0 && length > about.st_size;
}

int ftruncate64(int fd, off64_t length) {
  if (longer(fd, length) && full(fd)) return -1;
  return syscall(SYS_ftruncate, fd, length);
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

int fallocate64(int fd, int mode, off64_t at, off64_t length) {
  return full(fd) ? -1 : syscall(SYS_fallocate, fd, mode, at, length);
}

int fallocate(int fd, int mode, off_t at, off_t length) {
  return fallocate64(fd, mode, at, length);
}

int posix_fallocate64(int fd, off64_t at, off64_t length) {
  static int (*next)(int, off64_t, off64_t);
  if (full(fd)) return ENOSPC;
  if (!next) next = (int (*)(int, off64_t, off64_t))dlsym(RTLD_NEXT, "posix_fallocate64");
  return next(fd, at, length);
}

int posix_fallocate(int fd, off_t at, off_t length) { return posix_fallocate64(fd, at, length); }
