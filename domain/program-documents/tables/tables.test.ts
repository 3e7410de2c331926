import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findLibraryItem, readProgramDocument } from '../../../tests/support/program-documents';
import { checkAnswers } from '../../filing/check';
import { normaliseAnswers } from '../../filing/input';
import { programs } from '../../programs/index.generated';
import { readProgramDocument as readDocument } from '../read';
import type { ProgramDocument } from '../types';
import { programTablesForm, readDocumentRows, writeDocumentRows } from '.';

const readExample = (name: string): ProgramDocument => {
  const { document } = readDocument(
    readFileSync(`docs/guides/examples/${name}.yaml`, 'utf8'),
    findLibraryItem,
  );
  if (!document) throw new Error(name);
  return document;
};

const documents: [string, ProgramDocument][] = [
  ...programs.map(({ key }): [string, ProgramDocument] => [key, readProgramDocument(key)]),
  ['digital-workshop', readExample('digital-workshop')],
];
const ctx = { batchYear: 2026, today: '2026-11-27', settings: {} };

describe.each(documents)('writeDocumentRows of %s', (_, document) => {
  const rows = writeDocumentRows(document);

  it('is read as the same document, to the byte', () => {
    const { document: read, faults } = readDocumentRows(rows);
    expect(faults).toEqual([]);
    expect(read).toEqual(document);
    expect(JSON.stringify(read)).toBe(JSON.stringify(document));
  });

  it('returns answers that a draft accepts as they are', () => {
    expect(checkAnswers(programTablesForm, rows, ctx, 'draft')).toEqual([]);
    expect(normaliseAnswers(programTablesForm, rows)).toEqual(rows);
  });
});

describe('writeDocumentRows of what no column can hold', () => {
  const odd = structuredClone(readExample('digital-workshop'));
  const [section] = odd.form.sections;
  if (section?.kind !== 'fields') throw new Error('no section of fields');
  Object.assign(section.fields[0] as object, {
    help: { zh: '不间断\u00a0空格', en: 'No\u00a0break' },
    unit: ' 个 ',
    recurs: 'no_such_figure',
    words: { a: { zh: '甲', en: 'A' } },
    id: 'applicant.company_name',
  });
  Object.assign(odd.form.rules[0] as object, { applies: ' ' });
  odd.form.separatePapers = [];
  odd.form.document.cover = [];
  odd.manifest.fits = { 'DW-E2': 'true', 'DW-E1': 'false' };
  odd.form.eligibility.push({ id: 'DW-E3', zh: '三', en: 'Three', value: 0.1 + 0.2 });
  const rows = writeDocumentRows(odd);

  it('is read as the same document', () => {
    expect(readDocumentRows(rows)).toMatchObject({ document: odd, faults: [] });
    expect(JSON.stringify(readDocumentRows(rows).document.manifest.fits)).toBe(
      JSON.stringify(odd.manifest.fits),
    );
  });

  it('survives the normalisation of a draft', () => {
    expect(normaliseAnswers(programTablesForm, rows)).toEqual(rows);
    expect(checkAnswers(programTablesForm, rows, ctx, 'draft')).toEqual([]);
  });
});
