import antd from 'antd/es/locale/zh_CN';
import { type LocaleBundle, sayingOptional } from '../bundle';
import messages from '../zh-CN/pages.generated';

/** Texts of the frame and the home page; a build leaves the others out (config/plugin-page-texts.ts). */
const bundle: LocaleBundle = { messages, antd: sayingOptional(antd, '（选填）') };

export default bundle;
