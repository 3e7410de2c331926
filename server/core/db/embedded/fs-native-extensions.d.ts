declare module 'fs-native-extensions' {
  /** Takes a lock on an open file without waiting; false: another open file has it. The kernel frees it with the file. */
  export function tryLock(fd: number): boolean;
}
