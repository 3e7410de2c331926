import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './project.mjs';

/** Seconds before a process that died is started anew: longer each time, until one has lasted. */
const PAUSES = [1, 2, 5, 10, 30];
const LASTED_MS = 60_000;
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Runs a program that tells over its channel that it has started. One that dies afterwards is started anew, without its
 * arguments; one that never came that far has a fault that starting again does not mend. Resolves with the exit code.
 */
export const supervise = async (file, args) => {
  let child;
  let isStopping = false;
  const wake = new AbortController();
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      isStopping = true;
      wake.abort();
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }

  const runOnce = (given) =>
    new Promise((resolve) => {
      const began = Date.now();
      let hasStarted = false;
      child = spawn(process.execPath, ['--enable-source-maps', file, ...given], {
        cwd: ROOT,
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      });
      child.on('message', () => {
        hasStarted = true;
      });
      child.on('close', (code, signal) =>
        resolve({ code: code ?? 1, why: signal ?? code, hasStarted, lasted: Date.now() - began }),
      );
    });

  let last = await runOnce(args);
  if (!last.hasStarted) return last.code;
  for (let deaths = 0; !isStopping && last.code !== 0; deaths += 1) {
    if (last.lasted > LASTED_MS) deaths = 0;
    const pause = PAUSES[Math.min(deaths, PAUSES.length - 1)];
    process.stderr.write(`\nThe portal ended with ${last.why}; it is started again in ${pause} s.\n\n`);
    await sleep(pause * 1000, undefined, { signal: wake.signal }).catch(() => {});
    if (isStopping) return 0;
    last = await runOnce([]);
  }
  return last.code;
};
