import antd from 'antd/es/locale/zh_CN';
import { type LocaleBundle, sayingOptional } from '../bundle';
import entry from './entry';
import pages from './pages.generated';

const bundle: LocaleBundle = {
  messages: { ...entry, ...pages },
  antd: sayingOptional(antd, '（选填）'),
};

export default bundle;
