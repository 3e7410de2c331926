/** The office that takes each step, and its name. */
import type { Text } from '../text';
import type { FilingAction } from './status';

/** The administering body above the departments. */
export const cityOffice: Text = { zh: '市级主管部门', en: 'The city office' };

const FIRST_REVIEW: readonly FilingAction[] = ['pass_first', 'return_first', 'reject_first'];

/** A step of the department in charge; the others are the city's. */
export const isFirstReview = (action: FilingAction): boolean => FIRST_REVIEW.includes(action);
