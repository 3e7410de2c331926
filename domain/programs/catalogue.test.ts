import { describe, expect, it } from 'vitest';
import type { Text } from '../text';
import { groupProgramsForCatalogue, isProgramMatch } from './find';
import { programs } from './index.generated';

describe(groupProgramsForCatalogue, () => {
  it('returns every program once, in its group', () => {
    const parts = groupProgramsForCatalogue(programs);
    expect(parts.map(({ group }) => group)).toEqual(['recognition', 'platform', 'plan', 'bid']);
    expect(parts.flatMap((part) => part.programs).length).toBe(programs.length);
  });

  it.each(programs)('has for $key a purpose and its benefits', async ({ summary, load }) => {
    expect(summary?.zh).toBeTruthy();
    expect((await load()).brings?.length).toBeGreaterThan(1);
  });
});

describe(isProgramMatch, () => {
  it('finds programs by words of either language, or of the one on screen, in any order', () => {
    const say = ({ en }: Text) => (en.startsWith('Gazelle') ? 'الشركات الغزالية' : en);
    const found = (words: string) =>
      programs.filter((each) => isProgramMatch(each, words, say)).map(({ key }) => key);
    expect(found('الغزالية')).toEqual(['gazelle']);
    expect(found('瞪羚')).toEqual(['gazelle']);
    expect(found('talent Overseas')).toEqual(['overseasproject']);
    expect(found('揭榜挂帅 成果')).toEqual(['jiebangguashuai_result']);
    expect(found('')).toHaveLength(programs.length);
    expect(found('量子')).toEqual([]);
  });
});
