/**
 * PGlite's file system on Node, with the fsync that it lacks: as shipped it starts PostgreSQL with fsync off and its
 * file layer ignores the call, so a power cut loses acknowledged writes. This leans on internals of exactly the pinned
 * version; durable.test.ts counts the calls per commit.
 */
import { fsyncSync, writeSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fsyncPath } from '../../directory/kept-file';

/** The part of emscripten that the hook touches. */
interface NodeStream {
  /** The host's file descriptor; directories have none. */
  nfd?: number;
  node: unknown;
}
interface NodeFileSystem {
  realPath(node: unknown): string;
  node_ops: { setattr(node: unknown, attributes: { mode?: number }): void };
  stream_ops: { fsync?: (stream: NodeStream) => number };
}

/**
 * Start parameters of a database that keeps what it acknowledged, keeps few files open (PostgreSQL would have up to 1,000
 * open, as many as the process may have by default), and few pages: those of 128 MB are memory that never comes back,
 * and what is read again comes from the system's cache of files.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'max_files_per_process=128',
  '-c',
  'shared_buffers=32MB',
];

/** After a failed fsync nobody knows what is on the disk: the only safe answer is to stop and recover from the log. */
function die(error: unknown): never {
  writeSync(2, `fsync failed, stopping: ${error instanceof Error ? error.message : String(error)}\n`);
  process.kill(process.pid, 'SIGKILL');
  throw error;
}

/** Number of times that this thread has waited for the disk; a test holds us to one per commit. */
export const syncs = { count: 0 };

function addFsync({ NODEFS }: { NODEFS: NodeFileSystem }): void {
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
}

/** Emscripten gives each new file the mode that was asked for once more, past the umask of the process. */
function keepFilesPrivate({ NODEFS }: { NODEFS: NodeFileSystem }): void {
  const { setattr } = NODEFS.node_ops;
  NODEFS.node_ops.setattr = (node, { mode, ...rest }) =>
    setattr(node, mode === undefined ? rest : { ...rest, mode: mode & ~0o077 });
}

export class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (module: object) => {
      const internals = module as { NODEFS: NodeFileSystem };
      addFsync(internals);
      keepFilesPrivate(internals);
    };
    const preRun = emscriptenOpts.preRun ?? [];
    emscriptenOpts.preRun = [...(Array.isArray(preRun) ? preRun : [preRun]), hook];
    return { emscriptenOpts };
  }
}
