import antd from '../antdInChinese';
import messages from '../zh-CN/pages.generated';

/** Texts of the frame and of the home page; a build leaves the others out (config/plugin-page-texts.ts). */
export default { messages, antd };
