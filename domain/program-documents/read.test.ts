import { describe, expect, it } from 'vitest';
import { findLibraryItem, readProgramText } from '../../tests/support/program-documents';
import { LIBRARY_LIMITS } from './library-item';
import { readLibraryItem, readProgramDocument } from './read';
import { DOCUMENT_LIMITS } from './schema';

const text = readProgramText('gazelle');

const listFaults = (changed: string) =>
  (readProgramDocument(changed, findLibraryItem).faults ?? []).map(({ kind, item, at }) => ({
    kind,
    item,
    words: changed.slice(...at),
  }));

describe('readProgramDocument()', () => {
  it('reads the document of a program', () => {
    const { document } = readProgramDocument(text, findLibraryItem);
    expect(document?.key).toBe('gazelle');
    expect(document?.form.sections.map(({ key }) => key)).toContain('operationData');
  });

  it('names a property that the shape does not know, and where it stands', () => {
    const [fault, ...others] = listFaults(text.replace('receiptPrefix: ', 'receiptPrefixes: '));
    expect([fault?.kind, fault?.item, others.map(({ item }) => item)]).toEqual([
      'shape',
      'manifest.receiptPrefix',
      ['manifest'],
    ]);
  });

  it('points to a wrong value by its characters', () => {
    expect(listFaults(text.replace('level: error', 'level: grave'))).toEqual([
      { kind: 'shape', item: 'form.rules.0.level', words: 'grave' },
    ]);
  });

  it.each(['__proto__', 'constructor', 'toString'])('refuses a key %s', (name) => {
    expect(listFaults(text.replace('dictionaries:', `dictionaries:\n  ${name}: {}`))).toEqual([
      { kind: 'reservedKey', item: name, words: name },
    ]);
  });

  it('refuses a file that repeats its parts by aliases', () => {
    const bomb = `a: &a [1, 1]\nb: &b [*a, *a]\nc: [*b, *b]\n`;
    expect(new Set(listFaults(bomb).map(({ kind }) => kind))).toEqual(new Set(['alias']));
  });

  it.each([
    ['broken', 'key: [1, 2'],
    ['with a tag', 'key: !!js/function "x"'],
    ['with a key twice', 'key: 1\nkey: 2'],
  ])('refuses a file that is %s', (_, broken) => {
    expect(listFaults(broken)[0]?.kind).toBe('syntax');
  });

  it.each([
    ['a file that is too long', `${text}\n#${'x'.repeat(DOCUMENT_LIMITS.length)}`],
    ['a file of ten million characters', 'x'.repeat(10_000_000)],
    ['brackets that never close', '{'.repeat(150_000)],
    ['keys within keys of one line', '? '.repeat(150_000)],
    ['values within values of one line', 'a: '.repeat(99_000)],
    ['a list of fifty thousand numbers', `a: [${'1, '.repeat(50_000)}1]`],
    ['a list of forty thousand empty lists', `a: [${'[],'.repeat(40_000)}]`],
    ['a list of forty thousand aliases', `- &a 1\n- [${'*a,'.repeat(40_000)}]`],
    ['forty thousand commas', `a: [${','.repeat(40_000)}]`],
    ['forty thousand keys', Array.from({ length: 40_000 }, (_, i) => `${i.toString(36)}: 1`).join('\n')],
    ['a file of empty lines', '\n'.repeat(290_000)],
    ['lists within lists', `a: ${'['.repeat(5_000)}${']'.repeat(5_000)}`],
    ['maps within maps', Array.from({ length: 400 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
  ])('refuses %s', (_, hostile) => {
    expect(listFaults(hostile).map(({ kind }) => kind)).toContain('tooLarge');
  });

  it.each(['', 'null', '[]', 'a', '1'])('refuses a file that holds %j alone', (empty) => {
    expect(listFaults(empty)[0]?.kind).toBe('shape');
  });

  it('writes out the library, and points into it where it is used', () => {
    const { document } = readProgramDocument(text, findLibraryItem);
    expect(document?.form.rules.find(({ id }) => id === 'GZ-22')?.check).toContain('isCreditCode');
    expect(listFaults(text.replace('use: credit-code-rule', 'use: credit-rule'))).toEqual([
      { kind: 'itemUnknown', item: 'form.rules.21.use', words: 'credit-rule' },
    ]);
    expect(listFaults(text.replace('id: GZ-22', "id: 'GZ 22'"))).toEqual([
      { kind: 'shape', item: 'form.rules.21.id', words: "'GZ 22'" },
    ]);
    const ofAnotherShape = () => ({ part: { level: 'grave' } });
    const [first] = readProgramDocument(text, ofAnotherShape).faults ?? [];
    expect(text.slice(...(first?.at ?? []))).toBe('{ use: credit-code-rule, id: GZ-22 }');
  });
});

describe('readLibraryItem()', () => {
  it('reads an item', () => {
    expect(readLibraryItem('part:\n  - { zh: 一, en: One }').item).toEqual({
      part: [{ zh: '一', en: 'One' }],
    });
  });

  it.each([
    ['shape', 'part: 1'],
    ['shape', 'parts: []'],
    ['alias', 'part: [&a [1], *a]'],
    ['tooLarge', `part: ['${'x'.repeat(LIBRARY_LIMITS.length)}']`],
  ])('refuses an item with a fault of %s', (kind, hostile) => {
    expect(readLibraryItem(hostile).faults?.[0]?.kind).toBe(kind);
  });
});
