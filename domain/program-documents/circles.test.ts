import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../tests/support/program-documents';
import { programs } from '../programs/index.generated';
import { listCircles } from './circles';

describe('listCircles', () => {
  it.each(programs.map(({ key }) => key))('finds none in %s', (key) => {
    expect(listCircles(readProgramDocument(key))).toEqual([]);
  });

  it('finds named expressions that need each other', () => {
    const document = readProgramDocument('gazelle');
    document.expressions.first = { parameters: [], text: 'second(1) + 1' };
    document.expressions.second = { parameters: ['value'], text: 'value + first' };
    expect(listCircles(document)).toEqual([['first', 'second']]);
  });

  it('finds computed values that need each other, and a named expression between them', () => {
    const document = readProgramDocument('gazelle');
    document.expressions.between = { parameters: [], text: 'indicators.max_single_investment' };
    const section = document.form.sections.find(({ key }) => key === 'indicators');
    if (section?.kind !== 'computed') throw new Error('no computed section');
    const field = section.fields.find(({ key }) => key === 'max_single_investment');
    if (field) field.computed = 'between + 1';
    expect(listCircles(document)).toEqual([['indicators.max_single_investment', 'between']]);
  });
});
