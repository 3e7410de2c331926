import { describe, expect, it } from 'vitest';
import { formatSheetName, listSheetNames } from './sheet';

const named = (en: string, zh = en) => ({ title: { zh, en } });

describe(formatSheetName, () => {
  it.each([
    ['Financial position, last two years', 'Financial position, last two'],
    ['Persons who work in research, full time', 'Persons who work in research'],
    ['Persons who work in developments and research', 'Persons who work in'],
    ['A title of precisely thirty-one', 'A title of precisely thirty-one'],
    ['A title of precisely thirty-one characters', 'A title of precisely thirty-one'],
    ['Donaudampfschifffahrtsgesellschaften', 'Donaudampfschifffahrtsgesellsch'],
    ['R&D [2025]: costs/income', 'R&D 2025 costs income'],
  ])('ends %s with a whole word where there is one', (title, name) => {
    expect(formatSheetName(named(title).title, 'en')).toBe(name);
  });

  it('cuts a Chinese title at the limit', () => {
    expect(formatSheetName(named('', `2025 ${'年'.repeat(40)}`).title, 'zh')).toBe(`2025 ${'年'.repeat(26)}`);
  });
});

describe(listSheetNames, () => {
  it('finds the sheet of an earlier file, whose name was cut inside a word', () => {
    expect(listSheetNames(named('Financial position, last two years', '财务状况'))).toEqual(
      expect.arrayContaining(['财务状况', 'Financial position, last two', 'Financial position, last two ye']),
    );
  });
});
