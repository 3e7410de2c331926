/** Orderly shutdown on a signal, an uncaught error or the loss of the supervisor. */
import { performance } from 'node:perf_hooks';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from './db/client';

/** Requests under way may take this long after a signal; then they are answered with 503. */
const GRACE_MS = 7_000;
/** Grace period after an uncaught error, kept short because the state is unknown. */
const FAULT_GRACE_MS = 2_000;
const LIMIT_MS = 9_500;
/** npm and a terminal may pass one signal on twice: only a later one means "at once". */
const SAME_SIGNAL_MS = 1_000;

/** The parts that have to end, as far as they were started. */
export interface StartedServices {
  app?: FastifyInstance;
  db?: Database;
}

/** `leaveMs`: milliseconds to continue serving after a signal, so that a balancer redirects requests first. */
export function registerShutdown(running: StartedServices, log: FastifyBaseLogger, leaveMs: number): void {
  let began: number | undefined;
  let exitCode = 0;

  async function close(graceMs: number, waitMs: number): Promise<void> {
    await running.app?.drain(graceMs, waitMs);
    await running.app?.close();
    await running.db?.close();
    log.info('stopped');
  }

  function end(graceMs: number, waitMs = 0): void {
    if (began !== undefined) return;
    began = performance.now();
    setTimeout(() => process.exit(exitCode), LIMIT_MS + waitMs);
    close(graceMs, waitMs)
      .catch((error: Error) => {
        exitCode = 1;
        log.fatal({ err: error }, 'the end failed');
      })
      .finally(() => process.exit(exitCode));
  }

  const onSignal = (signal: NodeJS.Signals) => {
    if (began !== undefined && performance.now() - began > SAME_SIGNAL_MS) process.exit(1);
    log.info({ signal }, 'stopping');
    end(GRACE_MS, leaveMs);
  };

  // An uncaught error is a bug that may have left any state half done; the supervisor starts a new process with a clean state.
  const onFault = (message: string) => (error: unknown) => {
    exitCode = 1;
    log.fatal({ err: error }, message);
    end(FAULT_GRACE_MS);
  };

  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  process.on('uncaughtException', onFault('an error escaped, stopping'));
  process.on('unhandledRejection', onFault('a rejection escaped, stopping'));
  // Without the process that started this one over a channel, nobody would supervise the portal.
  process.on('disconnect', () => process.exit(1));
}
