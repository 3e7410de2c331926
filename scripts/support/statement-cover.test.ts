import { describe, expect, it } from 'vitest';
import { chooseCover } from './statement-cover.mjs';

const cost = (file: string, own: number, ...statements: string[]) => ({ file, own, children: 0, statements });

describe(chooseCover, () => {
  it('leaves out a file whose statements others send', () => {
    const costs = [cost('all', 10, 'a', 'b', 'c'), cost('part', 10, 'a', 'b'), cost('own', 10, 'd')];
    expect(chooseCover(costs)).toEqual(['all', 'own']);
  });

  it('prefers the cheaper of two that send the same', () => {
    expect(chooseCover([cost('dear', 900, 'a'), cost('cheap', 30, 'a')])).toEqual(['cheap']);
  });

  it('chooses no file that sends nothing, and none at all if nothing is sent', () => {
    expect([chooseCover([cost('rules', 5)]), chooseCover([])]).toEqual([[], []]);
  });

  it('leaves out a file whose statements were sent already', () => {
    const costs = [cost('lists', 10, 'a', 'b'), cost('own', 10, 'b', 'c')];
    expect(chooseCover(costs, ['a', 'b', 'z'])).toEqual(['own']);
  });

  it('covers every statement, whatever the costs', () => {
    const costs = Array.from({ length: 60 }, (_, i) =>
      cost(`file${i}`, (i * 37) % 91, ...Array.from({ length: 1 + (i % 7) }, (_, n) => `s${(i * n) % 45}`)),
    );
    const chosen = chooseCover(costs);
    const sent = (files: string[]) =>
      new Set(costs.filter(({ file }) => files.includes(file)).flatMap(({ statements }) => statements));
    expect(sent(chosen)).toEqual(sent(costs.map(({ file }) => file)));
    expect(chosen.length).toBeLessThan(costs.length);
  });
});
