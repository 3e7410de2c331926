/** Session of a form without a server, for tests of what it shows. */
export { createIdleSession as createFormSession } from '../../../src/filling/form/createIdleSession';
