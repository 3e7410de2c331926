/** Table of the conditions for applying. */
import { DOCUMENT_LIMITS } from '../../schema';
import { literalCodec } from '../codecs';
import { expressionColumn, flagColumn, lineColumn, numberColumn, textColumns } from '../columns';
import { placeInList, toPlain } from '../holders';
import { getValueByPath, type ItemTable, type PlainRecord, setValueByPath } from '../item-table';
import { idColumn, identifyById, lawTextColumns } from './numbered';

const FITS = ['manifest', 'fits'];

const conditionPlace = placeInList({ at: ['form', 'eligibility'], isRequired: true, idOf: identifyById });

/** True where the record lists conditions in the order of the table, and no others. */
const followsTable = (fits: PlainRecord, ids: readonly string[]): boolean => {
  const order = ids.filter((id) => Object.hasOwn(fits, id));
  return new Set(ids).size === ids.length && Object.keys(fits).join('\n') === order.join('\n');
};

/** Conditions that a profile can answer stand beside their conditions; a record in another order has no place here. */
export const getTabledFits = (document: PlainRecord): PlainRecord => {
  const fits = toPlain(getValueByPath(document, FITS));
  const ids = conditionPlace.list(document).map(({ item }) => String(item.id));
  return followsTable(fits, ids) ? fits : {};
};

export const conditionTable: ItemTable = {
  key: 'conditions',
  title: { zh: '申报条件', en: 'Conditions', ar: 'الشروط' },
  help: {
    zh: '填写之前向企业展示的申报条件',
    en: 'Conditions for applying, shown before the first answer',
    ar: 'شروط التقديم التي تظهر قبل أول إجابة',
  },
  outer: [],
  parts: [],
  maxRows: DOCUMENT_LIMITS.rules,
  list(document) {
    const fits = getTabledFits(document);
    return conditionPlace.list(document).map(({ item, ...place }) => {
      const fit = Object.hasOwn(fits, String(item.id)) ? fits[String(item.id)] : undefined;
      return { ...place, item: fit === undefined ? item : { ...item, fits: fit } };
    });
  },
  attach(items, builder) {
    const fits: PlainRecord = {};
    for (const { item } of items) {
      if (item.fits !== undefined) fits[String(item.id)] = item.fits;
      delete item.fits;
    }
    const known = toPlain(getValueByPath(builder.document, FITS));
    if (Object.keys(fits).length > 0) setValueByPath(builder.document, FITS, { ...known, ...fits });
    conditionPlace.attach(items, builder);
  },
  columns: [
    idColumn,
    ...textColumns({ key: '', zh: '内容', en: 'Text', ar: 'النص', required: true }),
    expressionColumn({
      key: 'fits',
      zh: '企业信息判断',
      en: 'Answer of the profile',
      ar: 'جواب ملف الشركة',
      help: {
        zh: '企业信息能否回答本条件：可用 profile 和 today，得出 true、false 或 null（不能判断）',
        en: 'By profile and today: true, false, or null where the profile does not tell',
        ar: 'باستخدام profile وtoday: ‏true أو false أو null إن لم يبيّن الملف',
      },
    }),
    lineColumn({
      key: 'oneOf',
      zh: '任选其一的组',
      en: 'One of a group',
      ar: 'واحد من مجموعة',
      help: {
        zh: '组名相同的条件满足其中一条即可',
        en: 'Of conditions with the same name here, one is enough',
        ar: 'يكفي واحد من الشروط التي تحمل الاسم نفسه هنا',
      },
    }),
    lineColumn({
      key: 'kind',
      zh: '适用类别',
      en: 'Kind of filing',
      ar: 'نوع الطلب',
      codec: literalCodec,
      help: {
        zh: '“申报类别”表中的取值；不填表示全部类别',
        en: 'A value of the table of kinds; all of them if empty',
        ar: 'قيمة من جدول الأنواع، وكلها إن كان فارغًا',
      },
    }),
    numberColumn({ key: 'value', zh: '要求值', en: 'Threshold', ar: 'الحد' }),
    lineColumn({ key: 'unit', zh: '计量单位', en: 'Unit', ar: 'الوحدة' }),
    flagColumn({
      key: 'deploymentConfig',
      zh: '地方自定',
      en: 'Set by the office',
      ar: 'تحدده الجهة',
      help: {
        zh: '由本地主管部门规定，不是国家规定',
        en: 'Set by the deploying body, not by a national rule',
        ar: 'تحدده الجهة المشغلة لا قاعدة وطنية',
      },
    }),
    flagColumn({
      key: 'guess',
      zh: '无出处',
      en: 'Without a source',
      ar: 'دون مصدر',
      help: {
        zh: '要求值没有文件依据，待核实',
        en: 'The value has no source yet',
        ar: 'لا مصدر للقيمة بعد',
      },
    }),
    ...lawTextColumns,
  ],
};
