import accounts from './accounts';
import shell from './shell';

export default { ...shell, ...accounts };
