/** Action that the home page and the choosers of programs offer to a company for a program. */
import type { CompanyAction } from './actions';

export type FilingEntryAction = 'begin' | 'continue' | 'view';

export interface FilingEntryFacts {
  /** True where the person may fill in filings of the program. */
  mayFile: boolean;
  isOpen: boolean;
  /** True where a filing of the batch can be continued. */
  isBegun: boolean;
  /** True where the company may hold a further filing. */
  hasRoom: boolean;
}

/** Chooses the action to offer. Continuing comes first, so that nobody begins a second draft beside a forgotten one. */
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
  /** Maximum number of filings of the company in the batch. */
  quota: number;
  used: number;
}

/** Quota place of a new filing; null where none can be begun. */
export const findFreePlace = ({ mayFile, isOpen, quota, used }: Room): QuotaPlace | null =>
  mayFile && isOpen && used < quota ? { nth: used + 1, of: quota } : null;

interface OwnFiling {
  actions: readonly CompanyAction[];
  closed_at?: string | undefined;
  updated_at: string;
}

/** True for a filing to go on with; a draft after the closing is there to be read. */
export const isFilingBegun = ({ actions, closed_at }: Omit<OwnFiling, 'updated_at'>): boolean =>
  actions.includes('save') && closed_at === undefined;

/** Finds the filing of one batch that the company can continue, else the one changed last. */
export function findLatestFiling<F extends OwnFiling>(filings: readonly F[]): F | undefined {
  const byTime = [...filings].sort((a, b) => b.updated_at.localeCompare(a.updated_at));
  return byTime.find(isFilingBegun) ?? byTime[0];
}
