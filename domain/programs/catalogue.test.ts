import { describe, expect, it } from 'vitest';
import type { Program } from '../definition';
import type { Text } from '../text';
import { groupProgramsForCatalogue, isProgramMatch, listOfferedPrograms } from './find';
import { programs } from './index.generated';
import { putProgramsInForce } from './registry';

describe(groupProgramsForCatalogue, () => {
  it('returns every program once, in its group', () => {
    const parts = groupProgramsForCatalogue(programs);
    expect(parts.map(({ group }) => group)).toEqual(['recognition', 'platform', 'plan', 'bid']);
    expect(parts.flatMap((part) => part.programs).length).toBe(programs.length);
  });

  it('puts those with an order first within their group, lowest first', () => {
    const ordered = programs.map((program, i) => ({ ...program, ...(i === 3 && { order: 1 }) }));
    const [part] = groupProgramsForCatalogue(ordered.map((each) => ({ ...each, group: 'plan' as const })));
    expect(part?.programs[0]?.key).toBe(programs[3]?.key);
    expect(part?.programs.slice(1).map(({ key }) => key)).toEqual(
      programs.flatMap(({ key }, i) => (i === 3 ? [] : [key])),
    );
  });

  it.each(programs)('has for $key a purpose and its benefits', async ({ summary, load }) => {
    expect(summary?.zh).toBeTruthy();
    expect((await load()).brings?.length).toBeGreaterThan(1);
  });
});

describe(listOfferedPrograms, () => {
  it('leaves out a program whose edition in force is hidden', async () => {
    const [gazelle] = programs;
    await putProgramsInForce([{ ...gazelle, edition: '2027.1', hidden: true } as Program], 'v1');
    expect(listOfferedPrograms().map(({ key }) => key)).not.toContain('gazelle');
    await putProgramsInForce([], '');
    expect(listOfferedPrograms()).toHaveLength(programs.length);
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
