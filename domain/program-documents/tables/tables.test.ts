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
