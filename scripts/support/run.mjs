import { spawn } from 'node:child_process';
import { ROOT } from './project.mjs';

/** Runs a command of the project to its end, showing what it says; rejects unless it ends with 0. */
export const run = (command, args, env = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code}`));
    });
  });

/** Runs a program of an installed package, by the path of its JavaScript file. */
export const runNode = (file, args = [], env = {}) => run(process.execPath, [file, ...args], env);
