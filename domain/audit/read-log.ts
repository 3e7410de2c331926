/** The log of who of the offices and experts read what of a company. It is the office's own: companies do not see it. */
import type { Text } from '../text';

export const READ_KINDS = ['filing', 'ahead', 'file', 'document'] as const;
export type ReadKind = (typeof READ_KINDS)[number];

export const readKindNames: Record<ReadKind, Text> = {
  filing: { zh: '查看申报', en: 'Filing opened', ar: 'فُتح الطلب' },
  // The desk asks for the next filing of the list before it is opened.
  ahead: { zh: '预先加载（未打开）', en: 'Filing loaded ahead, not opened', ar: 'حُمِّل الطلب مسبقًا ولم يُفتح' },
  file: { zh: '查看附件', en: 'File opened', ar: 'فُتح الملف' },
  document: { zh: '下载文件', en: 'Document downloaded', ar: 'نُزِّل المستند' },
};

/** Minutes in which a person's reads of one thing make one line. */
export const READ_SLOT_MINUTES = 10;
/** Three years, as messages about reviews; the Cybersecurity Law (article 21) asks for six months at least. */
export const READ_LOG_RETENTION_DAYS = 1095;
