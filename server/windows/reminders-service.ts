/**
 * Reminders to companies whose drafts are in a closing window. Each is recorded under a unique key in the transaction of the
 * message, so that neither a restart nor a second process sends it again.
 */
import type { Program } from '../../domain/definition';
import { fillText } from '../../domain/text';
import { countDaysBetween, formatBeijingDay, formatBeijingMinute } from '../../domain/windows/calendar';
import { daysLeft } from '../../domain/windows/message-templates';
import {
  closingReminders,
  getClosingsToRemind,
  getNextClosingReminderTime,
  isReminderDue,
  REMINDER_KINDS,
  type ReminderKind,
} from '../../domain/windows/reminders';
import { getCompanyContact } from '../core/inbox/outside-delivery';
import { runJobItem } from '../core/jobs/scheduled-job';
import type { WindowDeps } from './window-deps';
import type { DraftingCompany, WindowToLookAt } from './windows-store';

const AT_A_TIME = 200;
const TEMPLATE = 'window_closing';
const NEVER = new Date('9999-12-31T00:00:00Z');

async function send(
  { inbox }: WindowDeps,
  kind: ReminderKind,
  program: Program,
  row: DraftingCompany,
  now: Date,
): Promise<void> {
  const { companyId, closesAt, drafts, name, profile } = row;
  const params = {
    program: program.title,
    days: fillText(daysLeft, { count: countDaysBetween(formatBeijingDay(now), formatBeijingDay(closesAt)) }),
    closes_at: formatBeijingMinute(closesAt),
    count: drafts,
  };
  if (closingReminders[kind].by === 'sms')
    return inbox.sendToContact(
      companyId,
      { to: getCompanyContact(profile), scene: TEMPLATE, about: name },
      TEMPLATE,
      params,
    );
  await inbox.send({ companyId, program: program.key, link: program.route, template: TEMPLATE, params });
}

/**
 * Sends a reminder after checking again inside the transaction: the draft may have been submitted, or the window extended or
 * disabled, since it was found.
 */
async function remind(
  deps: WindowDeps,
  kind: ReminderKind,
  found: DraftingCompany,
  now: Date,
): Promise<void> {
  const row = await deps.reminders.present(found.windowId, found.companyId, now);
  const program = deps.programs.find(({ key }) => key === row?.program);
  if (!row || !program || !isReminderDue(kind, row.closesAt, now)) return;
  if (await deps.reminders.claim(row.windowId, row.companyId, kind, now))
    await send(deps, kind, program, row, now);
}

/** Sends reminders of a kind; false where some remain: more than one run takes, or a message that could not be written. */
async function remindOfKind(deps: WindowDeps, windowId: string, kind: ReminderKind, now: Date) {
  const found = await deps.reminders.due(windowId, kind, getClosingsToRemind(kind, now), now, AT_A_TIME);
  let isDone = found.length < AT_A_TIME;
  for (const each of found) {
    const item = { job: 'window reminders', id: `${windowId} ${each.companyId}` };
    const isSent = await runJobItem(deps.log, item, () =>
      deps.db.transaction(() => remind(deps, kind, each, now)),
    );
    isDone &&= isSent;
  }
  return isDone;
}

async function remindOfWindow(deps: WindowDeps, window: WindowToLookAt, now: Date): Promise<void> {
  let isDone = true;
  for (const kind of REMINDER_KINDS)
    if (window.closings.some((closesAt) => isReminderDue(kind, closesAt, now)))
      isDone = (await remindOfKind(deps, window.id, kind, now)) && isDone;
  if (isDone)
    await deps.reminders.lookAgain(window, getNextClosingReminderTime(window.closings, now) ?? NEVER);
}

/** Processes only the windows whose `remindAt` has been reached. */
export async function remindOfWindows(deps: WindowDeps): Promise<void> {
  const now = deps.clock();
  for (const window of await deps.reminders.toLookAt(now)) await remindOfWindow(deps, window, now);
}
