import type { Answers, Form, FormContext } from '@domain/definition';
import { type AnswerRenewal, listRenewals } from '@domain/filing/renewals';
import type { FilingOrigin } from '@domain/filing/reuse-calls';
import type { Filing } from '@domain/filing/types';
import { useCallback, useMemo } from 'react';
import { call } from '@/utils/call';
import { wasAccepted } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';

/** Returns the answers to renew in a filing that was copied from an earlier one. */
export interface PendingRenewals {
  origin: FilingOrigin;
  pending: AnswerRenewal[];
  /** Paths of all answers that must be renewed. */
  paths: ReadonlySet<string>;
  /** States that the earlier answer still applies, or takes that back. */
  keep(id: string, applies: boolean): Promise<boolean>;
}

/** Returns the pending renewals of the open filing; undefined where it is no copy, or cannot be changed. */
export function useRenewals(
  form: Form,
  filing: Filing | null,
  filled: Answers,
  ctx: FormContext,
): PendingRenewals | undefined {
  const id = filing?.id ?? '';
  const isAsked = id !== '' && filing?.copied === true && filing.actions.includes('save');
  const { data: origin, change } = useRead(isAsked ? 'filingOrigin' : null, { path: { id } });
  const keep = useCallback(
    (item: string, applies: boolean) =>
      wasAccepted(call('keepCopiedAnswer', { path: { id }, data: { item, applies } }), (data) => {
        const { kept } = data ?? {};
        if (kept) change((now) => now && { ...now, kept });
      }),
    [id, change],
  );
  return useMemo(() => {
    if (!origin || !isAsked) return undefined;
    const pending = listRenewals(form, { ...origin, answers: origin.answers as Answers }, filled, ctx);
    return { origin, pending, paths: new Set(pending.flatMap(({ paths }) => paths)), keep };
  }, [form, origin, isAsked, filled, ctx, keep]);
}
