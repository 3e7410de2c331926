import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const RUN = join(__dirname, 'run.mjs');
/** Script that prints its process id and waits. */
const WAITING = 'console.log(process.pid); setInterval(() => {}, 1000)';
const RUNNING = `const { runNode } = await import(${JSON.stringify(RUN)}); await runNode("-e", [${JSON.stringify(WAITING)}])`;

const firstWord = async (running: ChildProcess) =>
  Number((await once(running.stdout as never, 'data')).toString());
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('a signal ends what a script runs, and then the script', async () => {
  const script = spawn(process.execPath, ['--input-type=module', '-e', RUNNING]);
  const child = await firstWord(script);
  script.kill('SIGTERM');
  expect((await once(script, 'close'))[1]).toBe('SIGTERM');
  expect(isAlive(child)).toBe(false);
});

it('so does the end of the shell that npm runs a script in', async () => {
  const env = { ...process.env, npm_lifecycle_event: 'dev' };
  const command = `"${process.execPath}" --input-type=module -e '${RUNNING}'; true`;
  const shell = spawn('sh', ['-c', command], { env });
  const child = await firstWord(shell);
  shell.kill('SIGTERM');
  await expect.poll(() => isAlive(child), { timeout: 10_000 }).toBe(false);
});
