import { arabicWords } from '@domain/arabic.generated';
import antd from 'antd/es/locale/ar_EG';
import { type LocaleBundle, sayingOptional } from '../bundle';
import entry from './entry';
import pages from './pages.generated';

const bundle: LocaleBundle = {
  messages: { ...entry, ...pages },
  words: arabicWords,
  antd: sayingOptional(antd, '(اختياري)'),
};

export default bundle;
