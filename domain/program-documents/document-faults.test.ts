import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../tests/support/program-documents';
import { listDocumentFaults } from './document-faults';

function listFaults(named: Record<string, string>) {
  const document = readProgramDocument('gazelle');
  for (const [name, text] of Object.entries(named)) document.expressions[name] = { parameters: [], text };
  return listDocumentFaults(document).map(({ item, at, text }) => [item, at, text.en]);
}

describe('listDocumentFaults', () => {
  it('names expressions that cannot be read, by their characters', () => {
    expect(listFaults({ day: '1 + new Date()', other: 'baseData.' })).toEqual([
      ['expressions.day', [4, 14], 'A formula cannot contain “new Date()”'],
      ['expressions.other', [8, 9], 'This cannot be read; check brackets, quotation marks and operators'],
    ]);
  });

  it('names what expressions cannot mean, and circles', () => {
    expect(listFaults({ first: 'second + x9x', second: 'first' })).toEqual([
      ['expressions.first', [9, 12], 'There is no field, formula or function named “x9x”; check the name'],
      [
        'first → second',
        [0, 0],
        'The formula “first” refers to itself, directly or through others; break the circle',
      ],
    ]);
  });

  it.each(['constructor', 'toString'])('reads no inherited property for a dictionary named %s', (name) => {
    const document = readProgramDocument('gazelle');
    const section = document.form.sections.find(({ key }) => key === 'baseData');
    const fields = section?.kind === 'fields' ? section.fields : [];
    const field = fields.find(({ key }) => key === 'track');
    if (field?.type !== 'select') throw new Error('no choice');
    field.options = name;
    expect(() => listDocumentFaults(document)).not.toThrow();
  });
});
