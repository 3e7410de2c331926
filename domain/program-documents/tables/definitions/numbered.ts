import { lineColumn } from '../columns';
import type { PlainRecord } from '../item-table';

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

export const identifyById = ({ id }: PlainRecord, index: number): string => String(id ?? index + 1);
