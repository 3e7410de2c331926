import type { Text } from '../../text';

/** Faults of an expression that can be read and would still not say what its author means. */
export const meaningFaultTexts = {
  unknownName: {
    zh: '没有名为“{{name}}”的字段、公式或函数，请核对名称',
    en: 'There is no field, formula or function named “{{name}}”; check the name',
    ar: 'لا يوجد حقل أو صيغة أو دالة باسم «{{name}}»، راجع الاسم',
  },
  misspelledName: {
    zh: '没有名为“{{name}}”的字段、公式或函数，是否应为“{{nearest}}”？',
    en: 'There is no field, formula or function named “{{name}}”. Is “{{nearest}}” meant?',
    ar: 'لا يوجد حقل أو صيغة أو دالة باسم «{{name}}». هل المقصود «{{nearest}}»؟',
  },
  kindsDiffer: {
    zh: '“{{left}}”与“{{right}}”不是同一类内容（例如日期与数字），不能放在一起比较',
    en: '“{{left}}” and “{{right}}” are of different kinds (such as a date and a number) and cannot be compared',
    ar: '«{{left}}» و«{{right}}» من نوعين مختلفين (كتاريخ ورقم) ولا تصح المقارنة بينهما',
  },
  unitsDiffer: {
    zh: '“{{left}}”的单位是{{leftUnit}}，“{{right}}”的单位是{{rightUnit}}，请先换算成同一单位',
    en: '“{{left}}” is in {{leftUnit}}, “{{right}}” in {{rightUnit}}; convert one of them first',
    ar: 'وحدة «{{left}}» هي {{leftUnit}} ووحدة «{{right}}» هي {{rightUnit}}، حوّل إحداهما أولًا',
  },
  notNumber: {
    zh: '“{{part}}”不是数字，不能参与计算',
    en: '“{{part}}” is no number and cannot be calculated with',
    ar: '«{{part}}» ليس رقمًا ولا يمكن الحساب به',
  },
  noSuchOption: {
    zh: '“{{part}}”的选项中没有“{{option}}”，请从其选项中选用',
    en: '“{{option}}” is none of the options of “{{part}}”; use one of them',
    ar: '«{{option}}» ليس من خيارات «{{part}}»، استخدم أحدها',
  },
  alwaysSame: {
    zh: '“{{part}}”的结果与填报内容无关，始终不变，请改正条件',
    en: '“{{part}}” has the same result whatever is filled in; correct the condition',
    ar: 'نتيجة «{{part}}» لا تتغير مهما كانت البيانات، صحّح الشرط',
  },
  parameterCount: {
    zh: '公式“{{name}}”需要{{expected}}个参数，此处给出{{given}}个',
    en: 'The number of values that the formula “{{name}}” takes is {{expected}}; here it is {{given}}',
    ar: 'عدد القيم التي تأخذها الصيغة «{{name}}» هو {{expected}}، وهنا {{given}}',
  },
  argumentCount: {
    zh: '函数“{{name}}”需要{{expected}}个参数，此处给出{{given}}个',
    en: 'The number of values that the function “{{name}}” takes is {{expected}}; here it is {{given}}',
    ar: 'عدد القيم التي تأخذها الدالة «{{name}}» هو {{expected}}، وهنا {{given}}',
  },
  argumentKind: {
    zh: '函数“{{name}}”的第{{position}}个参数应为{{kind}}，“{{part}}”不是',
    en: 'Value {{position}} of the function “{{name}}” must be {{kind}}; “{{part}}” is not',
    ar: 'القيمة {{position}} للدالة «{{name}}» يجب أن تكون {{kind}}، و«{{part}}» ليست كذلك',
  },
  noSuchDictionary: {
    zh: '选项表“{{name}}”不存在，请核对名称',
    en: 'There is no list of options “{{name}}”; check its name',
    ar: 'لا توجد قائمة خيارات باسم «{{name}}»، راجع اسمها',
  },
  notYesNo: {
    zh: '此处需要结果为“是”或“否”的条件，“{{part}}”不是条件',
    en: 'A condition that is yes or no is needed here; “{{part}}” is none',
    ar: 'يلزم هنا شرط نتيجته نعم أو لا، و«{{part}}» ليس شرطًا',
  },
  mayBeEmpty: {
    zh: '“{{part}}”不是必填项，可能没有填写；请写明未填写时如何判断，例如先判断 isFilledIn',
    en: '“{{part}}” need not be filled in; say what holds where it is empty, for example by isFilledIn',
    ar: '«{{part}}» ليس إلزاميًا وقد يكون فارغًا، اذكر ما يصح حينئذ، مثلًا باستخدام isFilledIn',
  },
  emptyUnless: {
    zh: '“{{part}}”只在“{{condition}}”时填写；请在此处加上同样的条件，或写明未填写时如何判断',
    en: '“{{part}}” is filled in only where “{{condition}}” holds; repeat that condition here, or say what holds where it is empty',
    ar: '«{{part}}» يُعبّأ فقط عندما يتحقق «{{condition}}»، كرر الشرط هنا أو اذكر ما يصح عندما يكون فارغًا',
  },
  figureUnitDiffers: {
    zh: '“{{part}}”以{{own}}填报，公式中写的是{{unit}}，会判错：请按{{own}}改写数值，并改正单位',
    en: '“{{part}}” is given in {{own}}, but the formula says {{unit}}, and would judge wrongly: enter the number in {{own}} and choose that unit',
    ar: 'تُعطى «{{part}}» بوحدة {{own}} بينما تذكر الصيغة {{unit}} فيكون الحكم خاطئًا: أدخل الرقم بوحدة {{own}} واختر هذه الوحدة',
  },
  quotientInPercent: {
    zh: '比值没有换算成百分数，企业看到的数只有实际的百分之一：请改为“{{formula}}”',
    en: 'The quotient is not in percent, so that companies read a hundredth of it: write “{{formula}}” in its place',
    ar: 'النسبة غير محوّلة إلى نسبة مئوية فترى الشركات جزءًا من مئة منها: اكتب «{{formula}}» مكانها',
  },
} satisfies Record<string, Text>;

export type MeaningFaultKind = keyof typeof meaningFaultTexts;

/** Hint to an author, not a fault: a value may be missing that no company left out. */
export const meaningHintTexts = {
  yearMayBeMissing: {
    zh: '“{{part}}”的年度可能不在填报范围内，例如企业当时尚未成立；没有该年度数据时，此条件不成立，请确认',
    en: 'The year of “{{part}}” may not be asked for, for example before the company was founded; the condition does not hold then. Please confirm',
    ar: 'قد لا تُطلب سنة «{{part}}»، مثلًا قبل تأسيس الشركة، وعندها لا يتحقق الشرط، يرجى التأكد',
  },
  resultMayBeMissing: {
    zh: '“{{part}}”可能没有结果，例如除数为0；此时按0比较，请确认',
    en: '“{{part}}” may have no result, for example where it divides by 0; it is compared as 0 then. Please confirm',
    ar: 'قد لا تكون لـ«{{part}}» نتيجة، مثلًا عند القسمة على صفر، وعندها تُقارن كصفر، يرجى التأكد',
  },
  staysEmpty: {
    zh: '“{{part}}”可能没有填写，此时本项没有计算结果',
    en: '“{{part}}” may not be filled in; this value stays empty then',
    ar: 'قد لا يُعبّأ «{{part}}»، وعندها تبقى هذه القيمة فارغة',
  },
} satisfies Record<string, Text>;

export type MeaningHintKind = keyof typeof meaningHintTexts;
