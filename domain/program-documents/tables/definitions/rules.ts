/** Table of the rules of the form and of report forms. */
import { DOCUMENT_LIMITS } from '../../schema';
import { ruleLevels } from '../choices';
import { choiceColumn, expressionColumn, flagColumn, lineColumn, linesColumn, textColumns } from '../columns';
import { placeInForms } from '../holders';
import type { ItemTable } from '../item-table';
import { idColumn, lawTextColumns } from './numbered';
import { reportFormField } from './reports';

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
    choiceColumn({ key: 'level', zh: '级别', en: 'Severity', ar: 'الدرجة', required: true }, ruleLevels),
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
    ...lawTextColumns,
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
      key: 'besideFigure',
      zh: '比较的数值与要求',
      en: 'Figure of the comparison',
      ar: 'رقم المقارنة',
      help: {
        zh: '写法同“实际值与要求”，可用 other；企业看不到的内容不显示',
        en: 'Written like the figure and its threshold, may use other; what the company may not read is not shown',
        ar: 'يُكتب كالرقم والحد، وقد يستخدم other؛ ولا يُعرض ما لا يجوز للشركة قراءته',
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
