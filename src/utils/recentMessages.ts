import type { ReactNode } from 'react';
import type { ToastType } from './feedback';
import { readStoredLogin } from './session';

/** A message as it was shown. */
export interface RecentMessage {
  id: number;
  type: ToastType;
  text: ReactNode;
  at: string;
  /** Id of the person who was signed in. */
  to: string | undefined;
}

const KEPT = 30;

let said: RecentMessage[] = [];
let count = 0;

/** Records a shown message for the list of recent messages: a toast disappears after three seconds. */
export function addRecentMessage(type: ToastType, text: ReactNode): void {
  count += 1;
  const message = { id: count, type, text, at: new Date().toISOString(), to: readStoredLogin()?.user?.id };
  said = [message, ...said].slice(0, KEPT);
}

/** Lists the messages shown to this person in this tab, newest first. */
export const listRecentMessages = (person: string): RecentMessage[] => said.filter(({ to }) => to === person);
