/**
 * PGlite's file system on Node, with the fsync that it lacks: as shipped it starts PostgreSQL with fsync off and its
 * file layer ignores the call, so a power cut loses acknowledged writes. This leans on internals of exactly the pinned
 * version; durable.test.ts counts the calls per commit.
 */
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of emscripten that the hook touches. */
interface NodeStream {
  /** The host's file descriptor; directories have none. */
  nfd?: number;
  node: unknown;
}
interface NodeFileSystem {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: NodeStream) => number };
}

/** Start parameters of a database that keeps what it acknowledged. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

export function fsyncPath(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** After a failed fsync nobody knows what is on the disk: the only safe answer is to stop and recover from the log. */
function die(error: unknown): never {
  writeSync(2, `fsync failed, stopping: ${error instanceof Error ? error.message : String(error)}\n`);
  process.kill(process.pid, 'SIGKILL');
  throw error;
}

/** How often this thread has waited for the disk; the test that holds us to one per commit reads it. */
export const syncs = { count: 0 };

export class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: object) => {
      const { NODEFS } = module as { NODEFS: NodeFileSystem };
      NODEFS.stream_ops.fsync = (stream) => {
        try {
          if (stream.nfd === undefined) fsyncPath(NODEFS.realPath(stream.node));
          else fsyncSync(stream.nfd);
          syncs.count += 1;
          return 0;
        } catch (error) {
          return die(error);
        }
      };
    };
    const preRun = emscriptenOpts.preRun ?? [];
    emscriptenOpts.preRun = [...(Array.isArray(preRun) ? preRun : [preRun]), addFsync];
    return { emscriptenOpts };
  }
}
