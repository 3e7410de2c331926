import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  findLibraryItem,
  readProgramDocument,
  readProgramText,
} from '../../../tests/support/program-documents';
import { programs } from '../../programs/index.generated';
import type { FindItem, LibraryItem } from '../library-item';
import { createProgramFile, type HashText, readProgramFile } from './program-file';
import { resolveLibraryItems } from './resolve-items';

const hashText: HashText = async (text) => createHash('sha256').update(text).digest('hex');

const createFile = (key: string) => createProgramFile(parse(readProgramText(key)), findLibraryItem, hashText);

/** A library in which one item is another one. */
const withItem =
  (name: string, item: LibraryItem | undefined): FindItem =>
  (each) =>
    each === name ? item : findLibraryItem(each);

describe(createProgramFile, () => {
  it.each(programs.map(({ key }) => key))('is read as the same document: %s', async (key) => {
    const file = await createFile(key);
    const reading = await readProgramFile(JSON.stringify(file), findLibraryItem, hashText);
    expect(reading.faults).toBeUndefined();
    if (!reading.file) return;
    expect(JSON.stringify(reading.document)).toBe(JSON.stringify(readProgramDocument(key)));
    expect(reading.items.filter(({ kind }) => kind !== 'same')).toEqual([]);
    expect(Object.keys(file.library).length).toBe(reading.items.length);
  });

  it('contains the items that items use, and no others', async () => {
    const { library } = await createFile('keyproject');
    expect(Object.keys(library)).toEqual(Object.keys(library).toSorted());
    expect(Object.keys(library)).toContain('leader');
    expect(Object.keys((await createFile('gazelle')).library)).not.toContain('leader');
  });
});

describe(readProgramFile, () => {
  it('refuses what is no program, and what was altered', async () => {
    const file = await createFile('gazelle');
    const refusals = [
      '{',
      '[]',
      JSON.stringify({ ...file, schema: 2 }),
      JSON.stringify({ ...file, document: { ...file.document, edition: '2030.1' } }),
      JSON.stringify(file).replaceAll('"maxLength":100', '"maxLength":101'),
    ];
    for (const text of refusals) {
      const { faults = [] } = await readProgramFile(text, findLibraryItem, hashText);
      expect([text.slice(0, 20), faults.length]).toEqual([text.slice(0, 20), 1]);
    }
  });

  it('says which items differ from ours, and which we do not have', async () => {
    const text = JSON.stringify(await createFile('gazelle'));
    const other = { ...(findLibraryItem('given') as LibraryItem), parameters: ['extra'] };
    const differing = await readProgramFile(text, withItem('given', other), hashText);
    const lacking = await readProgramFile(text, withItem('given', undefined), hashText);
    const kindOf = ({ items }: { items?: { name: string; kind: string }[] }) =>
      items?.find(({ name }) => name === 'given')?.kind;
    expect([kindOf(differing as never), kindOf(lacking as never)]).toEqual(['differs', 'absent']);
  });
});

describe(resolveLibraryItems, () => {
  const theirs = findLibraryItem('usual-benefits') as LibraryItem;
  const ours: LibraryItem = { part: [{ zh: '本市奖励', en: 'Reward of the city' }] };
  const read = async (findOurs: FindItem) => {
    const reading = await readProgramFile(JSON.stringify(await createFile('gazelle')), findOurs, hashText);
    if (!reading.file) throw new Error(JSON.stringify(reading.faults));
    return reading;
  };
  const findOurs = withItem('usual-benefits', ours);

  it('takes ours where nothing is chosen', async () => {
    const { file, items } = await read(findOurs);
    const resolved = resolveLibraryItems(file, items, {}, findOurs);
    expect(resolved.items).toEqual({});
    expect(resolved.document?.form.brings?.at(-1)).toEqual({ zh: '本市奖励', en: 'Reward of the city' });
  });

  it('takes theirs in place of ours', async () => {
    const { file, items, document } = await read(findOurs);
    const resolved = resolveLibraryItems(file, items, { 'usual-benefits': 'theirs' }, findOurs);
    expect(resolved.items).toEqual({ 'usual-benefits': theirs });
    expect(resolved.document).toEqual(document);
  });

  it('keeps both: theirs under a name that is free', async () => {
    const { file, items, document } = await read(findOurs);
    const resolved = resolveLibraryItems(file, items, { 'usual-benefits': 'both' }, findOurs);
    expect(resolved.items).toEqual({ 'usual-benefits-2': theirs });
    expect(JSON.stringify(resolved.written)).toContain('"use":"usual-benefits-2"');
    expect(resolved.document).toEqual(document);
  });

  it('adds items that we do not have', async () => {
    const without = withItem('usual-benefits', undefined);
    const { file, items, document } = await read(without);
    const resolved = resolveLibraryItems(file, items, {}, without);
    expect(resolved.items).toEqual({ 'usual-benefits': theirs });
    expect(resolved.document).toEqual(document);
  });

  it('says where the program has faults with our items', async () => {
    const broken = withItem('usual-benefits', { part: [{ zh: '只有中文' }] });
    const { file, items } = await read(broken);
    const resolved = resolveLibraryItems(file, items, {}, broken);
    expect([resolved.document, resolved.faults.length > 0]).toEqual([null, true]);
  });
});
