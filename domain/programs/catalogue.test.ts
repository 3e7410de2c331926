import { expect, it } from 'vitest';
import type { Text } from '../text';
import { catalogue, isAbout } from './find';
import { programs } from './index.generated';

it('has every program once, in its group', () => {
  const parts = catalogue(programs);
  expect(parts.map(({ group }) => group)).toEqual(['recognition', 'platform', 'plan', 'bid']);
  expect(parts.flatMap((part) => part.programs).length).toBe(programs.length);
});

it.each(programs)('$key says what it is for and what it brings', async ({ summary, load }) => {
  expect(summary?.zh).toBeTruthy();
  expect((await load()).brings?.length).toBeGreaterThan(1);
});

it('finds programs by words of either language, in any order, or of the one in use', () => {
  const say = ({ en }: Text) => (en.startsWith('Gazelle') ? 'الشركات الغزالية' : en);
  const found = (words: string) => programs.filter((each) => isAbout(each, words, say)).map(({ key }) => key);
  expect(found('الغزالية')).toEqual(['gazelle']);
  expect(found('瞪羚')).toEqual(['gazelle']);
  expect(found('talent Overseas')).toEqual(['overseasproject']);
  expect(found('揭榜挂帅 成果')).toEqual(['jiebangguashuai_result']);
  expect(found('')).toHaveLength(programs.length);
  expect(found('量子')).toEqual([]);
});
