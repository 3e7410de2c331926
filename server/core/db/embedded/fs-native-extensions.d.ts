declare module 'fs-native-extensions' {
  /**
   * Tries to lock an open file without waiting; false: another open file holds the lock. The kernel releases it when the
   * file is closed.
   */
  export function tryLock(fd: number): boolean;
}
