import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { MEMORY_VARIABLES, NODE_ARGUMENTS, supervise } from './supervise.mjs';

const folder = mkdtempSync(join(tmpdir(), 'supervised-'));
const program = join(folder, 'program.mjs');
const said = join(folder, 'said.json');
writeFileSync(
  program,
  `import { writeFileSync } from 'node:fs';
  writeFileSync(${JSON.stringify(said)}, JSON.stringify({ variables: process.env, options: process.execArgv }));
  process.send({ started: true }, () => process.exit(0));`,
);
const [name = ''] = Object.keys(MEMORY_VARIABLES);

afterEach(() => void delete process.env[name]);
afterAll(() => rmSync(folder, { recursive: true }));

const start = async (): Promise<{ variables: Record<string, string>; options: string[] }> => {
  expect(await supervise(program, [])).toBe(0);
  return JSON.parse(readFileSync(said, 'utf8'));
};

describe('supervise', () => {
  it('starts a program with what keeps its memory small', async () => {
    expect(await start()).toMatchObject({ variables: MEMORY_VARIABLES, options: NODE_ARGUMENTS });
  });

  it('leaves the value of such a variable to the operator', async () => {
    process.env[name] = '7';
    expect((await start()).variables[name]).toBe('7');
  });
});
