import antd from 'antd/es/locale/ar_EG';
import 'dayjs/locale/ar';
import { type LocaleBundle, sayingOptional } from '../bundle';
import entry from './entry';
import pages from './pages.generated';
import words from './words.generated';

const bundle: LocaleBundle = {
  messages: { ...entry, ...pages },
  words,
  antd: sayingOptional(antd, '(اختياري)'),
  calendar: 'ar',
};

export default bundle;
