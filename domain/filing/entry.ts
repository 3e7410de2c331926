/** Action by which a company enters a program's filing: one rule for the home page and the choosers. */
import type { CompanyAction } from './actions';

export type FilingEntryAction = 'begin' | 'continue' | 'view';

export interface FilingEntryFacts {
  /** The person may fill in filings of the program. */
  mayFile: boolean;
  isOpen: boolean;
  /** A filing of the batch waits to be gone on with. */
  isBegun: boolean;
  /** True where the company may hold a further filing. */
  hasRoom: boolean;
}

/** The action to offer. A filing that was begun comes first, so that no forgotten draft is doubled. */
export function chooseFilingEntry({
  mayFile,
  isOpen,
  isBegun,
  hasRoom,
}: FilingEntryFacts): FilingEntryAction {
  if (mayFile && isBegun) return 'continue';
  return mayFile && isOpen && hasRoom ? 'begin' : 'view';
}

/** Quota place of a new filing, such as the second of three. */
export interface QuotaPlace {
  nth: number;
  of: number;
}

interface Room extends Pick<FilingEntryFacts, 'mayFile' | 'isOpen'> {
  /** Filings that the company may hold in the batch. */
  quota: number;
  used: number;
}

/** Quota place of a new filing; null where none can be begun. */
export const findFreePlace = ({ mayFile, isOpen, quota, used }: Room): QuotaPlace | null =>
  mayFile && isOpen && used < quota ? { nth: used + 1, of: quota } : null;

interface OwnFiling {
  actions: readonly CompanyAction[];
  updated_at: string;
}

export const isFilingBegun = ({ actions }: OwnFiling): boolean => actions.includes('save');

/** The filing of one batch that waits for the company, else the one that was touched last. */
export function findLatestFiling<F extends OwnFiling>(filings: readonly F[]): F | undefined {
  const byTime = [...filings].sort((a, b) => b.updated_at.localeCompare(a.updated_at));
  return byTime.find(isFilingBegun) ?? byTime[0];
}
