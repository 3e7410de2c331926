import { ERROR_LEVEL } from '@domain/api/codes';
import { useRead } from '@/utils/useRead';

/** Path of the page with the decisions that wait for this person's signature. */
export const DECISIONS_TO_SIGN_PATH = '/review/toSign';

/** Query for the total alone, with one row. Silent: menu and queue work without it. */
const COUNT = { params: { current: 1, pageSize: 1 }, level: ERROR_LEVEL.silent };

/**
 * Number of decisions that wait for this person's signature, for the menu and the queue; no request for people without that
 * duty.
 */
export function useDecisionsToSign(signs: boolean) {
  const { data, reload } = useRead(signs ? 'decisionsToSign' : null, COUNT);
  return { total: data?.total, reload };
}
