/** The form whose answers are a program document: one section a table, one row an item. */
import type { Field, Form, Section, TableSection } from '../../definition';
import { restField } from './columns';
import { documentTables, isItemTable } from './definitions';
import type { ItemTable, SingleTable } from './item-table';
import { getRestKey } from './rest-keys';

const createTableSection = ({ key, title, help, outer, columns, maxRows }: ItemTable): TableSection => ({
  key,
  kind: 'table',
  title,
  help,
  maxRows,
  columns: [...outer, ...columns.map(({ field }) => field), restField],
});

const createRestField = (at: readonly string[]): Field => ({ ...restField, key: getRestKey(at) });

const createFieldsSection = ({ key, title, help, singles }: SingleTable): Section => ({
  key,
  kind: 'fields',
  title,
  help,
  fields: singles.flatMap(({ at, columns }) => [...columns.map(({ field }) => field), createRestField(at)]),
});

export const programTablesForm: Form = {
  sections: documentTables.map((table) =>
    isItemTable(table) ? createTableSection(table) : createFieldsSection(table),
  ),
  rules: [],
  eligibility: [],
  basis: [],
  document: {
    title: { zh: '项目设计', en: 'Program design', ar: 'تصميم البرنامج' },
    fileName: { zh: '项目设计', en: 'Program design', ar: 'تصميم البرنامج' },
    watermark: { zh: '草稿', en: 'Draft', ar: 'مسودة' },
  },
};
