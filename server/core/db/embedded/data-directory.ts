import {
  chmodSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fsyncPath } from '../../directory/durable-file';
import { isUnmade } from './database-check';

/** The empty database that a build brings (`scripts/support/parts.mjs`); run from source, the server has none. */
const BROUGHT = join(__dirname, 'new-database');

const CAUSE = /\b(?:FATAL|PANIC): +(.*)/;

/** Opens the embedded database of a directory. Throws PostgreSQL's error where it cannot be opened. */
export async function openDirectory(directory: string): Promise<PGlite> {
  let cause: string | undefined;
  const onStderr = (line: string) => {
    cause = CAUSE.exec(line)?.[1] ?? cause;
    return false;
  };
  const fs = new DurableNodeFS(directory);
  return PGlite.create({ fs, startParams: durableStartParams, onStderr }).catch((error: Error) => {
    throw new Error(cause ?? error.message);
  });
}

/** Flushes a folder with all below it, closed to other accounts: those of a build are open to all. */
function settlePrivately(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) settlePrivately(path);
    else if (entry.isFile()) {
      chmodSync(path, 0o600);
      fsyncPath(path);
    }
  }
  chmodSync(directory, 0o700);
  fsyncPath(directory);
}

/**
 * Creates the database of a directory that has none: under a temporary name first, then renamed, so that a crash on the
 * way leaves no database rather than half of one. It is a copy of the build's where there is one, because PostgreSQL's `initdb`
 * takes seconds and 550 MB of memory.
 */
export async function createDirectory(directory: string): Promise<void> {
  if (!isUnmade(directory)) return;
  const side = `${directory}.new`;
  rmSync(side, { recursive: true, force: true });
  mkdirSync(side, { recursive: true });
  if (existsSync(BROUGHT)) cpSync(BROUGHT, side, { recursive: true });
  else await (await openDirectory(side)).close();
  settlePrivately(side);
  renameSync(side, directory);
  fsyncPath(dirname(directory));
}

/** The part of emscripten's file streams that the fsync hook uses. */
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
 * Start parameters for durability (acknowledged writes survive), for few open files (by default PostgreSQL opens up to
 * 1,000, as many as the process may have) and for few shared buffers (the default of 128 MB is memory that is never
 * returned, and repeated reads come from the system's file cache).
 */
const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'max_files_per_process=128',
  '-c',
  'shared_buffers=32MB',
];

/** Exits after a failed fsync: the state on disk is unknown, and only recovery from the log is safe. */
function exitWithError(error: unknown): never {
  writeSync(2, `fsync failed, stopping: ${error instanceof Error ? error.message : String(error)}\n`);
  process.kill(process.pid, 'SIGKILL');
  throw error;
}

/** Number of fsync calls of this thread; a test requires exactly one per commit. */
export const syncs = { count: 0 };

function addFsync({ NODEFS }: { NODEFS: NodeFileSystem }): void {
  NODEFS.stream_ops.fsync = (stream) => {
    try {
      if (stream.nfd === undefined) fsyncPath(NODEFS.realPath(stream.node));
      else fsyncSync(stream.nfd);
      syncs.count += 1;
      return 0;
    } catch (error) {
      return exitWithError(error);
    }
  };
}

/**
 * Applies the umask to modes of new files: emscripten sets the requested mode a second time, regardless of the umask of
 * the process.
 */
function keepFilesPrivate({ NODEFS }: { NODEFS: NodeFileSystem }): void {
  const { setattr } = NODEFS.node_ops;
  NODEFS.node_ops.setattr = (node, { mode, ...rest }) =>
    setattr(node, mode === undefined ? rest : { ...rest, mode: mode & ~0o077 });
}

/**
 * PGlite's file system on Node, with the fsync that it lacks: as shipped it starts PostgreSQL with fsync off and its
 * file layer ignores the call, so a power cut loses acknowledged writes. This leans on internals of exactly the pinned
 * version; durable.test.ts counts the calls per commit.
 */
class DurableNodeFS extends NodeFS {
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
