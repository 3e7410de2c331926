import { describe, expect, it } from 'vitest';
import { nestsDeeper } from './json-body';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('nestsDeeper', () => {
  it('counts brackets that are open at once', () => {
    expect(nestsDeeper(nested(64), 64)).toBe(false);
    expect(nestsDeeper(nested(65), 64)).toBe(true);
    expect(nestsDeeper(`[${Array(100).fill('{"a":[]}').join()}]`, 3)).toBe(false);
  });

  it('does not count brackets in strings', () => {
    expect(nestsDeeper(JSON.stringify({ text: '[[[[{{{{"\\[[[[' }), 1)).toBe(false);
  });
});
