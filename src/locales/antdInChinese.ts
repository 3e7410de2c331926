import antd from 'antd/es/locale/zh_CN';
import { sayingOptional } from './bundle';

export default sayingOptional(antd, '（选填）');
