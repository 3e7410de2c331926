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

  it('reads conditions of a profile, too', () => {
    const document = readProgramDocument('gazelle');
    document.manifest.fits = { 'GZ-A1': 'profile.' };
    expect(listDocumentFaults(document).map(({ item }) => item)).toEqual(['manifest.fits.GZ-A1']);
    document.manifest.fits = { 'GZ-A1': 'baseData.track === profile.track' };
    expect(listDocumentFaults(document).map(({ text }) => text.en)).toEqual([
      'There is no field, formula or function named “baseData”; check the name',
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

  it.each<[string, (document: ReturnType<typeof readProgramDocument>) => void, string, string]>([
    [
      'a list of options that is not there',
      ({ manifest }) => {
        manifest.lookups = [{ call: 'GET /gazelle/x', lists: { '': ['position', 'positions'] } }];
      },
      'manifest.lookups.GET /gazelle/x',
      'There is no list of options “positions”; check its name, or add it under “dictionaries”',
    ],
    [
      'a condition that is not there',
      ({ form }) => {
        form.brings = [{ condition: 'GZ-A99' }];
      },
      'form.brings',
      'There is no condition “GZ-A99”; name one that stands under “eligibility”',
    ],
    [
      'a rule twice',
      ({ form }) => form.rules.push(form.rules[0] as (typeof form.rules)[number]),
      'form.rules',
      '“GZ-01” stands twice; give one of the two another name',
    ],
    [
      'a table of years without the year of its rows',
      ({ form }) => {
        const section = form.sections.find(({ kind }) => kind === 'yearly');
        if (section?.kind !== 'yearly') throw new Error('no table of years');
        section.indicators = section.indicators.filter(({ auto }) => auto === undefined);
      },
      'form.sections.',
      'The table of years “近四年经营与研发数据” lacks its year; add a field of the kind “year” that the portal fills in with the year of the row',
    ],
    [
      'a section named as a helper is',
      ({ expressions }) => {
        expressions.sum = { parameters: [], text: '1' };
      },
      'expressions.sum',
      'The name “sum” has a meaning of its own; choose another one',
    ],
    [
      'a parameter named as a constant is',
      ({ expressions }) => {
        expressions.own = { parameters: ['NaN'], text: '1' };
      },
      'expressions.own',
      'The name “NaN” has a meaning of its own; choose another one',
    ],
    [
      'a pattern that can take for ever',
      ({ form }) => {
        const section = form.sections.find(({ key }) => key === 'baseData');
        if (section?.kind !== 'fields') throw new Error('no section of fields');
        Object.assign(section.fields[0] as object, { pattern: '^(a+)+$' });
      },
      'form.sections.baseData',
      'The pattern “^(a+)+$” is wrong or too complex; write it without repetitions within repetitions',
    ],
    [
      'an attachment that accepts no type of file',
      ({ form }) => {
        const fields = form.sections.flatMap((section) => (section.kind === 'files' ? section.fields : []));
        Object.assign(fields[0] as object, { en: 'Licence', zh: '执照', accept: [] });
      },
      '.accept',
      'The attachment “执照” accepts no type of file, so nothing can be uploaded; choose at least one',
    ],
  ])('names %s', (_name, change, item, says) => {
    const document = readProgramDocument('gazelle');
    change(document);
    expect(listDocumentFaults(document).map((fault) => [fault.item, fault.text.en])).toContainEqual([
      expect.stringContaining(item),
      says,
    ]);
  });

  it.each([
    [
      "most(baseData.paid_in_capital, 500, 'yuan')",
      '“实缴资本”以万元填报，公式中写的是元，会判错：请按万元改写数值，并改正单位',
    ],
    [
      "least(baseData.paid_in_capital / baseData.registered_capital, 0.1, 'percent')",
      "比值没有换算成百分数，企业看到的数只有实际的百分之一：请改为“least(percentage(baseData.paid_in_capital, baseData.registered_capital), 10, 'percent')”",
    ],
    ["most(baseData.paid_in_capital, 500, '10k_yuan')", undefined],
  ])('names a unit that is not that of the figure in %s', (figure, fault) => {
    const document = readProgramDocument('gazelle');
    Object.assign(document.form.rules[0] as object, { figure });
    const [found] = listDocumentFaults(document);
    expect(found?.item).toBe(fault && 'form.rules.GZ-01.figure');
    expect(found?.text.zh).toBe(fault);
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
