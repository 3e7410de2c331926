import { isolate } from '@/locales/bidi';
import english from '../en-US/entry';
import accounts from './accounts';
import shell from './shell';

/** English texts that stand in for missing Arabic ones. */
export const inEnglish = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, isolate(text, 'rtl')]));

export default { ...inEnglish(english), ...shell, ...accounts };
