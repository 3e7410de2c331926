import { describe, expect, it } from 'vitest';
import { programs } from '../programs/index.generated';
import {
  formatAnswerFilters,
  isFilterableAnswer,
  listAnswerFields,
  parseAnswerFilters,
} from './answer-filters';

describe(parseAnswerFilters, () => {
  it('returns the filters that formatAnswerFilters wrote, whatever text they hold', () => {
    const filters = [
      { path: 'basic.name', has: '沈阳; a~b=c..d %' },
      { path: 'basic.level', is: 'A=1' },
      { path: 'plan.total', from: '-12.5', to: '500' },
      { path: 'plan.start', from: '2026-01-01' },
    ];
    expect(parseAnswerFilters(formatAnswerFilters(filters))).toEqual(filters);
  });

  it('returns null for texts that are no filters, and for more than eight', () => {
    for (const text of [
      '',
      'basic',
      'basic.name',
      'basic.name~',
      'plan.total:..',
      'a.b=%E0%A4%A',
      'a.b~x;',
      'a.b:1..2..3;c',
    ])
      expect(parseAnswerFilters(text)).toBeNull();
    expect(parseAnswerFilters(Array(9).fill('a.b=1').join(';'))).toBeNull();
  });
});

describe(listAnswerFields, () => {
  it('returns the single answers of every program, but no files and no identity numbers to search by', async () => {
    for (const program of programs) {
      const fields = listAnswerFields(await program.load());
      expect(fields.length, program.key).toBeGreaterThan(5);
      expect(fields.filter(({ field }) => field.type === 'file')).toEqual([]);
      expect(fields.filter((each) => each.field.type === 'id_card' && isFilterableAnswer(each))).toEqual([]);
    }
  });
});
