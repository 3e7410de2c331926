import { CODE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import type { CompanyName } from '@domain/company/calls';
import { isAlreadyRegistered } from '@domain/company/registered-messages';
import { useCallback, useRef } from 'react';
import { useRun } from '@/utils/useRun';

/** Result of looking up a credit code. `unreachable`: the register could not be asked, which blocks nobody. */
export type LookupResult =
  | ({ kind: 'found'; name: string } & Pick<CompanyName, 'legal_rep_name' | 'origin'>)
  /** `why` signing in would lead nowhere, in the server's words. */
  | { kind: 'registered'; name: string; why: string | null }
  | { kind: 'unknown'; message: string }
  | { kind: 'unreachable' };

function findingOf({ code, data, msg }: ResponseEnvelope<CompanyName | null>): LookupResult {
  if (code === CODE.success) {
    const { company_name: name = '', legal_rep_name, origin } = data ?? {};
    return { kind: 'found', name, legal_rep_name, origin };
  }
  const isTaken = isAlreadyRegistered(String(msg));
  if (data?.registered)
    return { kind: 'registered', name: data.company_name, why: isTaken ? null : String(msg) };
  return { kind: 'unknown', message: String(msg) };
}

/** Looks a company up by its normalised credit code; each code is requested once. */
export function useLookup(): (code: string) => Promise<LookupResult> {
  const run = useRun();
  const asked = useRef(new Map<string, Promise<LookupResult>>());
  return useCallback(
    (code: string) => {
      const known = asked.current.get(code);
      if (known) return known;
      const finding = run<ResponseEnvelope<CompanyName | null>>({
        type: 'login/fetchCompanyName',
        payload: code,
      }).then(findingOf, (): LookupResult => {
        asked.current.delete(code);
        return { kind: 'unreachable' };
      });
      asked.current.set(code, finding);
      return finding;
    },
    [run],
  );
}
