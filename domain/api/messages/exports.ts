import type { Text } from '../../text';

/** Refusals of lists that an office takes out. */
export const exportMessages = {
  tooMany: {
    zh: '共{total}件，此格式一次最多导出{limit}件，请缩小筛选范围，或改用CSV格式导出',
    en: '{total} filings, and a file of this kind takes {limit} at most: narrow the filters, or choose CSV',
  },
  column: {
    zh: '没有“{column}”这一列，请重新选择导出的列',
    en: 'There is no column “{column}”, choose the columns again',
  },
  programMissing: {
    zh: '导出申报内容须先选择一个计划',
    en: 'Answers are exported of one program: choose it first',
  },
} satisfies Record<string, Text>;
