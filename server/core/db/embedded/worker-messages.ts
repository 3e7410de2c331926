/** A database is made in a thread of its own, whose memory goes with it. */
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
