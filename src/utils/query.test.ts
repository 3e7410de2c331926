import { expect, it } from 'vitest';
import { parse, stringify } from './query';

it('repeats the name of a list, keeps null as a name, and leaves undefined out', () => {
  const parameters = {
    page: 2,
    status: ['draft', undefined, 'returned'],
    all: false,
    empty: '',
    q: null,
    x: undefined,
  };
  expect(stringify(parameters)).toBe('page=2&status=draft&status=returned&all=false&empty=&q');
  expect(stringify({})).toBe('');
});

it('escapes names and values so that they come back as they were', () => {
  const hard = { 'a&b=': '1 + 1 = 2 & 100% #甲', d: 'x/y?z' };
  expect(parse(stringify(hard))).toEqual(hard);
});
