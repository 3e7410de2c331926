import { spawn } from 'node:child_process';
import { ROOT } from './project.mjs';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];

const LOOK_MS = 500;

/** npm passes a signal to its shell, which ends and tells nobody: to be seen by another parent. */
const whenNpmEnds = (work) => {
  const shell = process.ppid;
  const look = () => process.env.npm_lifecycle_event && process.ppid !== shell && work();
  return setInterval(look, LOOK_MS).unref();
};

/** Passes signals on, which would end this process and leave its child; ends of the same one once the child is gone. */
const passSignals = (child) => {
  let received;
  const pass = (signal) => {
    received = signal;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  const looking = whenNpmEnds(() => pass('SIGTERM'));
  child.on('close', () => {
    clearInterval(looking);
    for (const signal of SIGNALS) process.off(signal, pass);
    if (received) process.kill(process.pid, received);
  });
};

/** The system itself ends a program that asks for memory it cannot give. */
const explainEnd = (signal) =>
  signal === 'SIGKILL' ? ' Most likely the memory did not suffice: end other programs, or allow more.' : '';

/** Runs a command of the project to its end, showing what it says; rejects unless it ends with 0. */
export const run = (command, args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    passSignals(child);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(new Error(`${command} ${args.join(' ')} ended with ${code ?? signal}.${explainEnd(signal)}`));
    });
  });

/** Runs a program of an installed package, by the path of its JavaScript file. */
export const runNode = (file, args = [], env = {}) => run(process.execPath, [file, ...args], env);
