import { describe, expect, it } from 'vitest';
import type { Section } from '../definition';
import { getSectionShortTitle } from './sections';

const section = (own: Partial<Section>) => ({ key: 'x', kind: 'fields', fields: [], ...own }) as Section;

describe(getSectionShortTitle, () => {
  it('returns the title without brackets and without the word for a table', () => {
    const title = { zh: '在孵企业（入驻企业）情况表', en: 'Incubatees (resident companies)' };
    expect(getSectionShortTitle(section({ title }))).toMatchObject({ zh: '在孵企业', en: 'Incubatees' });
    const within = { zh: '参与标准制（修）订情况', en: 'Standards (set or revised) of the company' };
    expect(getSectionShortTitle(section({ title: within }))).toMatchObject(within);
  });

  it('returns the short title that a section names', () => {
    const short = { zh: '研发费用', en: 'R&D expenses' };
    const title = { zh: '企业年度研究开发费用结构明细表', en: 'R&D expense breakdown' };
    expect(getSectionShortTitle(section({ title, shortTitle: short }))).toEqual(short);
  });
});
