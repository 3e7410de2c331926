import type { Text } from '../text';

export const libraryMessages = {
  kept: {
    zh: '文件已存入企业库',
    en: 'The file is in the library of the company',
    ar: 'حُفظ الملف في مكتبة الشركة',
  },
  withdrawn: {
    zh: '文件已从企业库撤下；已提交的申报不受影响',
    en: 'The file is withdrawn. Submitted filings keep it',
    ar: 'سُحب الملف، وتحتفظ به التصاريح المقدمة',
  },
} satisfies Record<string, Text>;
