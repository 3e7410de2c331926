import { afterEach, describe, expect, it } from 'vitest';
import type { Program } from '../definition';
import { beforeProgramsChange, programs, putProgramsInForce } from './registry';

const workshop = { key: 'workshop', edition: '2' } as Program;
const former = { key: 'workshop', edition: '1' } as Program;
const isInForce = () => programs.some(({ key }) => key === 'workshop');

describe(beforeProgramsChange, () => {
  let stop = () => {};
  afterEach(async () => {
    stop();
    await putProgramsInForce([], '');
  });

  it('tells every edition that is to hold before any of them does', async () => {
    const told: [string[], boolean][] = [];
    stop = beforeProgramsChange(async (coming) => {
      const editions = coming.flatMap(({ key, edition }) => (key === 'workshop' ? edition : []));
      await Promise.resolve();
      told.push([editions, isInForce()]);
    });
    const from = (program: Program, batchYear: number) => ({ program, from: { batchYear, batchNo: 1 } });
    await putProgramsInForce([workshop], 'x', [from(former, 2026), from(workshop, 2027)]);
    expect(told).toEqual([[['2', '1', '2'], false]]);
    expect(isInForce()).toBe(true);
  });

  it('leaves the programs as they are where one cannot be prepared', async () => {
    stop = beforeProgramsChange(() => Promise.reject(new Error('no database')));
    await expect(putProgramsInForce([workshop], 'x')).rejects.toThrow('no database');
    expect(isInForce()).toBe(false);
    stop();
  });
});
