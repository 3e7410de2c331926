import type { TextTools } from '@/utils/language';

/** Words texts in Chinese without the portal around them. */
export const inChinese = {
  say: ({ zh }: { zh: string }) => zh,
  t: (_key: string, { name, value }: { name: string; value: string }) => `${name}：${value}`,
} as unknown as TextTools;
