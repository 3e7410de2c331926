import antd from 'antd/es/locale/en_US';
import messages from '../en-US/pages.generated';

/** Texts of the frame and of the forms of programs; a build leaves the others out (config/plugin-page-texts.ts). */
export default { messages, antd };
