import antd from 'antd/es/locale/en_US';
import 'dayjs/locale/en';
import type { LocaleBundle } from '../bundle';
import entry from './entry';
import pages from './pages.generated';

const bundle: LocaleBundle = {
  messages: { ...entry, ...pages },
  antd,
  calendar: 'en',
};

export default bundle;
