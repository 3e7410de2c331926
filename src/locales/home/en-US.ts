import antd from 'antd/es/locale/en_US';
import type { LocaleBundle } from '../bundle';
import messages from '../en-US/pages.generated';

/** Texts of the frame and the home page; a build leaves the others out (config/plugin-page-texts.ts). */
const bundle: LocaleBundle = { messages, antd };

export default bundle;
