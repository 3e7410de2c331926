/** Lists that offices import, and headings that such lists usually have for the same column. */
import type { TableSection } from './sections';

/** Section of a list, with other headings of its columns in files, by their keys. */
export interface ListSection extends TableSection {
  also?: Readonly<Record<string, readonly string[]>>;
}

export const CREDIT_CODE_HEADINGS = ['信用代码', '社会信用代码', '统一信用代码', '企业信用代码'] as const;

export const PERIOD_HEADINGS = {
  from: [
    '有效期开始',
    '有效期起',
    '有效期自',
    '有效期起始',
    '有效期开始日期',
    '有效期起始日期',
    '起始日期',
    '开始日期',
  ],
  to: [
    '有效期截止',
    '有效期止',
    '有效期至',
    '有效期终止',
    '有效期截止日期',
    '有效期终止日期',
    '截止日期',
    '终止日期',
  ],
} as const;
