/** Words of a line of the audit log besides its action. Lines of earlier releases are worded by the same details. */
import { type ExportedList, exportedLists } from '../document/exported-lists';
import { describeHold, describePeriods, describeRemoval } from '../retention/log-line';
import { fillText, type Text } from '../text';

export type LogDetails = Record<string, unknown>;

interface LineWords {
  /** Texts that the line says, in order. */
  about: Text[];
  /** Details that it does not say. */
  rest: LogDetails;
}

const rowCount = { zh: '共{{count}}行', en: 'rows: {{count}}', ar: 'عدد الصفوف: {{count}}' };

function describeListExport({ list, rows, ...rest }: LogDetails): LineWords {
  const name: Text | undefined = exportedLists[list as ExportedList];
  if (!name || typeof rows !== 'number') return { about: [], rest: { list, rows, ...rest } };
  return { about: [name, fillText(rowCount, { count: rows })], rest };
}

/** Describes a line whose details need no mention once they are in words. */
const inWordsOnly =
  (word: (details: LogDetails) => Text[]) =>
  (details: LogDetails): LineWords => {
    const about = word(details);
    return { about, rest: about.length > 0 ? {} : details };
  };

/** How lines are worded, by action; details of other lines have no words. */
const describers: Readonly<Record<string, (details: LogDetails) => LineWords>> = {
  'export.list': describeListExport,
  'retention.remove': inWordsOnly(describeRemoval),
  'retention.periods': inWordsOnly(describePeriods),
  'retention.hold': inWordsOnly(describeHold),
  'retention.release': inWordsOnly(describeHold),
  // The reason why somebody of a company does not sign its draft is for the company alone.
  decline_signature: ({ declined_for, ...rest }) => ({ about: [], rest }),
};

export function describeLogLine(action: string, details: LogDetails | null): LineWords {
  const known = details ?? {};
  return describers[action]?.(known) ?? { about: [], rest: known };
}
