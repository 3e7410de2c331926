import accounts from './accounts';
import shell from './shell';

/** Texts of the login and of the frame around every page: they load first. */
export default { ...shell, ...accounts };
