/** Table of the fields, columns and indicators of all sections. */
import { fieldTypes } from '../choices';
import { booleanCodec, fieldValueCodec } from '../codecs';
import { choiceColumn, lineColumn, paragraphColumn, textColumns, yesNoColumn } from '../columns';
import { placeInItems } from '../holders';
import type { ItemColumn, ItemTable } from '../item-table';
import { behaviourColumns, meaningColumns } from './field-behaviour-columns';
import { fileColumns, limitColumns, optionColumns } from './field-value-columns';
import { getFieldList, sectionField, sectionTable } from './sections';

const basics: ItemColumn[] = [
  lineColumn({
    key: 'key',
    zh: '标识',
    en: 'Identifier',
    ar: 'المعرّف',
    required: true,
    help: {
      zh: '公式引用时使用的名称：字母开头，可用字母、数字和下划线',
      en: 'The name by which formulas refer to it: letters, digits and underscores, a letter first',
      ar: 'الاسم الذي تستخدمه الصيغ: حروف وأرقام وشرطات سفلية، يبدأ بحرف',
    },
  }),
  choiceColumn(
    {
      key: 'type',
      zh: '类型',
      en: 'Type',
      ar: 'النوع',
      required: true,
      help: {
        zh: '决定可以填写什么',
        en: 'Says what can be entered',
        ar: 'يحدد ما يمكن إدخاله',
      },
    },
    fieldTypes,
  ),
  ...textColumns({ key: '', zh: '名称', en: 'Label', ar: 'التسمية', required: true }),
  yesNoColumn({
    key: 'required',
    zh: '必填',
    en: 'Mandatory',
    ar: 'إلزامي',
    codec: booleanCodec,
    help: {
      zh: '提交前必须填写',
      en: 'It must be filled in before submission',
      ar: 'يجب تعبئته قبل التقديم',
    },
  }),
  lineColumn({
    key: 'unit',
    zh: '计量单位',
    en: 'Unit',
    ar: 'الوحدة',
    help: {
      zh: '显示在填写框后，如万元、人、件',
      en: 'Shown after the box, such as 万元, 人, 件',
      ar: 'تظهر بعد خانة الإدخال، مثل 万元 و人 و件',
    },
  }),
  ...textColumns({
    key: 'help',
    zh: '填写说明',
    en: 'Instructions',
    ar: 'تعليمات التعبئة',
    help: {
      zh: '怎样填写，显示在字段下方',
      en: 'How to fill it in, shown below the field',
      ar: 'طريقة التعبئة، وتظهر تحت الحقل',
    },
  }),
  ...textColumns({
    key: 'why',
    zh: '填写用途',
    en: 'Why it is asked',
    ar: 'سبب السؤال',
    help: {
      zh: '为什么需要填写',
      en: 'The reason why the form asks for it',
      ar: 'سبب طلب النموذج لهذه القيمة',
    },
  }),
  paragraphColumn({
    key: 'example',
    zh: '示例',
    en: 'Example',
    ar: 'مثال',
    codec: fieldValueCodec,
    help: {
      zh: '企业可能填写的一个值，须符合本字段的要求',
      en: 'A value as a company could give it; it passes the checks of the field',
      ar: 'قيمة كما قد تعطيها الشركة، وتجتاز تحقق الحقل',
    },
  }),
];

export const fieldTable: ItemTable = {
  key: 'fields',
  title: { zh: '字段', en: 'Fields', ar: 'الحقول' },
  help: {
    zh: '各分组的字段、表格的列和年度表的指标，一行一个',
    en: 'The fields of sections, columns of tables and indicators of yearly tables, one a row',
    ar: 'حقول الأقسام وأعمدة الجداول ومؤشرات الجداول السنوية، واحد في كل صف',
  },
  outer: [sectionField],
  parts: [],
  maxRows: 5000,
  columns: [
    ...basics,
    ...optionColumns,
    ...limitColumns,
    ...fileColumns,
    ...behaviourColumns,
    ...meaningColumns,
  ],
  ...placeInItems({
    of: sectionTable,
    column: 'section',
    in: getFieldList,
    idOf: ({ id, key }, _, sectionId) => String(id ?? `${sectionId}.${String(key)}`),
  }),
  identity: { derive: ({ key }, sectionId) => `${sectionId}.${String(key)}` },
};
