import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from './query';

describe(stringify, () => {
  it('is, with parse, all that umi-request imports of qs', () => {
    const bundle = readFileSync('node_modules/umi-request/dist/index.esm.js', 'utf8');
    const imported = /import \{ (.*?) \} from 'qs'/.exec(bundle)?.[1]?.split(', ').sort();
    expect(imported).toEqual([parse.name, stringify.name]);
  });

  it('repeats the name of a list, writes null as a bare name, and leaves undefined out', () => {
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
});

describe(parse, () => {
  it('returns names and values that stringify escaped', () => {
    const hard = { 'a&b=': '1 + 1 = 2 & 100% #甲', d: 'x/y?z' };
    expect(parse(stringify(hard))).toEqual(hard);
  });
});
