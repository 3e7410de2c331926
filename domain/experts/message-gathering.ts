/**
 * Gathering of messages to experts: lists of decisions assign filings one by one, and experts answer one by one. Messages
 * to a person are collected until none has come for a moment, and at the latest some minutes after the first, and sent as
 * one.
 */
import { fillText, joinTexts, type Text, type TextTemplate } from '../text';

const QUIET_MS = 20_000;
const WAIT_AT_MOST_MS = 300_000;

/** True where no further message is expected: those collected at these times are sent. */
export function isGatheringOver(times: readonly Date[], now: Date): boolean {
  const sorted = times.map((time) => time.getTime()).sort((a, b) => a - b);
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)];
  return now.getTime() - last >= QUIET_MS || now.getTime() - first >= WAIT_AT_MOST_MS;
}

/** A filing as its experts know it. */
export interface CodedFiling {
  program: Text;
  code: string;
}

const onlyOne: Text = {
  zh: '{{program}}，编号{{code}}',
  en: '{{program}}, {{code}}',
  ar: '{{program}}، {{code}}',
};
const several: TextTemplate = {
  zh: '{{programs}}，共{{count}}件',
  en: '{{programs}}: {{count}} filings',
  ar: '{{programs}}، عددها: {{count}}',
};

/** Filings as a message names them: one by its code, several by their number. */
export function nameFilings(filings: readonly CodedFiling[]): Text {
  const [first] = filings;
  if (filings.length === 1 && first) return fillText(onlyOne, { ...first });
  const programs = [...new Map(filings.map(({ program }) => [program.zh, program])).values()];
  return fillText(several, { programs: joinTexts(programs), count: filings.length });
}
