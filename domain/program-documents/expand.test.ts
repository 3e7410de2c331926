import { describe, expect, it } from 'vitest';
import { expandDocument } from './expand';
import { createItemFinder, LIBRARY_LIMITS, type LibraryItem } from './library-item';

const items: Record<string, LibraryItem> = {
  leader: {
    part: {
      key: 'leader',
      title: { zh: '负责人', en: 'Leader' },
      fields: [
        { key: 'name', type: 'text', maxLength: 30 },
        { key: 'months', type: 'decimal' },
      ],
    },
  },
  period: {
    parameters: ['section', 'most'],
    part: [
      { id: 'PER-01', zh: '超过{{most}}个月', check: 'isAfter({{section}}.end, {{section}}.start)' },
      { id: 'PER-02', value: '{{most}}', zh: '{{batch_year}}' },
    ],
  },
  money: {
    part: {
      key: 'money',
      columns: [{ key: 'amount' }],
      fixedRows: [{ key: 'grant' }, { key: 'loan' }, { key: 'total', sumOf: ['grant', 'loan'] }],
    },
    dictionaries: { role: { items: [] } },
    expressions: { share: { parameters: [], text: '1' } },
  },
  plan: {
    parameters: ['section'],
    part: [{ use: 'period', with: { section: '{{section}}', most: 36 } }, { id: 'PLAN-01' }],
  },
  first: { part: { use: 'second' } },
  second: { part: { use: 'first' } },
  many: { part: Array.from({ length: 400 }, () => ({ use: 'more' })) },
  more: { part: Array.from({ length: 400 }, () => ({ use: 'most' })) },
  most: { part: Array.from({ length: 400 }, () => 'x'.repeat(100)) },
  ...Object.fromEntries(
    Array.from({ length: LIBRARY_LIMITS.depth + 1 }, (_, i) => [
      `deep-${i}`,
      { part: { use: `deep-${i + 1}` } },
    ]),
  ),
};

const expand = (document: unknown) => expandDocument(document, createItemFinder(items));
const write = (document: unknown) => {
  const { document: expanded, faults } = expand(document);
  expect(faults).toEqual([]);
  return expanded;
};
const listFaults = (document: unknown) =>
  expand(document).faults.map(({ kind, path, part }) => [kind, path.join('.'), part]);

describe('expandDocument()', () => {
  it('writes out an item with what differs', () => {
    const title = { zh: '带头人', en: 'Head' };
    expect(
      write({
        sections: [
          {
            use: 'leader',
            title,
            without: ['months'],
            changes: { name: { maxLength: 50 } },
            add: [{ key: 'age' }],
          },
        ],
      }),
    ).toEqual({
      sections: [
        { key: 'leader', title, fields: [{ key: 'name', type: 'text', maxLength: 50 }, { key: 'age' }] },
      ],
    });
  });

  it('puts the entries of an item that is a list in place of the one that uses it', () => {
    expect(
      write([{ id: 'A' }, { use: 'period', with: { section: 'plan', most: 24 }, without: ['PER-01'] }]),
    ).toEqual([{ id: 'A' }, { id: 'PER-02', value: 24, zh: '{{batch_year}}' }]);
  });

  it('fills parameters in, also those that an item gives on', () => {
    expect(write([{ use: 'plan', with: { section: 'demand' } }])).toEqual([
      { id: 'PER-01', zh: '超过36个月', check: 'isAfter(demand.end, demand.start)' },
      { id: 'PER-02', value: 36, zh: '{{batch_year}}' },
      { id: 'PLAN-01' },
    ]);
  });

  it('leaves a row out of sums too, and brings what the item names', () => {
    expect(write({ form: [{ use: 'money', without: ['loan'] }], dictionaries: { own: 1 } })).toEqual({
      form: [
        {
          key: 'money',
          columns: [{ key: 'amount' }],
          fixedRows: [{ key: 'grant' }, { key: 'total', sumOf: ['grant'] }],
        },
      ],
      dictionaries: { own: 1, role: { items: [] } },
      expressions: { share: { parameters: [], text: '1' } },
    });
  });

  it('leaves a document without items as it is', () => {
    const document = { key: 'x', list: [['{{section}}', null, 1, true]] };
    expect(write(document)).toEqual(document);
  });

  it.each([
    ['an item that is not there', [{ use: 'nobody' }], ['itemUnknown', '0.use', 'nobody']],
    ['an inherited name', [{ use: 'constructor' }], ['itemUnknown', '0.use', 'constructor']],
    ['a parameter that is missing', [{ use: 'plan' }], ['parameterMissing', '0.use', 'section']],
    [
      'a parameter that is unknown',
      [{ use: 'leader', with: { section: 'plan' } }],
      ['parameterUnknown', '0.with.section', 'section'],
    ],
    [
      'a parameter of the wrong kind',
      [{ use: 'plan', with: { section: [] } }],
      ['shape', '0.with.section', 'with.section'],
    ],
    [
      'an unknown field left out',
      [{ use: 'leader', without: ['age'] }],
      ['entryUnknown', '0.without.0', 'age'],
    ],
    [
      'an unknown field changed',
      [{ use: 'leader', changes: { age: {} } }],
      ['entryUnknown', '0.changes.age', 'age'],
    ],
    [
      'a property beside a list',
      [{ use: 'plan', with: { section: 'a' }, title: {} }],
      ['shape', '0.title', 'title'],
    ],
    ['a circle of items', [{ use: 'first' }], ['itemCircle', '0.use', 'first']],
    ['items nested too deep', [{ use: 'deep-0' }], ['tooLarge', '0.use', `deep-${LIBRARY_LIMITS.depth}`]],
    [
      'another dictionary of the name that an item brings',
      { form: [{ use: 'money' }], dictionaries: { role: { items: [1] } } },
      ['itemConflict', 'dictionaries.role', 'role'],
    ],
  ])('names %s', (_, document, fault) => {
    expect(listFaults(document)).toEqual([fault]);
  });

  it('stops before items that use items fill the memory', () => {
    expect(listFaults([{ use: 'many' }])).toEqual([['tooLarge', '0', '']]);
  });

  it('says where each value is written', () => {
    const { findSource } = expand({
      form: [{ use: 'leader', changes: { name: { maxLength: 0 } }, add: [{ key: 'age' }] }, { key: 'own' }],
      rules: [{ use: 'plan', with: { section: 'a' } }, { id: 'own' }],
    });
    expect(findSource(['form', 0, 'fields', 0, 'maxLength'])).toEqual([
      'form',
      0,
      'changes',
      'name',
      'maxLength',
    ]);
    expect(findSource(['form', 0, 'fields', 2, 'key'])).toEqual(['form', 0, 'add', 0, 'key']);
    expect(findSource(['form', 1, 'key'])).toEqual(['form', 1, 'key']);
    expect(findSource(['rules', 1, 'zh'])).toEqual(['rules', 0, 'zh']);
    expect(findSource(['rules', 3, 'id'])).toEqual(['rules', 1, 'id']);
  });
});
