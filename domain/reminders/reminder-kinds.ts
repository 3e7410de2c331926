/**
 * Kinds of ends that companies are reminded of, and when. A person of a company may choose days of its own (`own-days.ts`), which
 * take the place of those here for the kinds that say so. Experts have a catalogue of messages, and a rule, of their own
 * (domain/experts).
 */
import type { MessageTemplateCode } from '../inbox/templates.generated';

export interface ReminderRules {
  /** Days before the end on which a reminder is sent. */
  daysBefore: readonly number[];
  /** Months before the end, for what lasts for years. */
  monthsBefore?: readonly number[];
  /** Hour of the day in Beijing at which a reminder begins; `end`: the hour of the end itself. */
  from: number | 'end';
  /** Days after the end, and the period of the further reminders, for what is still to be done then. */
  after?: { days: readonly number[]; every: number };
  /** Templates of the messages: before the end, on its day, when the time begins, and after the end. */
  templates: {
    before: MessageTemplateCode;
    lastDay?: MessageTemplateCode;
    opening?: MessageTemplateCode;
    after?: MessageTemplateCode;
  };
  /** True where a person's own days take the place of these. What ends only after months or years is told of in good time alone. */
  hasOwnDays?: true;
}

/** Hour at which offices open: no reminder with an hour comes earlier. */
export const OFFICE_HOUR = 9;

const AFTER_REPORT = { days: [1, 3], every: 7 } as const;
const reportTemplates = { before: 'report_due', after: 'report_overdue' } as const;

export const reminderKinds = {
  /** Closing of a window, to companies with drafts in it. */
  window: { daysBefore: [7, 2], from: 'end', templates: { before: 'window_closing' }, hasOwnDays: true },
  /** The same on the last day, by SMS and mail to the contact of the company. */
  window_by_sms: { daysBefore: [1], from: 'end', templates: { before: 'window_closing' } },
  /** Time for the correction of a filing. */
  correction: {
    daysBefore: [3, 0],
    from: OFFICE_HOUR,
    templates: { before: 'correction_due', lastDay: 'correction_last_day' },
    hasOwnDays: true,
  },
  /** Owed report (catalogue: report_info, reminders). */
  report: {
    daysBefore: [15, 7, 3, 1],
    from: 0,
    after: AFTER_REPORT,
    templates: { ...reportTemplates, opening: 'report_open' },
    hasOwnDays: true,
  },
  /** Time for the correction of a report, which has but a few days (catalogue: declare_day, correction). */
  report_correction: {
    daysBefore: [2, 1],
    from: 0,
    after: AFTER_REPORT,
    templates: reportTemplates,
    hasOwnDays: true,
  },
  /** Last day of a recognition. House default. */
  recognition: {
    daysBefore: [],
    monthsBefore: [6, 3, 1],
    from: 0,
    templates: { before: 'recognition_expiring' },
  },
  /** Last day of a mandate, to both sides. House default. */
  mandate: { daysBefore: [14], from: 0, templates: { before: 'mandate_ending' } },
} as const satisfies Record<string, ReminderRules>;

export type ReminderKind = keyof typeof reminderKinds;

const ofOwnDays = Object.values<ReminderRules>(reminderKinds).filter(({ hasOwnDays }) => hasOwnDays);
const silenced = new Set<string>(
  ofOwnDays.flatMap(({ templates: { before, lastDay = before } }) => [before, lastDay]),
);

/** True for messages to a company that are silent for its people with days of their own, who get theirs on those. */
export const isReplacedByOwnDays = (template: string): boolean => silenced.has(template);
