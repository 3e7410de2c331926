/** Tables of rules, conditions for applying, thresholds and named expressions. */
import { DOCUMENT_LIMITS } from '../../schema';
import { ruleLevels } from '../choices';
import { anyLinesCodec, literalCodec } from '../codecs';
import {
  choiceColumn,
  expressionColumn,
  flagColumn,
  jsonColumn,
  lineColumn,
  linesColumn,
  numberColumn,
  textColumns,
} from '../columns';
import { placeInForms, placeInList, placeInRecord, toPlain } from '../holders';
import { getAt, type ItemTable, isPlain, type ListedItem, type Plain, setAt } from '../item-table';

import { reportFormField } from './reports';

const idColumn = lineColumn({
  key: 'id',
  zh: '编号',
  en: 'Number',
  ar: 'الرقم',
  required: true,
  help: {
    zh: '字母、数字、点和连字符，如 GZ-01',
    en: 'Letters, digits, dots and hyphens, such as GZ-01',
    ar: 'حروف وأرقام ونقاط وشرطات، مثل GZ-01',
  },
});

const identifyById = ({ id }: Plain, index: number): string => String(id ?? index + 1);

export const ruleTable: ItemTable = {
  key: 'rules',
  title: { zh: '规则', en: 'Rules', ar: 'القواعد' },
  help: {
    zh: '申报内容须满足的规则，一行一条',
    en: 'What the answers have to meet, one rule a row',
    ar: 'ما يجب أن تستوفيه الإجابات، قاعدة في كل صف',
  },
  outer: [reportFormField],
  parts: [],
  maxRows: DOCUMENT_LIMITS.rules * 5,
  ...placeInForms('rules', ({ id, ofProgram }, index) => String(id ?? ofProgram ?? index + 1)),
  columns: [
    lineColumn({
      key: 'ofProgram',
      zh: '取自申报表规则',
      en: 'Rule of the program',
      ar: 'قاعدة من نموذج البرنامج',
      help: {
        zh: '填报表单沿用申报表的规则时填其编号，其余各列不填',
        en: 'Number of a rule of the program that a report has too; the other columns stay empty',
        ar: 'رقم قاعدة من نموذج البرنامج يحتويها التقرير، وتبقى الأعمدة الأخرى فارغة',
      },
      fits: ({ form }) => Boolean(form),
    }),
    idColumn,
    choiceColumn({ key: 'level', zh: '级别', en: 'Level', ar: 'الدرجة', required: true }, ruleLevels),
    ...textColumns({
      key: '',
      zh: '不满足时的提示',
      en: 'Text of a failure',
      ar: 'نص عدم الاستيفاء',
      required: true,
      help: {
        zh: '问题在哪里、怎样改正',
        en: 'What is wrong, and how to correct it',
        ar: 'ما الخطأ وكيف يُصحح',
      },
    }),
    ...textColumns({
      key: 'met',
      zh: '满足时的说明',
      en: 'Text of a met rule',
      ar: 'نص الاستيفاء',
      required: true,
      help: {
        zh: '作为条件读也通顺：尚不能判断时同样显示',
        en: 'Reads as a condition too: it is shown while the rule cannot be judged yet',
        ar: 'يُقرأ شرطًا أيضًا، ويظهر ما دام الحكم غير ممكن',
      },
    }),
    expressionColumn({
      key: 'check',
      zh: '判断条件',
      en: 'Met if',
      ar: 'تُستوفى إذا',
      help: {
        zh: '满足规则的条件；已填“指标与要求”时不填',
        en: 'True if the rule is met; empty where there is a figure',
        ar: 'صحيح إذا استوفيت القاعدة، وفارغ إن وُجد رقم',
      },
    }),
    expressionColumn({
      key: 'figure',
      zh: '指标与要求',
      en: 'Figure and threshold',
      ar: 'الرقم والحد',
      help: {
        zh: "企业实际值与要求，如 least(实际值, 5, 'percent')",
        en: "The value of the company beside its threshold, such as least(value, 5, 'percent')",
        ar: "قيمة الشركة مع حدها، مثل least(value, 5, 'percent')",
      },
    }),
    expressionColumn({
      key: 'applies',
      zh: '适用条件',
      en: 'Applies if',
      ar: 'تنطبق إذا',
      help: {
        zh: '满足时本规则才适用；不填表示总是适用',
        en: 'The rule applies if this holds; if empty, always',
        ar: 'تنطبق القاعدة إذا تحقق هذا، ودائمًا إن كان فارغًا',
      },
    }),
    ...textColumns({
      key: 'elsewhere',
      zh: '不适用时的说明',
      en: 'Why it does not apply',
      ar: 'سبب عدم الانطباق',
    }),
    linesColumn({
      key: 'paths',
      zh: '改正位置',
      en: 'Places to mend',
      ar: 'مواضع التصحيح',
      help: {
        zh: '每行一处，写作 分组.字段',
        en: 'One a line, as section.field',
        ar: 'واحد في كل سطر، بصيغة قسم.حقل',
      },
    }),
    flagColumn({
      key: 'server',
      zh: '由系统核查',
      en: 'Checked by the server',
      ar: 'يتحقق منها الخادم',
      help: {
        zh: '依赖其他申报、企业或登记库，只能由系统判断',
        en: 'It depends on other filings, companies or registers',
        ar: 'تعتمد على طلبات أو شركات أو سجلات أخرى',
      },
    }),
    lineColumn({
      key: 'onceInBatch',
      zh: '批次内不得重复',
      en: 'Once in a batch',
      ar: 'مرة في الدفعة',
      help: {
        zh: '本批次各申报中不得重复的内容，写作 分组.字段',
        en: 'Answer that no two filings of a batch share, as section.field',
        ar: 'إجابة لا تتكرر بين طلبات الدفعة، بصيغة قسم.حقل',
      },
    }),
    expressionColumn({
      key: 'beside',
      zh: '与关联申报比较',
      en: 'Compared with the continued filing',
      ar: 'مقارنة بالطلب المستمر',
      help: {
        zh: '可用 other（关联申报的内容）',
        en: 'A condition that may use other, the answers of that filing',
        ar: 'شرط قد يستخدم other، أي إجابات ذلك الطلب',
      },
    }),
    expressionColumn({
      key: 'ofCompany',
      zh: '与企业信息比较',
      en: 'Compared with the company',
      ar: 'مقارنة بالشركة',
      help: {
        zh: '可用 record（企业信息）',
        en: 'A condition that may use record, the profile of the company',
        ar: 'شرط قد يستخدم record، أي ملف الشركة',
      },
    }),
  ],
};

const FITS = ['manifest', 'fits'];

const conditionPlace = placeInList({ at: ['form', 'eligibility'], isRequired: true, idOf: identifyById });

/** True where the record lists conditions in the order of the table, and no others. */
const followsTable = (fits: Plain, ids: readonly string[]): boolean => {
  const order = ids.filter((id) => Object.hasOwn(fits, id));
  return new Set(ids).size === ids.length && Object.keys(fits).join('\n') === order.join('\n');
};

/** Conditions that a profile can answer stand beside their conditions; a record in another order has no place here. */
export const getTabledFits = (document: Plain): Plain => {
  const fits = toPlain(getAt(document, FITS));
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
    const fits: Plain = {};
    for (const { item } of items) {
      if (item.fits !== undefined) fits[String(item.id)] = item.fits;
      delete item.fits;
    }
    const known = toPlain(getAt(builder.document, FITS));
    if (Object.keys(fits).length > 0) setAt(builder.document, FITS, { ...known, ...fits });
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
  ],
};

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
function listThresholds(document: Plain): ListedItem[] {
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
  return Object.entries(toPlain(getAt(document, SETS))).flatMap(([set, variants]) =>
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
    const sets: Plain = {};
    for (const read of items) {
      const steps = [read.row.set, read.row.variant, read.row.name].flatMap((step) =>
        step === undefined || step === null || step === '' ? [] : [String(step)],
      );
      if (steps.length < 2 || getAt(sets, steps) !== undefined) continue;
      setAt(sets, steps, read.item.value ?? null);
      read.path = [...SETS, ...steps].join('.');
    }
    if (items.length > 0) setAt(document, SETS, sets);
  },
};
