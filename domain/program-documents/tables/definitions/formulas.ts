/** Tables of named formulas and of thresholds. */
import { DOCUMENT_LIMITS } from '../../schema';
import { anyLinesCodec } from '../codecs';
import { expressionColumn, jsonColumn, linesColumn } from '../columns';
import { placeInRecord, toPlain } from '../holders';
import {
  getValueByPath,
  type ItemTable,
  isPlain,
  type ListedItem,
  type PlainRecord,
  setValueByPath,
} from '../item-table';

export const expressionTable: ItemTable = {
  key: 'expressions',
  title: { zh: '公式', en: 'Formulas', ar: 'الصيغ' },
  help: {
    zh: '有名称的公式，供字段和规则引用',
    en: 'Named formulas that fields and rules use',
    ar: 'صيغ مسماة تستخدمها الحقول والقواعد',
  },
  outer: [{ key: 'name', zh: '名称', en: 'Name', ar: 'الاسم', type: 'text', maxLength: 80, required: true }],
  parts: [],
  maxRows: DOCUMENT_LIMITS.expressions,
  ...placeInRecord({ at: ['expressions'], name: 'name', isRequired: true }),
  columns: [
    linesColumn({
      key: 'parameters',
      zh: '参数',
      en: 'Parameters',
      ar: 'المعاملات',
      codec: anyLinesCodec,
      help: {
        zh: '每行一个；没有参数的公式直接以名称代表其值',
        en: 'One a line; without any, the name stands for the value',
        ar: 'واحد في كل سطر، ودونها يدل الاسم على القيمة',
      },
    }),
    expressionColumn({ key: 'text', zh: '公式', en: 'Formula', ar: 'الصيغة', required: true }),
  ],
};

const SETS = ['form', 'thresholds', 'sets'];

/** Thresholds lie two levels deep, or three where each set differs by a second choice. */
function listThresholds(document: PlainRecord): ListedItem[] {
  const toRow = (steps: string[], value: unknown): ListedItem => ({
    item: { value },
    path: [...SETS, ...steps].join('.'),
    id: steps.join('.'),
    outer: {
      set: steps[0] ?? '',
      ...(steps.length > 2 && { variant: steps[1] ?? '' }),
      name: steps.at(-1) ?? '',
    },
  });
  return Object.entries(toPlain(getValueByPath(document, SETS))).flatMap(([set, variants]) =>
    Object.entries(toPlain(variants)).flatMap(([variant, values]) =>
      isPlain(values) && Object.keys(values).length > 0
        ? Object.entries(values).map(([name, value]) => toRow([set, variant, name], value))
        : [toRow([set, variant], values)],
    ),
  );
}

const lineField = (key: string, words: { zh: string; en: string; ar: string }) =>
  ({ key, ...words, type: 'text', maxLength: 500 }) as const;

export const thresholdTable: ItemTable = {
  key: 'thresholds',
  title: { zh: '门槛', en: 'Thresholds', ar: 'الحدود' },
  help: {
    zh: "随申报类型不同的要求值，公式中用 T('名称') 引用",
    en: "Thresholds that depend on the answers; formulas take one by T('name')",
    ar: "حدود تعتمد على الإجابات، وتأخذها الصيغ بـ T('name')",
  },
  outer: [
    { ...lineField('set', { zh: '类型', en: 'Set', ar: 'المجموعة' }), required: true },
    lineField('variant', { zh: '细分', en: 'Variant', ar: 'الفرع' }),
    { ...lineField('name', { zh: '名称', en: 'Name', ar: 'الاسم' }), required: true },
  ],
  parts: [],
  maxRows: 2000,
  columns: [
    jsonColumn({
      key: 'value',
      zh: '要求值',
      en: 'Threshold',
      ar: 'الحد',
      help: {
        zh: '数字，或 true、false；文字加英文引号',
        en: 'A number, or true or false; texts in quotation marks',
        ar: 'عدد أو true أو false، والنصوص بين علامتي اقتباس',
      },
    }),
  ],
  list: listThresholds,
  attach(items, { document }) {
    const sets: PlainRecord = {};
    for (const read of items) {
      const steps = [read.row.set, read.row.variant, read.row.name].flatMap((step) =>
        step === undefined || step === null || step === '' ? [] : [String(step)],
      );
      if (steps.length < 2 || getValueByPath(sets, steps) !== undefined) continue;
      setValueByPath(sets, steps, read.item.value ?? null);
      read.path = [...SETS, ...steps].join('.');
    }
    if (items.length > 0) setValueByPath(document, SETS, sets);
  },
};
