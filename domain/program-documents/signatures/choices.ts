import type { FunctionSignatures } from '../../expressions/language/signature';

export const choiceSignatures = {
  has: {
    parameters: ['list', 'any'],
    result: 'yesNo',
    says: {
      zh: '所选各项中是否有某一项',
      en: 'Whether a value is among those chosen',
      ar: 'هل القيمة من بين المختار',
    },
    example: { text: "has(['a', 'b'], 'b')", gives: true },
  },
  hasAny: {
    parameters: ['list', 'list'],
    result: 'yesNo',
    says: {
      zh: '所选各项中是否至少有列出的一项',
      en: 'Whether at least one of some values is among those chosen',
      ar: 'هل إحدى القيم على الأقل من بين المختار',
    },
    example: { text: "hasAny(['a', 'b'], ['c', 'b'])", gives: true },
  },
  isFilledIn: {
    parameters: ['any'],
    result: 'yesNo',
    answersMissing: [0],
    says: {
      zh: '是否已填写（空格不算）',
      en: 'Whether something is filled in; blanks do not count',
      ar: 'هل عُبّئ الحقل، ولا تُحتسب الفراغات',
    },
    example: { text: "isFilledIn(' ')", gives: false },
  },
  countSeparatedParts: {
    parameters: ['text'],
    result: 'number',
    says: {
      zh: '文字中以分号隔开的部分有几个',
      en: 'The number of parts of a text between semicolons',
      ar: 'عدد أجزاء النص المفصولة بفاصلة منقوطة',
    },
    example: { text: "countSeparatedParts('甲；乙; ')", gives: 2 },
  },
  getOptionAttribute: {
    parameters: ['dictionary', 'any', 'text'],
    result: 'any',
    mayBeMissing: true,
    says: {
      zh: '选项表中某一选项的属性，没有则为空',
      en: 'An attribute of an option of a list; empty where it has none',
      ar: 'خاصية خيار في قائمة، وتكون فارغة إن لم توجد',
    },
    example: { text: "getOptionAttribute('ip_type', 'utility_model', 'class')", gives: 2 },
  },
  isUnderOption: {
    parameters: ['dictionary', 'any', 'any'],
    result: 'yesNo',
    says: {
      zh: '某一选项是否为另一选项或其下级',
      en: 'Whether an option is another one, or stands below it',
      ar: 'هل الخيار هو الآخر أو تحته',
    },
    example: { text: "isUnderOption('ip_type', 'design', 'design')", gives: true },
  },
  isPatentNoOfType: {
    parameters: ['dictionary', 'text', 'text'],
    result: 'yesNo',
    says: {
      zh: '知识产权编号是否符合所选类型的格式和校验位',
      en: 'Whether the number of a right has the form and check digit of its kind',
      ar: 'هل رقم الحق مطابق لصيغة نوعه وخانة تحققه',
    },
    example: { text: "isPatentNoOfType('ip_type', 'software_copyright', '2023SR0123456')", gives: true },
  },
  isCreditCode: {
    parameters: ['text'],
    result: 'yesNo',
    says: {
      zh: '是否为有效的统一社会信用代码',
      en: 'Whether a unified social credit code is valid',
      ar: 'هل رمز الائتمان الاجتماعي الموحد صحيح',
    },
    example: { text: "isCreditCode('123')", gives: false },
  },
  isIdCard: {
    parameters: ['text'],
    result: 'yesNo',
    says: {
      zh: '是否为有效的居民身份证号码',
      en: 'Whether the number of a resident identity card is valid',
      ar: 'هل رقم هوية المقيم صحيح',
    },
    example: { text: "isIdCard('11010519491231002X')", gives: true },
  },
  isIdCardConsistent: {
    parameters: ['text', 'date', 'text'],
    result: 'yesNo',
    says: {
      zh: '身份证号码是否与出生日期、性别（male或female）一致',
      en: 'Whether an identity number agrees with a day of birth and a gender (male or female)',
      ar: 'هل رقم الهوية متفق مع تاريخ الميلاد والجنس (male أو female)',
    },
    example: { text: "isIdCardConsistent('11010519491231002X', '1949-12-31', 'female')", gives: true },
  },
  normalisePatentNo: {
    parameters: ['text'],
    result: 'text',
    says: {
      zh: '去掉空格和开头ZL后的专利号',
      en: 'The number of a patent without blanks and ZL in front',
      ar: 'رقم البراءة دون فراغات ودون ZL في أوله',
    },
    example: { text: "normalisePatentNo('zl 20231012345.6')", gives: '20231012345.6' },
  },
} satisfies FunctionSignatures;
