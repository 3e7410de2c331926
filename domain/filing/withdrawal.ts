/** Taking back the withdrawal of a filing: for a few minutes, while nothing else has happened to it. */
import { fillText, type Text } from '../text';
import { COPYING_ACTIONS } from './actions';
import { filingMessages } from './messages';

/** Minutes during which a withdrawal, or an assignment, can be taken back. */
export const UNDO_MINUTES = 10;

interface LoggedStep {
  action: string;
  at: Date;
  version: number | null;
}

/**
 * Returns the reason why the withdrawal cannot be taken back; null where it can. `log`: steps of the filing, oldest first. Saves
 * that follow each other closely leave one line, so the version tells whether anything was saved.
 */
export function findUndoFault(log: readonly LoggedStep[], version: number, now: Date): Text | null {
  const copies: readonly string[] = COPYING_ACTIONS;
  const last = log.findLast(({ action }) => !copies.includes(action));
  if (last?.action !== 'withdraw' || last.version !== version) return filingMessages.withdrawalChanged;
  const isOver = now.getTime() - last.at.getTime() > UNDO_MINUTES * 60_000;
  return isOver ? fillText(filingMessages.withdrawalOver, { minutes: UNDO_MINUTES }) : null;
}
