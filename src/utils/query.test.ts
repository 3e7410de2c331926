import { describe, expect, it } from 'vitest';
import { encodeQuery, parse } from './query';

describe(encodeQuery, () => {
  it('repeats the name of a list, writes null as a bare name, and leaves undefined out', () => {
    const parameters = {
      page: 2,
      status: ['draft', undefined, 'returned'],
      all: false,
      empty: '',
      q: null,
      x: undefined,
    };
    expect(encodeQuery(parameters)).toBe('page=2&status=draft&status=returned&all=false&empty=&q');
    expect(encodeQuery({})).toBe('');
  });
});

describe(parse, () => {
  it('returns names and values that stringify escaped', () => {
    const hard = { 'a&b=': '1 + 1 = 2 & 100% #甲', d: 'x/y?z' };
    expect(parse(encodeQuery(hard))).toEqual(hard);
  });
});
