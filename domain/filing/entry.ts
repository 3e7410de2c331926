/** Entry of a company into a program's filing: one rule for the home page and the choosers. */
import type { CompanyAction } from './actions';

export type FilingEntryAction = 'begin' | 'continue' | 'view';

export interface FilingEntryFacts {
  /** The person may fill in filings of the program. */
  mayFile: boolean;
  isOpen: boolean;
  /** A filing of the batch waits to be gone on with. */
  isBegun: boolean;
  /** The company may hold a further one. */
  hasRoom: boolean;
}

/** The one action that fits. What was begun comes first: nobody starts anew beside a forgotten draft. */
export function chooseFilingEntry({
  mayFile,
  isOpen,
  isBegun,
  hasRoom,
}: FilingEntryFacts): FilingEntryAction {
  if (mayFile && isBegun) return 'continue';
  return mayFile && isOpen && hasRoom ? 'begin' : 'view';
}

/** The place that a new filing would take: the second of three. */
export interface QuotaPlace {
  nth: number;
  of: number;
}

interface Room extends Pick<FilingEntryFacts, 'mayFile' | 'isOpen'> {
  /** Filings that the company may hold in the batch. */
  quota: number;
  used: number;
}

/** null where nothing new can be begun. */
export const findFreePlace = ({ mayFile, isOpen, quota, used }: Room): QuotaPlace | null =>
  mayFile && isOpen && used < quota ? { nth: used + 1, of: quota } : null;

interface OwnFiling {
  actions: readonly CompanyAction[];
  updated_at: string;
}

export const isBegun = ({ actions }: OwnFiling): boolean => actions.includes('save');

/** The filing of one batch that waits for the company, else the one that was touched last. */
export function findLatestFiling<F extends OwnFiling>(filings: readonly F[]): F | undefined {
  const byTime = [...filings].sort((a, b) => b.updated_at.localeCompare(a.updated_at));
  return byTime.find(isBegun) ?? byTime[0];
}
