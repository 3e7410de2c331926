import antd from 'antd/es/locale/ar_EG';
import 'dayjs/locale/ar';
import type { LocaleBundle } from '..';
import english from '../en-US';
import { sayingOptional } from '../optional';
import entry, { inEnglish } from './entry';
import find from './find';
import home from './home';

/** English stands in for missing Arabic: in the forms and, as everywhere, in the texts of the domain. */
const bundle: LocaleBundle = {
  messages: { ...inEnglish(english.messages), ...entry, ...find, ...home },
  antd: sayingOptional(antd, '(اختياري)'),
  calendar: 'ar',
};

export default bundle;
