import type { MessageParameters } from '../../../domain/inbox/messages';
import type { ComingEnd, DueReminder } from '../../../domain/reminders/due-reminder';
import type { ReminderKind } from '../../../domain/reminders/reminder-kinds';

/** Message about an end, for whomever it goes to. */
interface ReminderMessage {
  program: string;
  link: string;
  filingId?: string;
  params: MessageParameters;
}

/** Something that ends for a company. */
export interface RemindedEnd extends ComingEnd {
  kind: ReminderKind;
  /** Id of the window, filing, report, recognition or mandate that ends. */
  id: string;
  companyId: string;
}

/** End of which people may be reminded on days of their own. */
export interface OwnEnd extends RemindedEnd {
  message(due: DueReminder): ReminderMessage;
}

/** End of which the company is reminded, in the open transaction. */
export interface CompanyEnd extends RemindedEnd {
  /** Absent where nobody has to be told at present. */
  tell?(due: DueReminder): Promise<void>;
}

/** Ends of one feature. */
export interface ReminderSource<Item extends { id: string } = { id: string }> {
  /** Items whose time of the next reminder has come, after `after`. */
  listDue(now: Date, after: Item | undefined): Promise<Item[]>;
  /** Locks an item, and returns its end as it is then; null where nobody is to be reminded any more. */
  lock(item: Item, now: Date): Promise<CompanyEnd | null>;
  /** Sets the time of the next reminder of a locked item; null where none follows. */
  lookAgain(item: Item, at: Date | null): Promise<void>;
  /** Ends of these companies, for people with days of their own. */
  listOwn?(companyIds: string[], now: Date): Promise<OwnEnd[]>;
}

export const defineReminderSource = <Item extends { id: string }>(
  source: ReminderSource<Item>,
): ReminderSource => source;
