import type { TextTools } from '@/utils/language';

/** Formats texts in Chinese without a surrounding portal. */
export const inChinese = {
  say: ({ zh }: { zh: string }) => zh,
  t: (_key: string, { name, value }: { name: string; value: string }) => `${name}：${value}`,
} as unknown as TextTools;
