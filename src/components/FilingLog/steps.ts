/** The log of a filing, ready to read: newest line first, with names in place of codes. */
import { roleNames } from '@domain/accounts/roles';
import type { LogEntry } from '@domain/calls/filings';
import type { Deciding } from '@domain/definition';
import { actionNames, COPYING_ACTIONS, SUBMIT_ACTIONS } from '@domain/filing/actions';
import { actionWords } from '@domain/filing/outcome';
import type { Text } from '@domain/text';

export interface Step extends LogEntry {
  what: Text;
  /** null for a role that this edition of the portal does not know. */
  role: Text | null;
  /** Which submission it is; null for any other step. */
  submission: number | null;
  isCurrent: boolean;
  movesStatus: boolean;
}

const SYSTEM: Text = { zh: '系统', en: 'System' };

const isAction = (code: string): code is keyof typeof actionNames => code in actionNames;
const isRole = (code: string): code is keyof typeof roleNames => code in roleNames;

/** An action that the portal does not know yet is shown by its code: it happened all the same. */
const whatOf = (code: string, program?: Deciding): Text =>
  isAction(code) ? actionWords(code, program) : { zh: code, en: code };

const roleOf = (code: string): Text | null => {
  if (code === 'system') return SYSTEM;
  return isRole(code) ? roleNames[code] : null;
};

const isSubmission = ({ action }: LogEntry): boolean => SUBMIT_ACTIONS.some((submit) => submit === action);
const isCopy = ({ action }: LogEntry): boolean => COPYING_ACTIONS.some((copying) => copying === action);

/** The log comes oldest first. Copies that were taken away say nothing of where the filing stands. */
export function stepsOf(log: LogEntry[], program?: Deciding): Step[] {
  const submissions = log.filter(isSubmission);
  const current = log.findLast((entry) => !isCopy(entry));
  return [...log].reverse().map((entry) => ({
    ...entry,
    what: whatOf(entry.action, program),
    submission: submissions.indexOf(entry) + 1 || null,
    role: roleOf(entry.actor.role),
    isCurrent: entry === current,
    movesStatus: entry.to_status !== null && entry.from_status !== entry.to_status,
  }));
}
