/** The read log: which person of an office, or which expert, read which filing or file of a company. Companies do not see it. */
import type { Text } from '../text';

export const READ_KINDS = ['filing', 'ahead', 'file', 'document', 'account'] as const;
export type ReadKind = (typeof READ_KINDS)[number];

export const readKindNames: Record<ReadKind, Text> = {
  filing: { zh: '查看申报', en: 'Filing opened', ar: 'فُتح الطلب' },
  // The review desk loads the next filing of the list before it is opened.
  ahead: { zh: '预先加载（未打开）', en: 'Filing loaded ahead, not opened', ar: 'حُمِّل الطلب مسبقًا ولم يُفتح' },
  file: { zh: '查看附件', en: 'File opened', ar: 'فُتح الملف' },
  account: { zh: '查看收款账户', en: 'Bank account seen', ar: 'عُرض الحساب المصرفي' },
  document: { zh: '下载文件', en: 'Document downloaded', ar: 'نُزِّل المستند' },
};

/** Minutes in which a person's reads of the same filing or file are logged as one line. */
export const READ_SLOT_MINUTES = 10;
