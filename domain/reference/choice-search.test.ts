import { describe, expect, it } from 'vitest';
import { isSearchMatch, rankSearchMatch } from './choice-search';
import { industry } from './industry';
import { industryWords } from './industry-words';

const paths = industry.items.flatMap((section) => (section.children ?? []).map((division) => [section, division].map(({ value, zh }) => ({ value: String(value), label: zh }))));
const divisions = paths.map((path) => path.at(-1)?.value ?? '');
const found = (typed: string) => paths.filter((path) => isSearchMatch(typed, path)).map((path) => path.at(-1)?.value);

describe(isSearchMatch, () => {
  it.each([
    ['装备', ['C34', 'C35', 'C37', 'C38', 'C43']],
    ['机械零部件', ['C33', 'C34']],
    ['机械', ['C34', 'C35', 'C38', 'C43']],
    ['人工智能', ['I65']],
    ['制造业 机床', ['C34']],
  ])('returns the divisions that a clerk means by %s', (typed, expected) => {
    expect(found(typed)).toEqual(expect.arrayContaining(expected));
  });

  it('returns divisions by part of their name', () => expect(found('医药制造')).toEqual(['C27']));

  it('returns nothing for words of no industry', () => expect(found('火星旅行')).toEqual([]));
});

describe(rankSearchMatch, () => {
  it('puts the division that is called so before those found by their section', () => {
    const hits = paths.filter((path) => isSearchMatch('软件', path));
    const best = hits.toSorted((one, other) => rankSearchMatch('软件', one) - rankSearchMatch('软件', other));
    expect(best.length).toBeGreaterThan(1);
    expect(best[0]?.at(-1)?.label).toBe('软件和信息技术服务业');
  });
});

describe('industryWords', () => {
  it('has words only for existing divisions', () => {
    expect(Object.keys(industryWords).filter((value) => !divisions.includes(value))).toEqual([]);
  });
});
