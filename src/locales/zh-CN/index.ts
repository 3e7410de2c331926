import antd from '../antdInChinese';
import type { LocaleBundle } from '../bundle';
import entry from './entry';
import pages from './pages.generated';

const bundle: LocaleBundle = {
  messages: { ...entry, ...pages },
  antd,
};

export default bundle;
