/** Prints papers in a thread of its own: started with the first paper, one paper after the other. */
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Printable } from '../../domain/document/model';
import { problems } from '../errors';
import type { FromPrinter, ToPrinter } from './worker-messages';

/** More papers than these wait for nobody: the next one is asked to come again. */
const WAITING_AT_MOST = 20;
const PAPER_TIMEOUT_MS = 90_000;

export interface Printer {
  print(paper: Printable): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Job {
  paper: Printable;
  resolve(pdf: Uint8Array): void;
  reject(reason: Error): void;
}

/** Compiled beside this file's bundle; from source it runs as TypeScript. */
function startWorker(): Worker {
  const bundled = extname(__filename) === '.js';
  const worker = new Worker(join(__dirname, bundled ? 'document-worker.js' : 'worker.ts'), {
    ...(bundled ? {} : { execArgv: ['--require', 'tsx/cjs'] }),
  });
  worker.unref();
  return worker;
}

export function createPrinter(timeoutMs = PAPER_TIMEOUT_MS): Printer {
  const waiting: Job[] = [];
  let worker: Worker | undefined;
  let printing: Job | undefined;
  let timer: NodeJS.Timeout | undefined;
  let serial = 0;

  function finish(settle: (job: Job) => void): void {
    clearTimeout(timer);
    const job = printing;
    printing = undefined;
    if (job) settle(job);
    next();
  }

  /** The thread is given up; the next paper gets a new one. */
  function abandon(reason: string): void {
    const lost = worker;
    worker = undefined;
    void lost?.terminate();
    finish((job) => job.reject(new Error(reason)));
  }

  function open(): Worker {
    const started = startWorker();
    started.on('message', (message: FromPrinter) => {
      if (message.id !== serial) return;
      if ('pdf' in message) finish((job) => job.resolve(message.pdf));
      else finish((job) => job.reject(new Error(message.reason)));
    });
    const lost = (reason: string) => {
      if (worker === started) abandon(reason);
    };
    started.on('error', (error) => lost(error.message));
    started.on('exit', (code) => lost(`the printing thread ended with ${code}`));
    return started;
  }

  function next(): void {
    if (printing) return;
    printing = waiting.shift();
    if (!printing) return;
    worker ??= open();
    serial += 1;
    timer = setTimeout(() => abandon(`a paper took longer than ${timeoutMs} ms`), timeoutMs);
    worker.postMessage({ id: serial, paper: printing.paper } satisfies ToPrinter);
  }

  return {
    print(paper) {
      if (waiting.length >= WAITING_AT_MOST) return Promise.reject(problems.unavailable(10));
      return new Promise((resolve, reject) => {
        waiting.push({ paper, resolve, reject });
        next();
      });
    },
    async close() {
      const open = worker;
      worker = undefined;
      for (const job of waiting.splice(0)) job.reject(problems.unavailable());
      finish((job) => job.reject(problems.unavailable()));
      await open?.terminate();
    },
  };
}
