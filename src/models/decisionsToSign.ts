import { ERROR_LEVEL } from '@domain/api/codes';
import { createContext, useContext } from 'react';
import { useRead } from '@/utils/useRead';

/** Path of the page with the decisions that wait for this person's signature. */
export const DECISIONS_TO_SIGN_PATH = '/review/toSign';

/** Query for the total alone, with one row. Silent: menu and queue work without it. */
const COUNT = { params: { current: 1, pageSize: 1 }, level: ERROR_LEVEL.silent };

/**
 * Reads the number of decisions that wait for this person's signature; no request for people without that duty. The frame asks once,
 * and pages use its answer by `useDecisionsToSignTotal`.
 */
export function useReadDecisionsToSign(signs: boolean) {
  const { data, reload } = useRead(signs ? 'decisionsToSign' : null, COUNT);
  return { total: data?.total, reload };
}

const Total = createContext<number | undefined>(undefined);

export const DecisionsToSignProvider = Total.Provider;

/** Number of decisions that wait for this person's signature; undefined until it is known. */
export const useDecisionsToSignTotal = (): number | undefined => useContext(Total);
