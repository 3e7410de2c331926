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

  it('follows a chain that is longer than the stack, and names no more circles than anybody mends', () => {
    const document = readProgramDocument('gazelle');
    const length = 12_000;
    const name = (index: number) => `link${index}`;
    const need = (index: number, text: string) => {
      document.expressions[name(index)] = { parameters: [], text };
    };
    for (let index = 0; index < length; index += 1) need(index, name(index + 1));
    need(length, '1');
    expect(listCircles(document)).toEqual([]);
    for (let index = 1; index < 200; index += 1) need(length + index, `${name(length + index)} + 1`);
    expect(listCircles(document)).toHaveLength(50);
  });
});
