import { lineColumn, textColumns } from '../columns';
import type { ItemColumn, PlainRecord } from '../item-table';

export const idColumn = lineColumn({
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

/** Words of the law that a rule or a condition applies. */
export const lawTextColumns: readonly ItemColumn[] = textColumns({
  key: 'lawText',
  zh: '条文原文',
  en: 'Words of the law',
  ar: 'نص القانون',
  help: {
    zh: '所依据的条款原文，写明文件名称和条号；企业在帮助和申报条件中可以查看',
    en: 'What the law says, with its name and article; companies read it in the help and with the conditions',
    ar: 'ما ينص عليه القانون، مع اسمه ورقم مادته؛ تقرؤه الشركات في المساعدة ومع الشروط',
  },
});

export const identifyById = ({ id }: PlainRecord, index: number): string => String(id ?? index + 1);
