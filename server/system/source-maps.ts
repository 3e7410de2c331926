/**
 * Maps positions in built scripts to positions in the sources. The source maps of a build are in a folder beside it that is not
 * served; each script's name contains a hash of its content, so the map of any build that has the script fits. Maps are read in a
 * worker thread.
 */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { StackFrame } from '../../domain/system/browser-error-calls';
import { resolveWorkerFile, type WorkerJob, type WorkerPool } from '../core/workers/workers';

const READ: WorkerJob = {
  file: resolveWorkerFile(__dirname, 'source-map-worker'),
  timeoutMs: 20_000,
  waitingPerOwner: 50,
};
const KNOWN_AT_MOST = 2_000;

export interface SourcePlace {
  at: string;
  is_source: boolean;
}

const getFrameKey = ({ file, line, column }: StackFrame): string => `${file}:${line}:${column}`;

/** `portal`: the folder of the built portal; null where something else serves it. */
export function createSourceMaps(portal: string | null, workers: Pick<WorkerPool, 'run'>) {
  const known = new Map<string, string | null>();

  function mapOf(file: string): string | null {
    if (!portal) return null;
    const beside = dirname(portal);
    const folders = readdirSync(beside).filter((name) => name.startsWith('dist-maps'));
    const paths = folders.map((folder) => join(beside, folder, `${file}.map`));
    return paths.find((path) => existsSync(path)) ?? null;
  }

  async function read(file: string, frames: StackFrame[]): Promise<void> {
    const path = mapOf(file);
    const found = path
      ? await workers.run<(string | null)[]>(READ, 'source maps', { path, frames }).catch(() => [])
      : [];
    if (known.size > KNOWN_AT_MOST) known.clear();
    for (const [i, frame] of frames.entries()) known.set(getFrameKey(frame), found[i] ?? null);
  }

  return {
    /** Returns a function from each of these frames to its position in the sources. */
    async resolve(frames: StackFrame[]): Promise<(frame: StackFrame) => SourcePlace> {
      const files = new Map<string, StackFrame[]>();
      for (const frame of frames)
        if (!known.has(getFrameKey(frame))) files.set(frame.file, [...(files.get(frame.file) ?? []), frame]);
      for (const [file, wanted] of files) await read(file, wanted);
      return (frame) => {
        const source = known.get(getFrameKey(frame));
        return { at: source ?? getFrameKey(frame), is_source: Boolean(source) };
      };
    },
  };
}

export type SourceMaps = ReturnType<typeof createSourceMaps>;
