import { describe, expect, it } from 'vitest';
import {
  combineSealVerdicts,
  type DetectedSeal,
  findDecidingSeal,
  formatIssuedSealLine,
  formatSealLine,
} from './seal';

const seal = (rest: Partial<DetectedSeal> = {}): DetectedSeal => ({
  state: 'intact',
  reachesEnd: true,
  isOwn: true,
  ...rest,
});
const inner = seal({ reachesEnd: false });

describe(combineSealVerdicts, () => {
  it.each<[string, DetectedSeal[], string]>([
    ['without a seal', [], 'none'],
    ['sealed by the portal over the whole', [seal()], 'genuine'],
    ['sealed by somebody else', [seal({ isOwn: false })], 'foreign'],
    ['that something was added to', [inner], 'added'],
    ['that somebody else sealed after the portal', [inner, seal({ isOwn: false })], 'added'],
    [
      'that the portal sealed after somebody else',
      [seal({ isOwn: false, reachesEnd: false }), seal()],
      'genuine',
    ],
    ['that was changed', [seal({ state: 'broken' })], 'broken'],
    ['with one seal that does not hold', [seal({ state: 'broken', isOwn: false }), seal()], 'broken'],
    ['by an algorithm that is not known', [seal({ state: 'unreadable', isOwn: false })], 'unreadable'],
  ])('returns its verdict on a PDF %s', (_, seals, verdict) => {
    expect(combineSealVerdicts(seals)).toBe(verdict);
  });

  it("findDecidingSeal returns the portal's own seal where there is one", () => {
    expect(findDecidingSeal([inner, seal({ isOwn: false })])).toBe(inner);
    expect(findDecidingSeal([])).toBeNull();
  });
});

describe(formatSealLine, () => {
  it('names who sealed and when in Beijing time, and takes no name for a template', () => {
    const mark = { by: '示范市科学技术局$&', at: new Date('2026-06-10T02:00:00Z') };
    expect(formatSealLine(mark, 'zh')).toBe('本件由示范市科学技术局$&于2026-06-10 10:00加盖电子签章');
    expect(formatSealLine({ ...mark, by: '{{at}}' }, 'en')).toContain(
      'sealed by {{at}} on 10 Jun 2026, 10:00',
    );
  });

  it("says on a company's own document that the seal is no decision", () => {
    const mark = { by: '示例市科学技术局', at: new Date('2026-11-26T01:00:00Z') };
    expect(formatSealLine(mark, 'zh', true)).toContain('不代表审核结果');
    expect(formatSealLine(mark, 'zh')).not.toContain('审核');
  });
});

describe(formatIssuedSealLine, () => {
  const issued = { office: '示例市科学技术局', date: '2026年2月13日' };
  const mark = { by: '示例市科学技术局', at: new Date('2026-02-13T02:00:00Z') };

  it('says who sealed and when for a letter sealed at its issue, with the time as the letter writes it', () => {
    expect(formatIssuedSealLine(mark, 'zh', issued)).toBe(
      '本件由示例市科学技术局于2026年2月13日10:00加盖电子签章',
    );
  });

  it.each([
    ['another office', { ...mark, by: '新沈河市科学技术局' }],
    ['another day', { ...mark, at: new Date('2026-11-30T02:00:00Z') }],
  ])('says who issued and when as well for a seal of %s', (_, later) => {
    const line = formatIssuedSealLine(later, 'zh', issued);
    expect(line).toContain('本件由示例市科学技术局于2026年2月13日签发，由');
    expect(line).toContain(later.by);
    expect(line).toMatch(/加盖电子签章$/);
  });
});
