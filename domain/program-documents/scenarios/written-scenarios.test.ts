import { describe, expect, it } from 'vitest';
import { findLibraryItem, readProgramDocument } from '../../../tests/support/program-documents';
import { readSamples } from '../../../tests/support/samples';
import { compileText } from '../../expressions/language/compile-text';
import { computeAnswers } from '../../filing/compute';
import { programs } from '../../programs/index.generated';
import { compileForm } from '../compile';
import { getProgramBody } from '../parts';
import { readProgramDocument as readFile } from '../read';
import { readDocumentRows, writeDocumentRows } from '../tables';
import { runScenarios } from './run-scenarios';
import { readScenario, writeScenario } from './written-scenarios';

const title = { zh: '示例', en: 'Example' };

describe.each(programs.map(({ key }) => key))('scenarios of %s', (key) => {
  const document = readProgramDocument(key);
  const form = compileForm(document, compileText);
  const scenarios = readSamples(key).map(({ name, ctx, data }) =>
    writeScenario(
      form,
      { key: name, ctx, answers: computeAnswers(form, data, ctx), failing: [], changes: [] },
      title,
    ),
  );

  it('judge what is written as the samples themselves', () => {
    const replayed = runScenarios(
      form,
      scenarios.map((each) => readScenario(form, each)),
    );
    expect(replayed).toEqual(
      scenarios.map(({ key: name }) => ({
        key: name,
        differences: [],
        failing: [],
        notFailing: [],
        failed: [],
        faults: [],
      })),
    );
  });

  it('go into rows and come back to the byte', () => {
    const kept = { ...document, scenarios };
    const rows = writeDocumentRows(kept);
    expect(rows.about).toEqual(writeDocumentRows(document).about);
    const { document: read, faults } = readDocumentRows(rows);
    expect(faults).toEqual([]);
    expect(JSON.stringify(read) === JSON.stringify(kept)).toBe(true);
  });

  it('are not part of the body that companies fetch', () => {
    expect(getProgramBody({ ...document, scenarios })).toEqual(getProgramBody(document));
  });
});

describe('scenarios in the file of a document', () => {
  it('are answers, whatever they look like', () => {
    const answers = { company_name: '{{name}}', use: 'no-such-item' };
    const records = [{ section: 'baseData', answers }];
    const written = { ...title, key: 'a', batchYear: 2026, today: '2026-06-10', records };
    const text = JSON.stringify({ ...readProgramDocument('gazelle'), scenarios: [written] });
    expect(readFile(text, findLibraryItem).document?.scenarios).toEqual([written]);
  });
});

describe(writeScenario, () => {
  const form = compileForm(readProgramDocument('gazelle'), compileText);
  const [sample] = readSamples('gazelle');
  const ctx = { batchYear: 2026, today: '2026-06-10', settings: {} };
  const write = (answers: object) =>
    writeScenario(form, { key: 'a', ctx, answers: answers as never, failing: [], changes: [] }, title);

  it('keeps texts that look like other values, and lines', () => {
    const baseData = {
      ...sample?.data.baseData,
      company_name: '123',
      main_business: 'true',
      growth_statement: '一\n = 二',
    };
    const written = write({ baseData });
    const kept = { ...readProgramDocument('gazelle'), scenarios: [written] };
    expect(readDocumentRows(writeDocumentRows(kept)).document.scenarios).toEqual([written]);
    expect(readScenario(form, written).answers.baseData).toEqual(baseData);
  });

  it('divides answers that are too long for a cell', () => {
    const baseData = { company_profile: '长'.repeat(10_000), growth_statement: '长'.repeat(10_000) };
    const written = write({ baseData });
    expect(written.records.filter(({ answers }) => answers)).toHaveLength(2);
    expect(readScenario(form, written).answers.baseData).toEqual(baseData);
  });
});
