import { expect, it } from 'vitest';
import { fitting } from '.';

const columns = [{ key: 'name' }, { key: 'no', width: 10, yields: 1 }, { key: 'day', width: 8, yields: 2 }];
const keysIn = (room: number | null) => fitting(columns, room).map(({ key }) => key);

it('leaves out columns that yield, the lowest first, until the rest has room', () => {
  expect(keysIn(29)).toEqual(['name', 'no', 'day']);
  expect(keysIn(28)).toEqual(['name', 'day']);
  expect(keysIn(18)).toEqual(['name']);
  expect(keysIn(1)).toEqual(['name']);
});

it('keeps all columns until the room is known', () => {
  expect(keysIn(null)).toHaveLength(3);
});
