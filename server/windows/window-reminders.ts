/** Windows that close while companies have drafts in them: each company is reminded by the closing time that holds for it. */
import type { Program } from '../../domain/definition';
import { type DueReminder, findDueReminder, getNextReminderTime } from '../../domain/reminders/due-reminder';
import { fillText } from '../../domain/text';
import { HOUR_MS } from '../../domain/time';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import { daysLeft } from '../../domain/windows/message-templates';
import { getCompanyContact } from '../core/inbox/outside-delivery';
import { defineReminderSource } from '../core/jobs/reminder-source';
import type { WindowDeps } from './window-deps';
import type { DraftingCompany, WindowToLookAt } from './windows-store';

const AT_A_TIME = 200;
const TEMPLATE = 'window_closing';
const NEVER = new Date('9999-12-31T00:00:00Z');
const KINDS = ['window', 'window_by_sms'] as const;
type Kind = (typeof KINDS)[number];

/** A window and one of its companies. */
interface Closing extends Pick<DraftingCompany, 'windowId' | 'companyId'> {
  id: string;
  kind: Kind;
}

function toEnd(program: Program, row: DraftingCompany) {
  const { windowId, companyId, closesAt: endsAt, drafts } = row;
  return {
    kind: 'window' as const,
    id: windowId,
    companyId,
    endsAt,
    message: ({ left }: DueReminder) => ({
      program: program.key,
      link: program.route,
      params: {
        program: program.title,
        days: fillText(daysLeft, { count: left }),
        closes_at: formatBeijingMinute(endsAt),
        count: drafts,
      },
    }),
  };
}

/** Milliseconds between two searches for drafts whose company must be reminded, as companies begin drafts at any time. */
const LOOKED_AT_EVERY_MS = HOUR_MS;

/** Time at which somebody may next have to be reminded that a window closes, by its closing times. */
function getNextLook({ closings }: WindowToLookAt, now: Date): Date {
  const times = closings.flatMap((endsAt) =>
    KINDS.flatMap((kind) =>
      findDueReminder(kind, { endsAt }, now)
        ? [now.getTime() + LOOKED_AT_EVERY_MS]
        : (getNextReminderTime(kind, { endsAt }, now)?.getTime() ?? []),
    ),
  );
  return times.length > 0 ? new Date(Math.min(...times)) : NEVER;
}

/** Companies to be reminded that a window closes, and who were not. */
async function listOfWindow(
  { reminders, programs }: WindowDeps,
  { id, closings }: WindowToLookAt,
  now: Date,
) {
  const known = new Set(programs.map(({ key }) => key));
  const found: Closing[] = [];
  for (const kind of KINDS)
    for (const endsAt of closings) {
      const due = findDueReminder(kind, { endsAt }, now);
      if (!due) continue;
      const rows = await reminders.untold(id, { kind, endsAt, daysBefore: due.daysBefore }, now, AT_A_TIME);
      found.push(...rows.filter(({ program }) => known.has(program)).map((row) => ({ ...row, id, kind })));
    }
  return found;
}

/** Lists who is to be reminded. A window without anybody is looked at again when its next reminder is due. */
async function listDue(deps: WindowDeps, now: Date): Promise<Closing[]> {
  const found: Closing[] = [];
  for (const window of await deps.reminders.toLookAt(now)) {
    const closings = await listOfWindow(deps, window, now);
    if (closings.length === 0) await deps.reminders.lookAgain(window, getNextLook(window, now));
    found.push(...closings);
  }
  return found;
}

export const createWindowReminders = (deps: WindowDeps) => {
  const toEnds = (row: DraftingCompany | undefined) => {
    const program = deps.programs.find(({ key }) => key === row?.program);
    return row && program ? [toEnd(program, row)] : [];
  };
  return defineReminderSource<Closing>({
    // Once a run: those of whom a reminder failed would be found again.
    listDue: async (now, after) => (after ? [] : listDue(deps, now)),
    /** Reads again: the draft may have been submitted, or the window extended or disabled, since it was found. */
    async lock({ kind, windowId, companyId }, now) {
      const row = await deps.reminders.present(windowId, companyId, now);
      const [end] = toEnds(row);
      if (!row || !end) return null;
      const contact = { to: getCompanyContact(row.profile), scene: TEMPLATE, about: row.name };
      return {
        ...end,
        kind,
        tell: (due) =>
          kind === 'window'
            ? deps.inbox.send({ companyId, template: due.template, ...end.message(due) })
            : deps.inbox.sendToContact(companyId, contact, due.template, end.message(due).params),
      };
    },
    /** The window as a whole is looked at again (`listDue`). */
    lookAgain: async () => {},
    async listOwn(companyIds, now) {
      return (await deps.reminders.ofCompanies(companyIds, now)).flatMap(toEnds);
    },
  });
};
