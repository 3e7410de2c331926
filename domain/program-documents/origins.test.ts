import { describe, expect, it } from 'vitest';
import { findLibraryItem, readProgramText } from '../../tests/support/program-documents';
import { listDocumentFaults } from './document-faults';
import { locateFaults } from './origins';
import { readProgramDocument } from './read';

const listFaults = (text: string) => {
  const { document, faults, findOrigin } = readProgramDocument(text, findLibraryItem);
  if (!document) throw new Error(JSON.stringify(faults));
  return locateFaults(listDocumentFaults(document), findOrigin);
};

describe('locateFaults', () => {
  const text = readProgramText('keyproject');

  it('names the library item of a fault in what it brought, and where it is used', () => {
    const { document, findOrigin } = readProgramDocument(text, findLibraryItem);
    if (!document || !findOrigin) throw new Error('keyproject cannot be read');
    const brought = document.form.sections
      .map(({ key }) => findOrigin(`form.sections.${key}`))
      .filter(Boolean);
    expect(brought.length).toBeGreaterThan(3);
    for (const origin of brought) expect(origin?.path).toMatch(/^form\.sections\.\d+$/);
    const first = document.form.sections.find(({ key }) => findOrigin(`form.sections.${key}`));
    const [located] = locateFaults(
      [
        {
          kind: 'keyTwice',
          item: `form.sections.${first?.key}`,
          at: [0, 0],
          text: { zh: '重复', en: 'Twice' },
        },
      ],
      findOrigin,
    );
    expect(located?.text.zh).toMatch(/^重复（来自公共条目“[\w-]+”）$/);
    expect(located?.item).toMatch(/^form\.sections\.\d+$/);
  });

  it('leaves faults of what the document says itself as they are', () => {
    const faults = listFaults(text.replace(/^(\s*)subject: .*$/m, '$1subject: nowhere.at_all'));
    expect(faults).toContainEqual(
      expect.objectContaining({ kind: 'fieldUnknown', item: 'manifest.subject' }),
    );
  });
});
