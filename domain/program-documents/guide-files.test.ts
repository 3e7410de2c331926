import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../tests/support/program-documents';
import type { AttachedFile } from '../definition';
import { compareDocuments, findStrictness } from './comparison/compare-documents';
import { listDocumentFaults } from './document-faults';
import { createProgramFile, readProgramFile } from './exchange/program-file';
import { readAttachedFile, writeAttachedFile } from './guide-files';
import { readDocumentRows, writeDocumentRows } from './tables';

const file: AttachedFile = { name: '申报书 模板（2026）.docx', size: 12_345, sha256: 'b'.repeat(64) };
const text = { zh: '模板', en: 'Template' };

const withGuideFiles = (...guideFiles: object[]) => {
  const document = readProgramDocument('gazelle');
  document.form.guideFiles = guideFiles as NonNullable<typeof document.form.guideFiles>;
  return document;
};

describe('readAttachedFile', () => {
  it('reads the line that a file is written as, and no other', () => {
    expect(readAttachedFile(writeAttachedFile(file) ?? '')).toEqual(file);
    for (const line of ['', '指南.pdf', `${'b'.repeat(64)}/12/../x.pdf`, `${'b'.repeat(64)}/0/x.pdf`])
      expect(readAttachedFile(line)).toBeNull();
  });
});

describe('an uploaded file of the guide', () => {
  it('goes through the rows of a draft unchanged', () => {
    const document = withGuideFiles({ ...text, file }, { ...text, url: 'https://example.org/a.pdf' });
    const read = readDocumentRows(writeDocumentRows(document));
    expect(read.faults).toEqual([]);
    expect(read.document.form.guideFiles).toEqual(document.form.guideFiles);
  });

  it('leads to its cell where that was altered', () => {
    const rows = writeDocumentRows(withGuideFiles({ ...text, file }));
    const [row] = rows.guideFiles as { file: string }[];
    if (row) row.file = '模板.docx';
    expect(readDocumentRows(rows).faults.map(({ place }) => [place?.section, place?.field])).toEqual([
      ['guideFiles', 'file'],
    ]);
  });

  it('travels to another house by name, size and hash', async () => {
    const document = withGuideFiles({ ...text, file });
    const hashText = async (given: string) => createHash('sha256').update(given).digest('hex');
    const sent = await createProgramFile({ ...document }, () => undefined, hashText);
    const read = await readProgramFile(JSON.stringify(sent), () => undefined, hashText);
    expect(read).toMatchObject({ document: { form: { guideFiles: [{ file }] } } });
  });

  it('stands either here or at an address', () => {
    const both = withGuideFiles({ ...text, file, url: 'https://example.org/a.pdf' }, text);
    expect(listDocumentFaults(both).map(({ kind, item }) => [kind, item])).toEqual([
      ['guideFileUnplaced', 'form.guideFiles.0'],
      ['guideFileUnplaced', 'form.guideFiles.1'],
    ]);
  });

  it('is told by the comparison of editions, and asks nothing of companies', () => {
    const other = { ...file, name: '新模板.docx', sha256: 'c'.repeat(64) };
    const [before, after] = [withGuideFiles({ ...text, file }), withGuideFiles({ ...text, file: other })];
    const comparison = compareDocuments(before, { ...after, edition: '2027.1' });
    const told = comparison.changes.flatMap(({ properties }) => properties);
    expect(JSON.stringify(told)).toContain('新模板.docx');
    expect(findStrictness(comparison)).toBe('words');
  });
});
