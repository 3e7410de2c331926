/** Tables of lists of options that only this program uses. */
import { DOCUMENT_LIMITS } from '../../schema';
import { textCodec } from '../codecs';
import { flagColumn, lineColumn, referenceField, textColumns } from '../columns';
import { placeInRecord } from '../holders';
import {
  type ColumnCodec,
  type DocumentBuilder,
  type ItemTable,
  isPlain,
  type ListedItem,
  type PlainRecord,
  type ReadItem,
  toList,
} from '../item-table';

const dictionaryPlace = placeInRecord({ at: ['dictionaries'], name: 'name', isRequired: true });

export const dictionaryTable: ItemTable = {
  key: 'dictionaries',
  title: { zh: '选项表', en: 'Lists of options', ar: 'قوائم الخيارات' },
  help: {
    zh: '本项目自己的选项表；通用选项表不在此列',
    en: 'Lists that only this program uses; the common ones are not listed here',
    ar: 'قوائم يستخدمها هذا البرنامج وحده، والعامة لا تُذكر هنا',
  },
  outer: [
    {
      key: 'name',
      zh: '标识',
      en: 'Identifier',
      ar: 'المعرّف',
      type: 'text',
      maxLength: 80,
      required: true,
      help: {
        zh: '字段的“选项表”一列填写此标识',
        en: 'Fields name the list by this key',
        ar: 'تذكر الحقول القائمة بهذا المعرّف',
      },
    },
  ],
  parts: ['items'],
  maxRows: DOCUMENT_LIMITS.dictionaries,
  columns: textColumns({ key: 'title', zh: '名称', en: 'Title', ar: 'العنوان', required: true }),
  ...dictionaryPlace,
  attach(items, builder) {
    for (const { item } of items) item.items = [];
    dictionaryPlace.attach(items, builder);
  },
  nameOf: ({ row }) => String(row.name ?? ''),
  getCreatedParts: () => ['items'],
};

/** A value is a text, unless the column beside it says that it is a number. */
const valueCodec: ColumnCodec = {
  write: (value) => (typeof value === 'number' ? String(value) : textCodec.write(value, {})),
  read: textCodec.read,
};

const numberFlag: ColumnCodec = {
  write: (value) => (typeof value === 'number' ? true : undefined),
  read: (answer, { value }) => (answer === true && value !== undefined ? Number(value) : undefined),
};

export const valueColumns = [
  lineColumn({
    key: 'value',
    zh: '取值',
    en: 'Value',
    ar: 'القيمة',
    required: true,
    codec: valueCodec,
    help: {
      zh: '保存和公式中使用的值，定下后不宜更改',
      en: 'The value that is stored and that formulas use; better not changed',
      ar: 'القيمة التي تُحفظ وتستخدمها الصيغ، والأفضل ألا تتغير',
    },
  }),
  flagColumn({
    key: 'isNumber',
    zh: '取值为数字',
    en: 'Value is a number',
    ar: 'القيمة عدد',
    at: ['value'],
    codec: numberFlag,
  }),
  ...textColumns({ key: '', zh: '名称', en: 'Label', ar: 'التسمية', required: true }),
];

function listBelow(
  items: readonly unknown[],
  path: string,
  above: Pick<ListedItem, 'id'> & { dictionary: string; parent?: string },
): ListedItem[] {
  return items.filter(isPlain).flatMap((item, i) => {
    const own: ListedItem = {
      item,
      path: `${path}.${i}`,
      id: `${above.dictionary}.${String(item.id ?? item.value)}`,
      parentId: above.dictionary,
      outer: { dictionary: above.dictionary, ...(above.parent !== undefined && { parent: above.parent }) },
    };
    const below = listBelow(toList(item.children), `${own.path}.children`, {
      ...above,
      parent: String(item.value),
    });
    return [own, ...below];
  });
}

const parentKey = ({ row }: ReadItem): string =>
  row.parent === undefined || row.parent === null ? '' : String(row.parent);

function groupItems<Key>(items: readonly ReadItem[], keyOf: (read: ReadItem) => Key): Map<Key, ReadItem[]> {
  const groups = new Map<Key, ReadItem[]>();
  for (const read of items) {
    const key = keyOf(read);
    const group = groups.get(key);
    if (group) group.push(read);
    else groups.set(key, [read]);
  }
  return groups;
}

/** Attaches options below those that they name, and what names none at the top of its list. */
function attachTree(items: readonly ReadItem[], dictionary: ReadItem): void {
  const below = groupItems(items, parentKey);
  const place = (list: PlainRecord[], path: string, parent: string, depth: number): void => {
    if (depth > DOCUMENT_LIMITS.depth) return;
    for (const read of below.get(parent) ?? []) {
      if (read.path) continue;
      read.path = `${path}.${list.length}`;
      list.push(read.item);
      const children: PlainRecord[] = [];
      const value = String(read.row.value ?? '');
      if (value) place(children, `${read.path}.children`, value, depth + 1);
      if (children.length > 0) read.item.children = children;
    }
  };
  place(dictionary.item.items as PlainRecord[], `${dictionary.path}.items`, '', 0);
}

export const optionTable: ItemTable = {
  key: 'options',
  title: { zh: '选项', en: 'Options', ar: 'الخيارات' },
  help: {
    zh: '各选项表的选项，一行一个；下级选项填写上级选项的取值',
    en: 'The options of the lists, one a row; an option of a lower level names the value above it',
    ar: 'خيارات القوائم، واحد في كل صف، ويذكر خيار المستوى الأدنى القيمة التي فوقه',
  },
  outer: [
    referenceField(
      { key: 'dictionary', zh: '所属选项表', en: 'List', ar: 'القائمة', required: true },
      'dictionaries',
      'name',
    ),
    {
      key: 'parent',
      zh: '上级选项',
      en: 'Option above',
      ar: 'الخيار الأعلى',
      type: 'text',
      maxLength: 500,
      help: {
        zh: '上级选项的取值；不填为第一级',
        en: 'Value of the option above; empty at the first level',
        ar: 'قيمة الخيار الأعلى، وفارغ في المستوى الأول',
      },
    },
  ],
  parts: ['children'],
  maxRows: 20_000,
  parent: { table: 'dictionaries', column: 'dictionary' },
  columns: [
    ...valueColumns,
    lineColumn({
      key: 'sameAs',
      zh: '与其他选项表对应',
      en: 'Same as in other lists',
      ar: 'المقابل في قوائم أخرى',
      help: {
        zh: '其他选项表中含义相同的取值，仅凭名称不能区分时填写',
        en: 'The value with this meaning in other lists, where the labels alone leave two',
        ar: 'القيمة ذات المعنى نفسه في قوائم أخرى حين لا تكفي التسميات',
      },
    }),
  ],
  list: (document) =>
    dictionaryTable
      .list(document)
      .flatMap(({ item, path, id }) =>
        listBelow(toList(item.items), `${path}.items`, { id, dictionary: id }),
      ),
  attach(items, builder: DocumentBuilder) {
    const byDictionary = groupItems(items, ({ row }) => builder.findItem('dictionaries', row.dictionary));
    for (const [dictionary, options] of byDictionary) if (dictionary?.path) attachTree(options, dictionary);
  },
  identity: {
    derive: ({ value }, dictionary) => `${dictionary}.${String(value ?? '')}`,
    getPrefix: (dictionary) => `${dictionary}.`,
  },
};
