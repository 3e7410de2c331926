import antd from 'antd/es/locale/ar_EG';
import { isolate } from '@/utils/bidi';
import 'dayjs/locale/ar';
import type { LocaleBundle } from '..';
import english from '../en-US';
import { sayingOptional } from '../optional';
import accounts from './accounts';
import home from './home';
import shell from './shell';

/** English stands in for missing Arabic: in the forms and, as everywhere, in the texts of the domain. */
const inEnglish = Object.entries(english.messages).map(([key, text]) => [key, isolate(text, 'rtl')]);

const bundle: LocaleBundle = {
  messages: { ...Object.fromEntries(inEnglish), ...shell, ...accounts, ...home },
  antd: sayingOptional(antd, '(اختياري)'),
  calendar: 'ar',
};

export default bundle;
