import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../tests/support/program-documents';
import type { Answers } from '../definition';
import { writeDocumentRows } from '../program-documents/tables';
import { libraryItems } from '../programs/library.generated';
import { listOfferedItems, writeLibraryRows } from './library-rows';
import { pasteRows } from './rows/edit-rows';
import { getRows } from './rows/items';

const keyproject = writeDocumentRows(readProgramDocument('keyproject'));
let ids = 0;
const createId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;
const offered = listOfferedItems(libraryItems);
const pasteItem = (answers: Answers, name: string): Answers => {
  const item = offered.find((each) => each.name === name);
  const rows = item && writeLibraryRows(item, {}, libraryItems, answers);
  return (rows ?? []).reduce(
    (next, copied) => pasteRows(next, copied, {}, createId)?.answers ?? next,
    answers,
  );
};

describe('listOfferedItems', () => {
  it('offers sections and rules by their words, with what they ask', () => {
    expect(offered).toContainEqual(
      expect.objectContaining({
        name: 'applicant-basic',
        table: 'sections',
        title: expect.objectContaining({ zh: '申报单位基本情况' }),
      }),
    );
    expect(offered.filter(({ table }) => table === 'rules').length).toBeGreaterThan(3);
    expect(offered.map(({ name }) => name)).not.toContain('given');
  });
});

describe('writeLibraryRows', () => {
  it('writes a section out with its fields and options, and brings no list twice', () => {
    const before = getRows(keyproject, 'dictionaries').length;
    const once = pasteItem(keyproject, 'bank-account');
    const twice = pasteItem(once, 'bank-account');
    expect(getRows(twice, 'sections').length).toBe(getRows(keyproject, 'sections').length + 2);
    expect(getRows(twice, 'dictionaries').length).toBe(getRows(once, 'dictionaries').length);
    expect(getRows(once, 'dictionaries').length).toBeGreaterThanOrEqual(before);
    expect(getRows(once, 'fields').length).toBeGreaterThan(getRows(keyproject, 'fields').length);
  });

  it('gives a rule without a number one that is free', () => {
    const ofForm = (answers: Answers) => getRows(answers, 'rules').filter(({ form }) => !form);
    const rules = ofForm(pasteItem(pasteItem(keyproject, 'own-funds-rule'), 'own-funds-rule'));
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(rules.length).toBe(ofForm(keyproject).length + 2);
  });

  it('writes nothing while a parameter has no value', () => {
    const asking = offered.find(({ parameters }) => parameters.length > 0);
    if (!asking) throw new Error('no item of the library has a parameter');
    expect(writeLibraryRows(asking, {}, libraryItems, keyproject)).toBeNull();
  });
});
