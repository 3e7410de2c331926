import { ERROR_LEVEL } from '@domain/api/codes';
import type { ScheduledDecisionHead } from '@domain/review/scheduled-decision-calls';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { call } from '@/utils/call';
import { useRead } from '@/utils/useRead';

/** Path of the page with the decisions that wait for this person's signature. */
export const DECISIONS_TO_SIGN_PATH = '/review/toSign';

/** Option of changes about a decision: what one of them says no longer holds after the next. */
export const ABOUT_DECISION = { about: 'decision' };

/** A decision of this person that is not carried out yet, or has unseen refusals. */
export interface OpenDecision extends ScheduledDecisionHead {
  /** Time by `performance.now()`, in milliseconds, until which it can be taken back. */
  until: number;
}

export interface OpenDecisions {
  /** Undefined until they are known. */
  list: OpenDecision[] | undefined;
  /** Number of decisions of colleagues that wait for this person's signature; undefined until it is known. */
  toSign: number | undefined;
  /** To be called where a decision was made, taken back or noted. */
  reload(): Promise<void>;
}

/** Silent: menu and pages work without them. */
async function fetchOpenDecisions() {
  const envelope = await call('decisionOrders', { params: { open: 'true' }, level: ERROR_LEVEL.silent });
  const now = performance.now();
  const withEnd = (order: ScheduledDecisionHead): OpenDecision => ({
    ...order,
    until: now + order.left * 1_000,
  });
  return { ...envelope, data: envelope.data && { ...envelope.data, list: envelope.data.list.map(withEnd) } };
}

/** Milliseconds after a decision is due before it is read again, repeated while it is carried out. */
const AFTER_MS = 1_200;
const AGAIN_MS = 2_000;

/** Reads the open decisions of an officer, and reads them again once one of them is due. No request for other people. */
export function useReadOpenDecisions(isOfficer: boolean): OpenDecisions {
  const { data, reload } = useRead(isOfficer ? fetchOpenDecisions : null);
  useEffect(() => {
    const waiting = data?.list.filter(({ counts }) => counts.waiting > 0) ?? [];
    if (waiting.length === 0) return;
    const left = Math.min(...waiting.map(({ until }) => until)) - performance.now();
    const timer = setTimeout(reload, left > 0 ? left + AFTER_MS : AGAIN_MS);
    return () => clearTimeout(timer);
  }, [data, reload]);
  return useMemo(() => ({ list: data?.list, toSign: data?.to_sign, reload }), [data, reload]);
}

const Open = createContext<OpenDecisions>({ list: undefined, toSign: undefined, reload: async () => {} });

export const OpenDecisionsProvider = Open.Provider;

/** The open decisions, which the frame reads once for all its pages. */
export const useOpenDecisions = (): OpenDecisions => useContext(Open);
