/** Reads one source map and looks up positions in it; runs in a worker thread. */
import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import type { StackFrame } from '../../domain/system/browser-error-calls';
import { giveWay } from '../core/workers/give-way';

giveWay();

/** Returns the path within the project, such as `src/pages/index/index.tsx`, without the bundler's prefix. */
const toPlainPath = (source: string): string =>
  source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.\/)+/, '');

export default async function look({ path, frames }: { path: string; frames: StackFrame[] }) {
  const map = new SourceMap(JSON.parse(await readFile(path, 'utf8')) as SourceMapPayload);
  return frames.map(({ line, column }) => {
    const found = map.findEntry(line - 1, Math.max(0, column - 1));
    if (!('originalSource' in found) || !found.originalSource) return null;
    const { originalSource, originalLine, originalColumn } = found;
    return `${toPlainPath(originalSource)}:${originalLine + 1}:${originalColumn + 1}`;
  });
}
