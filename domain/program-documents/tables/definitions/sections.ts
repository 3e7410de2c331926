/** Tables of sections, and of what a section holds beside its fields. */
import { DOCUMENT_LIMITS } from '../../schema';
import { lineColumn, linesColumn, referenceField, textColumns } from '../columns';
import { placeInForms, placeInItemRecords, placeInItems } from '../holders';
import type { ItemTable, PlainRecord } from '../item-table';
import { reportFormField } from './reports';
import { tableColumns, yearlyColumns } from './row-section-columns';
import { reportSectionColumns, sectionColumns } from './section-columns';

const FIELD_LISTS: Readonly<Record<string, string>> = { table: 'columns', yearly: 'indicators' };

/** Property of a section that holds its fields, columns or indicators. */
export const getFieldList = ({ kind }: PlainRecord): string => FIELD_LISTS[String(kind)] ?? 'fields';

/** Sections of a report are named after its form, for the program may have one with the same key. */
const getPrefix = (form: string): string => (form ? `${form}/` : '');

const getSectionKey = ({ key, ofProgram }: PlainRecord): string => String(key ?? ofProgram ?? '');

const sectionsPlace = placeInForms('sections', (item) => String(item.id ?? getSectionKey(item)));

export const sectionTable: ItemTable = {
  key: 'sections',
  title: { zh: '分组', en: 'Sections', ar: 'الأقسام' },
  help: {
    zh: '申报表和填报表单的各个分组，一行一组，顺序即表单中的顺序',
    en: 'The sections of the form and of report forms, one a row, in the order of the form',
    ar: 'أقسام النموذج ونماذج التقارير، قسم في كل صف، بترتيب النموذج',
  },
  outer: [reportFormField],
  parts: ['fields', 'columns', 'indicators', 'statements', 'fixedRows', 'groups'],
  maxRows: DOCUMENT_LIMITS.sections * 10,
  ...sectionsPlace,
  attach(items, builder) {
    for (const { item } of items) if (item.ofProgram === undefined) item[getFieldList(item)] = [];
    sectionsPlace.attach(items, builder);
  },
  nameOf: ({ item, row }) => getPrefix(String(row.form ?? '')) + getSectionKey(item),
  identity: {
    derive: (item, form) =>
      item.ofProgram === undefined ? getPrefix(form) + getSectionKey(item) : undefined,
    getPrefix: (form) => getPrefix(form),
  },
  getCreatedParts: (item) => [getFieldList(item)],
  columns: [...sectionColumns, ...tableColumns, ...yearlyColumns, ...reportSectionColumns],
};

/** Column that says to which section an item belongs. */
export const sectionField = referenceField(
  {
    key: 'section',
    zh: '所属分组',
    en: 'Section',
    ar: 'القسم',
    required: true,
    help: {
      zh: '“分组”表中的标识；填报表单的分组写作 表单/分组',
      en: 'A key of the table of sections; for a report, as form/section',
      ar: 'معرّف من جدول الأقسام، وللتقارير بصيغة نموذج/قسم',
    },
  },
  'sections',
  'key',
);

export const statementTable: ItemTable = {
  key: 'statements',
  title: { zh: '承诺事项', en: 'Statements', ar: 'بنود التعهد' },
  help: {
    zh: '承诺分组中逐条列出的承诺事项',
    en: 'What the applicant promises, in sections of declarations',
    ar: 'ما يتعهد به مقدم الطلب في أقسام التعهد',
  },
  outer: [sectionField],
  parts: [],
  maxRows: 1000,
  columns: textColumns({ key: '', zh: '内容', en: 'Text', ar: 'النص', required: true }),
  ...placeInItems({ of: sectionTable, column: 'section', in: () => 'statements' }),
};

export const givenRowTable: ItemTable = {
  key: 'fixedRows',
  title: { zh: '固定行', en: 'Given rows', ar: 'الصفوف المحددة' },
  help: {
    zh: '表格中由表单规定的各行',
    en: 'Rows of tables that the form prescribes',
    ar: 'صفوف الجداول التي يحددها النموذج',
  },
  outer: [sectionField],
  parts: [],
  maxRows: 5000,
  ...placeInItems({
    of: sectionTable,
    column: 'section',
    in: () => 'fixedRows',
    idOf: ({ id, key }, i, sectionId) => `${sectionId}.${String(id ?? key ?? i)}`,
  }),
  identity: {
    derive: ({ key }, sectionId) => `${sectionId}.${String(key ?? '')}`,
    getPrefix: (sectionId) => `${sectionId}.`,
  },
  columns: [
    lineColumn({ key: 'key', zh: '标识', en: 'Identifier', ar: 'المعرّف', required: true }),
    ...textColumns({ key: '', zh: '名称', en: 'Name', ar: 'الاسم', required: true }),
    lineColumn({
      key: 'group',
      zh: '行组',
      en: 'Group of rows',
      ar: 'مجموعة الصفوف',
      help: {
        zh: '同组的行排在一起，名称见“行组”表',
        en: 'Rows of a group stand together; the table of groups has its name',
        ar: 'تجتمع صفوف المجموعة معًا، واسمها في جدول المجموعات',
      },
    }),
    linesColumn({
      key: 'sumOf',
      zh: '合计各行',
      en: 'Sum of rows',
      ar: 'مجموع الصفوف',
      help: {
        zh: '本行为哪些行之和，每行一个标识',
        en: 'Keys of the rows whose sum this row is, one a line',
        ar: 'معرّفات الصفوف التي يجمعها هذا الصف، واحد في كل سطر',
      },
    }),
  ],
};

export const rowGroupTable: ItemTable = {
  key: 'rowGroups',
  title: { zh: '行组', en: 'Groups of rows', ar: 'مجموعات الصفوف' },
  help: {
    zh: '固定行分组的名称',
    en: 'Names of the groups of given rows',
    ar: 'أسماء مجموعات الصفوف المحددة',
  },
  outer: [
    sectionField,
    {
      key: 'group',
      zh: '行组',
      en: 'Group of rows',
      ar: 'مجموعة الصفوف',
      type: 'text',
      maxLength: 500,
      required: true,
    },
  ],
  parts: [],
  maxRows: 1000,
  columns: textColumns({ key: '', zh: '名称', en: 'Name', ar: 'الاسم', required: true }),
  ...placeInItemRecords({ of: sectionTable, column: 'section', property: 'groups', name: 'group' }),
};
