import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../tests/support/program-documents';
import { readSamples } from '../../tests/support/samples';
import { compileText } from '../expressions/language/compile-text';
import { compileForm } from '../program-documents/compile';
import type { ProgramDocument } from '../program-documents/types';
import { programs } from '../programs/index.generated';
import { computeAnswers } from './compute';
import { listFailingExpressions } from './failing-expressions';

function listFailures(document: ProgramDocument) {
  const form = compileForm(document, compileText);
  return readSamples(document.key).flatMap(({ data, ctx }) =>
    listFailingExpressions(form, computeAnswers(form, data, ctx), ctx),
  );
}

const changeGazelle = (change: (document: ProgramDocument) => void): ProgramDocument => {
  const document = readProgramDocument('gazelle');
  change(document);
  return document;
};

describe('listFailingExpressions', () => {
  it.each(programs.map(({ key }) => key))('finds none in the samples of %s', (key) => {
    expect(listFailures(readProgramDocument(key))).toEqual([]);
  });

  it('names a check, a condition and a computed value that fail, each once', () => {
    const document = changeGazelle(({ form }) => {
      const rule = form.rules.find(({ id }) => id === 'GZ-17');
      Object.assign(rule ?? {}, { check: "getRowByKey(productData, 'none').revenue_last_year > 0" });
      const section = form.sections.find(({ key }) => key === 'operationData');
      const column = section?.kind === 'yearly' && section.indicators.find(({ key }) => key === 'debt_ratio');
      Object.assign(column || {}, { computed: 'row.nothing.at(0)' });
      Object.assign(form.sections.find(({ key }) => key === 'honorData') ?? {}, {
        showWhen: 'baseData.none.length > 0',
      });
    });
    expect(listFailures(document)).toEqual([
      { place: 'form.sections.honorData.showWhen', kind: 'fault' },
      { place: 'form.sections.operationData.indicators.debt_ratio.computed', kind: 'fault' },
      { place: 'form.rules.GZ-17.check', kind: 'fault' },
    ]);
  });

  it('asks a rule only where it applies', () => {
    const document = changeGazelle(({ form }) => {
      const rule = form.rules.find(({ id }) => id === 'GZ-17');
      Object.assign(rule ?? {}, { check: 'baseData.none.length > 0', applies: 'false' });
    });
    expect(listFailures(document)).toEqual([]);
  });

  it('says that an expression takes more steps than it may', () => {
    const document = changeGazelle(({ form }) => {
      const rule = form.rules.find(({ id }) => id === 'GZ-17');
      const rows = 'dataYears(200)';
      const check = `${rows}.every(a => ${rows}.every(b => ${rows}.every(c => a + b + c > 0)))`;
      Object.assign(rule ?? {}, { check });
    });
    expect(listFailures(document)).toEqual([{ place: 'form.rules.GZ-17.check', kind: 'limit' }]);
  });
});
