/**
 * The company that this tab acts for: the person's own or, by a mandate, another. It belongs to the session, which other tabs
 * share: each call sends the company that this tab assumes, and the server refuses calls meant for another one.
 */

import type { CurrentUser } from '@domain/accounts/calls';
import { ACTING_HEADER, OWN_COMPANY } from '@domain/api/codes';
import { createEmitter } from './emitter';

let believed: string | null = null;
const moved = createEmitter<void>(10);

type Acting = Pick<CurrentUser, 'acting' | 'role'>;

const companyActedFor = ({ acting }: Pick<Acting, 'acting'>): string => acting?.id ?? OWN_COMPANY;

/** For the trial company a person files, or assesses what was filed. */
export const isSameActing = (a: Acting, b: Acting): boolean =>
  companyActedFor(a) === companyActedFor(b) && (!a.acting || a.role === b.role);

/** Sets the company that this tab acts for; null: nobody is signed in. */
export function setActing(user: Pick<Acting, 'acting'> | null): void {
  believed = user && companyActedFor(user);
}

export const createActingHeaders = (): Record<string, string> =>
  believed ? { [ACTING_HEADER]: believed } : {};

/** Calls back when the session acts for another company than this tab shows, or its mandate is over. */
export const onActingChanged = moved.on;
export const reportActingChanged = (): void => moved.emit();

/** True for refusal data that reports a changed or ended mandate. */
export const isActingRefusal = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && ('mandate_over' in data || 'acting_else' in data);

/** Owner key of local drafts: drafts of one company are not shown while its person acts for another. */
export const getDraftOwner = (
  user: Pick<CurrentUser, 'id' | 'acting' | 'company'> | null,
): string | undefined => (user?.acting ? `${user.id}@${user.company?.id}` : user?.id);

let leaving = false;

/** True while the page is being left: later events are ignored. */
export const isLeaving = (): boolean => leaving;

/** Opens the home page anew, which drops all state of the previous company. */
export function reloadHome(): void {
  leaving = true;
  window.location.replace('/index');
}
