import { describe, expect, it } from 'vitest';
import { isGatheringOver, nameFilings } from './message-gathering';

const NOW = new Date('2026-06-10T02:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);

describe(isGatheringOver, () => {
  it('returns false while filings keep coming, for five minutes at most', () => {
    expect(isGatheringOver([ago(60), ago(5)], NOW)).toBe(false);
    expect(isGatheringOver([ago(60), ago(20)], NOW)).toBe(true);
    expect(isGatheringOver([ago(300), ago(1)], NOW)).toBe(true);
  });
});

describe(nameFilings, () => {
  const program = { zh: '瞪羚企业', en: 'Gazelle enterprise' };

  it('names one filing by its code, several by their programs and number', () => {
    expect(nameFilings([{ program, code: 'AB12' }]).zh).toBe('瞪羚企业，编号AB12');
    const other = { zh: '高新技术企业', en: 'High-tech enterprise' };
    const three = [program, other, program].map((each, i) => ({ program: each, code: `${i}` }));
    expect(nameFilings(three)).toMatchObject({
      zh: '瞪羚企业、高新技术企业，共3件',
      en: 'Gazelle enterprise, High-tech enterprise: 3 filings',
      ar: expect.stringContaining('عددها: 3'),
    });
  });
});
