import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isUnmade } from './database-check';
import type { ExecuteBatch } from './wire';

/** Task of a worker thread. `create` runs in a thread of its own, whose memory is freed with it. */
export interface WorkerTask {
  task: 'create' | 'serve';
  directory: string;
}

/** Batches are answered in the order in which they are sent. */
export type ToWorker = { kind: 'batch'; batch: Uint8Array } | { kind: 'close' };
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; answer: Uint8Array<ArrayBuffer> }
  | { kind: 'closed' };

export interface EmbeddedHost {
  execute: ExecuteBatch;
  /** Milliseconds that the worker thread has worked; absent where the database has no thread of its own. */
  workedMs?: () => number;
  close(): Promise<void>;
}

/** The worker is compiled beside this file's bundle; from source it runs as TypeScript. */
function startWorker(task: WorkerTask): Worker {
  const extension = extname(__filename);
  const bundled = extension === '.js';
  return new Worker(join(__dirname, bundled ? 'embedded-worker.js' : 'worker.ts'), {
    workerData: task,
    ...(bundled ? {} : { execArgv: ['--require', 'tsx/cjs'] }),
  });
}

const create = (directory: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = startWorker({ task: 'create', directory });
    worker.once('error', reject).once('exit', () => resolve());
  });

/**
 * Opens the database on disk in a worker thread; throws PostgreSQL's error where it cannot be opened. The database does
 * not survive the loss of its thread: `onLost` is called when the thread ends by itself, and batches under way are never
 * answered.
 */
export async function openInWorker(
  directory: string,
  onLost: (reason: string) => void,
): Promise<EmbeddedHost> {
  if (isUnmade(directory)) await create(directory);
  return startHost(startWorker({ task: 'serve', directory }), onLost);
}

function startHost(worker: Worker, onLost: (reason: string) => void): Promise<EmbeddedHost> {
  const waiting: ((answer: Uint8Array) => void)[] = [];
  const send = (message: ToWorker) => worker.postMessage(message);
  let closed: (() => void) | undefined;
  let isOpen = false;

  const host: EmbeddedHost = {
    execute: (batch) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        send({ kind: 'batch', batch });
      }),
    workedMs: () => worker.performance.eventLoopUtilization().active,
    close: () =>
      new Promise((resolve) => {
        closed = resolve;
        send({ kind: 'close' });
      }),
  };

  return new Promise((resolve, reject) => {
    const lose = (reason: string) => (isOpen ? onLost(reason) : reject(new Error(reason)));
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') {
        isOpen = true;
        resolve(host);
      } else if (message.kind === 'answer') waiting.shift()?.(message.answer);
    });
    worker.on('error', ({ message }) => lose(message));
    worker.on('exit', (code) => {
      if (closed) closed();
      else lose(`the database thread ended with ${code}`);
    });
  });
}
