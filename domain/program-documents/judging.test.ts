import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../tests/support/program-documents';
import { describeJudging } from './judging';
import type { ProgramDocument } from './types';

const gazelle = readProgramDocument('gazelle');

function change(edit: (document: ProgramDocument) => void): string {
  const changed = structuredClone(gazelle);
  edit(changed);
  return describeJudging(changed);
}

const findRule = ({ form }: ProgramDocument) => {
  const rule = form.rules.find(({ figure }) => figure);
  if (!rule?.figure) throw new Error('no rule with a figure');
  return rule as typeof rule & { figure: string };
};

describe('describeJudging', () => {
  const asItIs = describeJudging(gazelle);

  it('stays the same for other words and another layout of an expression', () => {
    expect(
      change((document) => {
        const rule = findRule(document);
        rule.zh = '另一句话';
        rule.figure = `\n  ${rule.figure.replaceAll(', ', ',\n ')}\n`;
      }),
    ).toBe(asItIs);
  });

  it('stays the same for another order of the places of a rule, and changes with one that is gone', () => {
    const findPaths = ({ form }: ProgramDocument) =>
      form.rules.find(({ paths = [] }) => paths.length > 1)?.paths ?? [];
    expect(change((document) => findPaths(document).reverse())).toBe(asItIs);
    expect(change((document) => findPaths(document).pop())).not.toBe(asItIs);
  });

  it.each<[string, (document: ProgramDocument) => void]>([
    [
      'a threshold',
      (document) => (findRule(document).figure = findRule(document).figure.replace('240', '241')),
    ],
    ['a level', (document) => (findRule(document).level = 'warning')],
    [
      'a named expression',
      (document) => {
        const [first] = Object.values(document.expressions);
        if (first) first.text = `(${first.text}) + 1`;
      },
    ],
    [
      'an expression that is named as a property of words is',
      (document) => {
        document.expressions.help = { parameters: [], text: '1' };
      },
    ],
    [
      'a condition of the profile',
      ({ manifest }) => {
        manifest.fits = { ...manifest.fits, 'GZ-A1': 'true' };
      },
    ],
    ['the number of filings', ({ manifest }) => (manifest.perCompanyAndBatch += 1)],
    [
      'what a separate paper depends on',
      ({ form }) => {
        form.separatePapers = [
          { key: 'blind', zh: '', en: '', shows: [{ section: 'baseData', isShown: 'true' }] },
        ];
      },
    ],
    ['a rule that is gone', (document) => document.form.rules.pop()],
  ])('changes with %s', (_name, edit) => {
    expect(change(edit)).not.toBe(asItIs);
  });
});
