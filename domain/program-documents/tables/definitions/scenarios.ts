/** Tables of the scenarios that an office keeps with its program. */
import { valuesCodec } from '../codecs';
import {
  integerColumn,
  jsonColumn,
  lineColumn,
  linesColumn,
  pairsColumn,
  referenceField,
  textColumns,
} from '../columns';
import { placeInItems, placeInList } from '../holders';
import type { ItemTable, PlainRecord } from '../item-table';

const scenarioPlace = placeInList({
  at: ['scenarios'],
  idOf: ({ key }, index) => String(key ?? index + 1),
});

export const scenarioTable: ItemTable = {
  key: 'scenarios',
  title: { zh: '样例', en: 'Scenarios', ar: 'الحالات التجريبية' },
  help: {
    zh: '试填的申报，每次修改后重新核算；企业看不到',
    en: 'Kept filings that are judged anew after each change; companies do not see them',
    ar: 'طلبات محفوظة يُعاد تقييمها بعد كل تعديل ولا تراها الشركات',
  },
  outer: [],
  parts: ['records'],
  getCreatedParts: () => ['records'],
  maxRows: 50,
  ...scenarioPlace,
  attach(items, builder) {
    for (const { item } of items) item.records = [];
    scenarioPlace.attach(items, builder);
  },
  nameOf: ({ item }) => String(item.key ?? ''),
  columns: [
    lineColumn({ key: 'key', zh: '标识', en: 'Identifier', ar: 'المعرّف', required: true }),
    ...textColumns({ key: '', zh: '名称', en: 'Name', ar: 'الاسم', required: true }),
    integerColumn({
      key: 'batchYear',
      zh: '批次年度',
      en: 'Year of the batch',
      ar: 'سنة الدفعة',
      required: true,
    }),
    lineColumn({
      key: 'today',
      zh: '核算日期',
      en: 'Day of judging',
      ar: 'يوم التقييم',
      required: true,
      help: { zh: '如 2026-06-10', en: 'Such as 2026-06-10', ar: 'مثل 2026-06-10' },
    }),
    linesColumn({
      key: 'failing',
      zh: '应不满足的规则',
      en: 'Rules that must fail',
      ar: 'قواعد يجب ألا تتحقق',
      help: {
        zh: '每行一个规则编号；其余规则都应满足',
        en: 'One number of a rule a line; no other may fail',
        ar: 'رقم قاعدة في كل سطر، ولا يجوز أن تفشل غيرها',
      },
    }),
    pairsColumn({
      key: 'settings',
      zh: '运行设置',
      en: 'Settings of the portal',
      ar: 'إعدادات البوابة',
      codec: valuesCodec,
      help: {
        zh: '公式用到的系统设置，每行一条：名称 = 值',
        en: 'Settings that formulas read, one a line: name = value',
        ar: 'إعدادات تقرؤها الصيغ، واحد في كل سطر: الاسم = القيمة',
      },
    }),
    jsonColumn({
      key: 'changes',
      zh: '联合改动',
      en: 'Combined changes',
      ar: 'تعديلات مجتمعة',
      help: {
        zh: '检验规则时同时改动的内容，按 JSON 写成；一般不填',
        en: 'Answers changed together to make a rule fail, as JSON; usually empty',
        ar: 'إجابات تُعدَّل معًا لاختبار القواعد، بصيغة JSON، وتكون فارغة عادة',
      },
    }),
  ],
};

const valuesHelp = {
  zh: '每行一条：字段标识 = 值',
  en: 'One a line: key of the field = value',
  ar: 'واحد في كل سطر: معرّف الحقل = القيمة',
};

export const scenarioRecordTable: ItemTable = {
  key: 'scenarioRecords',
  title: { zh: '样例内容', en: 'Contents of scenarios', ar: 'محتوى الحالات التجريبية' },
  help: {
    zh: '样例各分组的内容，表格每行一条，按顺序排列',
    en: 'What a scenario says in each section; a row of a table each, in their order',
    ar: 'ما تقوله الحالة في كل قسم، وكل صف من جدول على حدة وبالترتيب',
  },
  outer: [
    referenceField(
      { key: 'scenario', zh: '样例', en: 'Scenario', ar: 'الحالة التجريبية', required: true },
      'scenarios',
      'key',
    ),
  ],
  parts: [],
  maxRows: 5000,
  ...placeInItems({ of: scenarioTable, column: 'scenario', in: (_: PlainRecord) => 'records' }),
  columns: [
    lineColumn({ key: 'section', zh: '分组', en: 'Section', ar: 'القسم', required: true }),
    pairsColumn({
      key: 'answers',
      zh: '填报内容',
      en: 'Form answers',
      ar: 'الإجابات',
      codec: valuesCodec,
      help: valuesHelp,
    }),
    pairsColumn({
      key: 'computed',
      zh: '应算出的值',
      en: 'Values to be computed',
      ar: 'القيم الواجب احتسابها',
      codec: valuesCodec,
      help: valuesHelp,
    }),
  ],
};
