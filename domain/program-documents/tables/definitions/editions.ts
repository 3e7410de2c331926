/** Tables of the steps from one edition of a form to the next. */

import type { Row } from '../../../definition';
import { editionChangeKinds, fieldTypes } from '../choices';
import { literalCodec } from '../codecs';
import { choiceColumn, flagColumn, LONGEST, lineColumn, paragraphColumn, textColumns } from '../columns';
import { placeInList, toPlain } from '../holders';
import { type ItemTable, isPlain, type ListedItem, type PlainRecord, type ReadItem } from '../item-table';

const nameStep = ({ from, to }: PlainRecord): string => `${String(from)}→${String(to)}`;

export const editionTable: ItemTable = {
  key: 'editions',
  title: { zh: '版本', en: 'Editions', ar: 'الإصدارات' },
  help: {
    zh: '从前一版到后一版的衔接，使已有草稿按新版继续填写',
    en: 'Steps from one edition to the next, so that drafts go on under the new one',
    ar: 'خطوات من إصدار إلى آخر لتستمر المسودات في الجديد',
  },
  outer: [],
  parts: ['moves', 'values', 'converts', 'retired'],
  maxRows: 50,
  ...placeInList({ at: ['form', 'editions'], idOf: nameStep }),
  nameOf: ({ item }) => nameStep(item),
  columns: [
    lineColumn({ key: 'from', zh: '前一版', en: 'From', ar: 'من', required: true }),
    lineColumn({ key: 'to', zh: '后一版', en: 'To', ar: 'إلى', required: true }),
  ],
};

const isKind =
  (...kinds: string[]) =>
  ({ kind }: Row): boolean =>
    kinds.includes(String(kind));

type Change = Omit<ListedItem, 'path'> & { steps: string[] };

function listChanges(step: PlainRecord): Change[] {
  const changes: Change[] = [];
  for (const kind of ['moves', 'values', 'converts', 'retired'])
    for (const [path, value] of Object.entries(toPlain(step[kind]))) {
      if (kind === 'values' && isPlain(value))
        for (const [former, present] of Object.entries(value))
          changes.push({
            item: { present },
            steps: [kind, path, former],
            id: `${path}=${former}`,
            outer: { kind, path, former },
          });
      else
        changes.push({
          item:
            kind === 'retired' && isPlain(value) ? value : { [kind === 'moves' ? 'to' : 'formula']: value },
          steps: [kind, path],
          id: `${kind}.${path}`,
          outer: { kind, path },
        });
    }
  return changes;
}

/** Value of a change in its record: an option by its former value, a new path, an expression, or the retired item. */
function addChange(step: PlainRecord, { row, item }: ReadItem): string[] | null {
  const [kind, path, former] = [row.kind, row.path, row.former].map((value) => String(value ?? ''));
  if (!kind || !path) return null;
  const record = toPlain(step[kind]);
  step[kind] = record;
  if (kind !== 'values') {
    if (Object.hasOwn(record, path)) return null;
    record[path] = kind === 'moves' ? (item.to ?? '') : kind === 'converts' ? (item.formula ?? '') : item;
    return [kind, path];
  }
  const values = toPlain(record[path]);
  if (!former || Object.hasOwn(values, former)) return null;
  record[path] = values;
  values[former] = item.present ?? '';
  return [kind, path, former];
}

export const editionChangeTable: ItemTable = {
  key: 'editionChanges',
  title: { zh: '版本变化', en: 'Changes of editions', ar: 'تغييرات الإصدارات' },
  help: {
    zh: '两版之间移动、改值、换算和取消的内容',
    en: 'What was moved, converted or dropped between two editions, and options with new values',
    ar: 'ما نُقل أو حُوّل أو أُلغي بين إصدارين، والخيارات ذات القيم الجديدة',
  },
  outer: [
    {
      key: 'step',
      zh: '版本衔接',
      en: 'Step',
      ar: 'الخطوة',
      type: 'text',
      maxLength: 100,
      required: true,
      help: {
        zh: '写作 前一版→后一版，如 2025.1→2026.1',
        en: 'As from→to, such as 2025.1→2026.1',
        ar: 'بصيغة من→إلى، مثل 2025.1→2026.1',
      },
    },
    {
      key: 'kind',
      zh: '变化方式',
      en: 'Kind',
      ar: 'الصنف',
      type: 'select',
      options: editionChangeKinds,
      required: true,
    },
    {
      key: 'path',
      zh: '位置',
      en: 'Path',
      ar: 'المسار',
      type: 'text',
      maxLength: 500,
      required: true,
      help: {
        zh: '写作 分组.字段；移动和取消填原位置，改值和换算填新位置',
        en: 'As section.field: the former one for what was moved or dropped, else the present one',
        ar: 'بصيغة قسم.حقل: السابق لما نُقل أو أُلغي، والحالي لغيره',
      },
    },
    {
      key: 'former',
      zh: '原取值',
      en: 'Former value',
      ar: 'القيمة السابقة',
      type: 'text',
      maxLength: 500,
      help: { zh: '选项改值时填写', en: 'For an option with a new value', ar: 'لخيار بقيمة جديدة' },
    },
  ],
  parts: [],
  maxRows: 5000,
  parent: { table: 'editions', column: 'step' },
  columns: [
    lineColumn({ key: 'to', zh: '新位置', en: 'New path', ar: 'المسار الجديد', fits: isKind('moves') }),
    lineColumn({
      key: 'present',
      zh: '新取值',
      en: 'New value',
      ar: 'القيمة الجديدة',
      codec: literalCodec,
      fits: isKind('values'),
    }),
    paragraphColumn(
      {
        key: 'formula',
        zh: '换算公式',
        en: 'Conversion',
        ar: 'التحويل',
        help: {
          zh: '用 value 表示原值，如 value / 10000',
          en: 'With value for the former value, such as value / 10000',
          ar: 'مع value للقيمة السابقة، مثل value / 10000',
        },
        fits: isKind('converts'),
      },
      LONGEST.expression,
    ),
    ...textColumns({
      key: '',
      zh: '原名称',
      en: 'Former label',
      ar: 'التسمية السابقة',
      fits: isKind('retired'),
    }),
    choiceColumn(
      { key: 'type', zh: '原类型', en: 'Former type', ar: 'النوع السابق', fits: isKind('retired') },
      fieldTypes,
    ),
    lineColumn({
      key: 'options',
      zh: '原选项表',
      en: 'Former list',
      ar: 'القائمة السابقة',
      fits: isKind('retired'),
    }),
    flagColumn({
      key: 'hasRows',
      zh: '原为多行分组',
      en: 'Section of rows',
      ar: 'قسم ذو صفوف',
      fits: isKind('retired'),
    }),
  ],
  list: (document) =>
    editionTable.list(document).flatMap(({ item, path, id }) =>
      listChanges(item).map(({ steps, outer, ...change }) => ({
        ...change,
        path: [path, ...steps].join('.'),
        id: `${id}.${change.id}`,
        parentId: id,
        outer: { step: id, ...outer },
      })),
    ),
  attach(items, builder) {
    for (const read of items) {
      const step = builder.findItem('editions', read.row.step);
      const steps = step?.path && addChange(step.item, read);
      if (steps) read.path = [step?.path, ...steps].join('.');
    }
  },
};
