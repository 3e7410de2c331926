/**
 * A process goes on writing to files that were deleted or moved away, and another one can lock what came in their place:
 * the directory is looked at now and then, for as long as it is open.
 */
import { type Stats, statSync } from 'node:fs';

const LOOK_EVERY_MS = 2_000;

/** undefined where there is none, and where the file system does not say. */
export function fileAt(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

export const isSameFile = (before: Stats | undefined, now: Stats | undefined): boolean =>
  before !== undefined && now !== undefined && before.ino === now.ino && before.dev === now.dev;

/** `onReplaced` is told the path that is not what it was. Gives the stop. */
export function watchFiles(paths: string[], onReplaced: (path: string) => void): () => void {
  const before = paths.map(fileAt);
  const timer = setInterval(() => {
    const replaced = paths.find((path, i) => !isSameFile(before[i], fileAt(path)));
    if (replaced === undefined) return;
    clearInterval(timer);
    onReplaced(replaced);
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
