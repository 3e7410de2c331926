import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../../tests/support/program-documents';
import type { Answers } from '../../definition';
import { listDocumentFaults } from '../../program-documents/document-faults';
import { readDocumentRows, writeDocumentRows } from '../../program-documents/tables';
import { createFirstDocument } from '../first-document';
import { putScenario } from '../scenario-rows';
import { addRow, copyRows, listBranch, moveRow, pasteRows, readCopiedRows, removeRow } from './edit-rows';
import { findRow, getRows } from './items';
import { buildOutline, describeRow, listNodesAbove } from './outline';
import { isNameTaken, renameRow } from './rename-row';

const gazelle = writeDocumentRows(readProgramDocument('gazelle'));
const hightech = writeDocumentRows(readProgramDocument('hightech'));

const findFieldId = (answers: Answers, section: string, key: string): string =>
  getRows(answers, 'fields').find((row) => row.section === section && row.key === key)?.row ?? '';
const findSectionId = (answers: Answers, key: string): string =>
  getRows(answers, 'sections').find((row) => row.key === key)?.row ?? '';
const keysOf = (answers: Answers, section: string) =>
  getRows(answers, 'fields').flatMap((row) => (row.section === section ? [row.key] : []));
const listFaults = (answers: Answers) => {
  const { document, faults } = readDocumentRows(answers);
  return [...faults, ...listDocumentFaults(document)].map(
    (fault) => `${fault.text.en} ${JSON.stringify('item' in fault ? fault.item : fault.place)}`,
  );
};
let ids = 0;
const createId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;

describe('buildOutline', () => {
  it('holds each row once, fields within their sections and options within their lists', () => {
    const nodes = buildOutline(gazelle);
    const seen: string[] = [];
    const walk = (list: typeof nodes) => {
      for (const node of list) {
        if (node.row !== undefined) seen.push(node.id);
        walk(node.children);
      }
    };
    walk(nodes);
    const rows = Object.values(gazelle).flatMap((content) => (Array.isArray(content) ? content : []));
    expect([seen.length, new Set(seen).size]).toEqual([rows.length, rows.length]);
    const sections = nodes.find(({ id }) => id === 'sections')?.children ?? [];
    expect(sections.map(({ table, item }) => item && describeRow(table, item, 'zh')).slice(0, 1)).not.toEqual(
      [''],
    );
  });

  it('names the nodes above a field', () => {
    const [section] = getRows(gazelle, 'sections');
    const row = findFieldId(gazelle, String(section?.key), String(keysOf(gazelle, String(section?.key))[0]));
    expect(listNodesAbove(gazelle, { table: 'fields', row }).slice(0, 2)).toEqual([
      'sections',
      `sections[${section?.row}]`,
    ]);
  });
});

describe('moveRow', () => {
  const [first, second] = getRows(gazelle, 'sections').map(({ key }) => String(key));
  const keys = keysOf(gazelle, first as string);

  it('moves a field by one place', () => {
    const row = findFieldId(gazelle, first as string, String(keys[0]));
    const moved = moveRow(gazelle, { table: 'fields', row }, 1);
    expect(keysOf(moved, first as string).slice(0, 2)).toEqual([keys[1], keys[0]]);
  });

  it('moves the last field to the start of the next section, and back', () => {
    const row = findFieldId(gazelle, first as string, String(keys.at(-1)));
    const moved = moveRow(gazelle, { table: 'fields', row }, 1);
    expect(keysOf(moved, second as string)[0]).toBe(keys.at(-1));
    expect(keysOf(moveRow(moved, { table: 'fields', row }, -1), first as string)).toEqual(keys);
  });
});

describe('removeRow', () => {
  it('removes a section with its fields, and nothing else', () => {
    const [{ key, row = '' } = {}] = getRows(gazelle, 'sections');
    const removed = removeRow(gazelle, { table: 'sections', row });
    expect(keysOf(removed, String(key))).toEqual([]);
    expect(getRows(removed, 'fields')).toHaveLength(
      getRows(gazelle, 'fields').length - keysOf(gazelle, String(key)).length,
    );
  });
});

describe('pasteRows', () => {
  it('takes a section with its fields from another program, under a free name', () => {
    const [section] = getRows(hightech, 'sections');
    const text = JSON.stringify(copyRows(hightech, { table: 'sections', row: section?.row ?? '' }));
    const copied = readCopiedRows(text);
    const { answers, pasted } = pasteRows(gazelle, copied as never, {}, createId) ?? {};
    const { answers: twice } = pasteRows(answers as Answers, copied as never, {}, createId) ?? {};
    const added = getRows(twice as Answers, 'sections').filter(({ row }) => row?.startsWith('00000000'));
    expect(added).toHaveLength(2);
    expect(new Set(getRows(twice as Answers, 'sections').map(({ key }) => key)).size).toBe(
      getRows(gazelle, 'sections').length + 2,
    );
    for (const { key } of added)
      expect(keysOf(twice as Answers, String(key))).toEqual(keysOf(hightech, String(section?.key)));
    expect(listBranch(answers as Answers, pasted as never).length).toBe(copied?.rows.length);
  });

  it('reads no other text as rows', () => {
    const evil = { program_rows: 1, rows: [{ table: 'fields', row: { zh: { toString: 1 } } }] };
    expect(['', 'a', '[]', '{"program_rows":1}', JSON.stringify(evil)].map(readCopiedRows)).toEqual(
      Array(5).fill(null),
    );
  });
});

describe('addRow', () => {
  it('adds a field after the chosen one', () => {
    const [section] = getRows(gazelle, 'sections');
    const [firstKey] = keysOf(gazelle, String(section?.key));
    const after = findFieldId(gazelle, String(section?.key), String(firstKey));
    const row = { row: createId(), key: 'added', type: 'text' };
    const added = addRow(gazelle, { table: 'fields', row, parentName: String(section?.key), after });
    expect(keysOf(added, String(section?.key)).slice(0, 2)).toEqual([firstKey, 'added']);
  });
});

describe('renameRow', () => {
  it.each(['gazelle', 'hightech', 'keyproject'])('lets every use of a renamed item follow in %s', (key) => {
    const rows = writeDocumentRows(readProgramDocument(key));
    const before = listFaults(rows);
    const [section] = getRows(rows, 'sections').filter((row) => row.kind === 'fields');
    const renamed = renameRow(rows, { table: 'sections', row: section?.row ?? '' }, 'renamedSection');
    const keys = keysOf(renamed, 'renamedSection');
    expect(keys).toEqual(keysOf(rows, String(section?.key)));
    const all = keys.reduce(
      (next: Answers, field) =>
        renameRow(
          next,
          { table: 'fields', row: findFieldId(next, 'renamedSection', String(field)) },
          `${field}_x`,
        ),
      renamed,
    );
    expect(listFaults(all).filter((text) => !before.includes(text))).toEqual([]);
  });

  it('lets scenarios, options and cells follow, also beside an expression that is none', () => {
    const scenario = {
      ...{ zh: '样例', en: 'Scenario', key: 'a', batchYear: 2026, today: '2026-06-10', failing: ['GZ-01'] },
      records: [{ section: 'baseData', answers: { domain: '80402' } }],
    };
    const [first, ...others] = getRows(putScenario(gazelle, scenario), 'rules');
    const rows = {
      ...putScenario(gazelle, scenario),
      rules: [{ ...first, applies: 'not an ( expression' }, ...others],
    };
    const row = findFieldId(rows, 'baseData', 'domain');
    const renamed = renameRow(rows, { table: 'fields', row }, 'technical_field');
    const section = renameRow(
      renamed,
      { table: 'sections', row: findSectionId(renamed, 'baseData') },
      'company',
    );
    const rule = getRows(section, 'rules').find(({ id }) => id === 'GZ-01')?.row ?? '';
    const { document } = readDocumentRows(renameRow(section, { table: 'rules', row: rule }, 'GZ-77'));
    expect(document.scenarios).toEqual([
      {
        ...scenario,
        failing: ['GZ-77'],
        records: [{ section: 'company', answers: { technical_field: '80402' } }],
      },
    ]);
  });

  it('names an item of a draft that lacks everything else', () => {
    const empty = writeDocumentRows(createFirstDocument());
    const row = findSectionId(empty, 'applicant');
    const renamed = renameRow(empty, { table: 'sections', row }, 'company');
    expect(keysOf(renamed, 'company')).toEqual(keysOf(empty, 'applicant'));
  });

  it('keeps the identity of the row, and tells a name that is taken', () => {
    const [section] = getRows(gazelle, 'sections');
    const [a, b] = keysOf(gazelle, String(section?.key));
    const row = findFieldId(gazelle, String(section?.key), String(a));
    expect(isNameTaken(gazelle, { table: 'fields', row }, String(b))).toBe(true);
    const renamed = renameRow(gazelle, { table: 'fields', row }, 'other');
    expect(findRow(renamed, 'fields', row)?.key).toBe('other');
    expect(findSectionId(renamed, String(section?.key))).toBe(section?.row);
  });
});
