import antd from 'antd/es/locale/ar_EG';
import 'dayjs/locale/ar';
import { arabicWords } from '@domain/arabic.generated';
import { type LocaleBundle, sayingOptional } from '../bundle';
import entry from './entry';
import pages from './pages.generated';

const bundle: LocaleBundle = {
  messages: { ...entry, ...pages },
  words: arabicWords,
  antd: sayingOptional(antd, '(اختياري)'),
  calendar: 'ar',
};

export default bundle;
