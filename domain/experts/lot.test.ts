import { describe, expect, it } from 'vitest';
import { drawLotOrder } from './lot';

const SEED = '00112233445566778899aabbccddeeff';
const people = ['d', 'a', 'c', 'b', 'e'];

describe(drawLotOrder, () => {
  it('returns the same order for the same seed, whatever the order of the candidates', () => {
    const order = drawLotOrder(SEED, people);
    expect([...order].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(drawLotOrder(SEED, [...people].reverse())).toEqual(order);
    expect(drawLotOrder(SEED, [...people, 'a'])).toEqual(order);
    expect(drawLotOrder(SEED, [])).toEqual([]);
    expect(() => drawLotOrder('12', people)).toThrow('32');
  });

  it('gives every candidate the same chance of being first', () => {
    const firsts = new Map(people.map((each) => [each, 0]));
    for (let i = 0; i < 5000; i += 1) {
      const [first = ''] = drawLotOrder((i * 2654435761).toString(16).padStart(32, '0').slice(-32), people);
      firsts.set(first, (firsts.get(first) ?? 0) + 1);
    }
    for (const count of firsts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
