import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../tests/support/program-documents';
import { programs } from '../programs/index.generated';
import { listDocumentHints } from './document-faults';
import { findMissingAnswers } from './missing-answers';
import { listSectionItems } from './references';
import type { ProgramDocument } from './types';

const makeOptional = (document: ProgramDocument, section: string, field: string): ProgramDocument => {
  const holder = document.form.sections.find(({ key }) => key === section);
  const item = holder && listSectionItems(holder).find(({ key }) => key === field);
  if (!item) throw new Error(`no ${section}.${field}`);
  Object.assign(item, { required: false });
  return document;
};

const describeFaults = (document: ProgramDocument) =>
  findMissingAnswers(document).faults.map(({ place, kind, values }) => `${place} ${kind} ${values.part}`);

describe('findMissingAnswers', () => {
  it.each(programs.map(({ key }) => key))('finds no fault in %s', (key) => {
    expect(findMissingAnswers(readProgramDocument(key)).faults).toEqual([]);
  });

  it('follows names that stand many times within each other for a bounded time', () => {
    const document = readProgramDocument('gazelle');
    for (let i = 0; i < 30; i += 1)
      document.expressions[`x${i}`] = { parameters: [], text: i ? `x${i - 1} + x${i - 1} + x${i - 1}` : '1' };
    for (const rule of document.form.rules) rule.check = 'x29 > 1';
    expect(findMissingAnswers(document).faults).toEqual([]);
  }, 20_000);

  it('hints at years of the shipped programs that a young company is not asked for', () => {
    const hints = programs.flatMap(({ key }) =>
      findMissingAnswers(readProgramDocument(key)).hints.map(({ place, kind }) => `${key} ${place} ${kind}`),
    );
    expect(hints).toEqual([
      'gazelle form.rules.GZ-17.check yearMayBeMissing',
      'hightech form.rules.HT-29.check yearMayBeMissing',
      'serverproject form.rules.SV-R13.check yearMayBeMissing',
    ]);
    expect(listDocumentHints(readProgramDocument('gazelle'), null)[0]?.text.zh).toContain(
      '年度可能不在填报范围内',
    );
  });

  it('names the rules that judge by a column once it is optional', () => {
    const document = makeOptional(readProgramDocument('gazelle'), 'operationData', 'net_profit');
    expect(describeFaults(document)).toEqual(['form.rules.GZ-16.check mayBeEmpty row.net_profit']);
  });

  it('knows the condition of a rule, and the one under which a field is asked for', () => {
    const document = readProgramDocument('socialspecial');
    const rule = document.form.rules.find(({ id }) => id === 'SS-R05');
    if (!rule) throw new Error('no rule');
    Object.assign(rule, { check: 'ethics.sample_size <= 100', applies: undefined });
    expect(describeFaults(document)).toEqual(['form.rules.SS-R05.check emptyUnless ethics.sample_size']);
    Object.assign(rule, { applies: 'ethics.is_clinical' });
    expect(describeFaults(document)).toEqual([]);
  });

  it('hints at a computed value that stays empty with an answer', () => {
    const document = makeOptional(readProgramDocument('gazelle'), 'operationData', 'total_assets');
    const hints = findMissingAnswers(document).hints.map(({ place, kind }) => `${place} ${kind}`);
    expect(hints).toContain('form.sections.operationData.indicators.debt_ratio.computed staysEmpty');
  });
});
