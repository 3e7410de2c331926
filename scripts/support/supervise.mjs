import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './project.mjs';

/** Seconds before a process that died is started anew: longer each time, until one has lasted. */
const PAUSES = [1, 2, 5, 10, 30];
const LASTED_MS = 60_000;
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Variables that keep the C library from holding memory that is free: two arenas instead of one for each thread, and blocks of
 * 128 kB and more given back at once. They are read when a process begins; deploy/ sets the same.
 */
export const MEMORY_VARIABLES = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Arguments of node. V8 would keep up to 48 MB for new objects; with 24 the processor has no more to do. */
export const NODE_ARGUMENTS = ['--enable-source-maps', '--max-semi-space-size=8'];

/**
 * Runs a program that tells over its channel that it has started. One that dies afterwards is started anew, without its
 * arguments; one that never came that far has a fault that starting again does not mend. Resolves with the exit code.
 * `meanwhile`: variables of the environment until a promise is kept, when the program is started anew without them; its
 * rejection ends the program and is passed on.
 */
export const supervise = async (file, args, meanwhile) => {
  let child;
  let isStopping = false;
  const wake = new AbortController();
  const stop = (signal) => {
    isStopping = true;
    wake.abort();
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of SIGNALS) process.on(signal, stop);

  const runOnce = (given, env) =>
    new Promise((resolve) => {
      const began = Date.now();
      let hasStarted = false;
      child = spawn(process.execPath, [...NODE_ARGUMENTS, file, ...given], {
        cwd: ROOT,
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
        env: { ...MEMORY_VARIABLES, ...process.env, ...env },
      });
      child.on('message', () => {
        hasStarted = true;
      });
      child.on('close', (code, signal) =>
        resolve({ code: code ?? 1, why: signal ?? code, hasStarted, lasted: Date.now() - began }),
      );
    });

  /** Ends by itself, or when the promise is settled; a program that starts is let to, for it may be making its data. */
  const runMeanwhile = async () => {
    let isRelieved = false;
    let fault;
    const run = runOnce(args, meanwhile.env);
    const started = new Promise((resolve) => child.once('message', resolve));
    const relieve = () =>
      Promise.race([run, started]).then(() => {
        isRelieved = true;
        child.kill('SIGTERM');
      });
    meanwhile.until.then(relieve, (error) => {
      if (isStopping) return;
      fault = error;
      stop('SIGTERM');
    });
    const ended = await run;
    if (fault) throw fault;
    return { ...ended, isRelieved };
  };

  let last = meanwhile && (await runMeanwhile());
  if (!last || (last.isRelieved && !isStopping)) last = await runOnce(last ? [] : args);
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
