/** Availability of programs for one company: window, filings begun, and match of the conditions. */

import type { CurrentUser } from '@domain/accounts/calls';
import { CODE, PAGE_SIZE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import type { FieldAnswers, ProfileConditions, Program } from '@domain/definition';
import type { ReportItem } from '@domain/filing/calls';
import {
  type ConditionCounts,
  countMetConditions,
  summarizeEligibility,
} from '@domain/filing/eligibility-match';
import { isFilingBegun } from '@domain/filing/entry';
import { programs } from '@domain/programs/registry';
import { formatBeijingDay } from '@domain/windows/calendar';
import type { DeclareDayItem } from '@domain/windows/calls';
import { isClosingAhead } from '@domain/windows/state';
import { call } from '@/utils/call';
import { type Resource, useRead } from '@/utils/useRead';

export interface ProgramAvailability {
  program: Program;
  window: DeclareDayItem | undefined;
  /** null for people who cannot apply, and until the profile is loaded. */
  fit: ConditionCounts | null;
  /** True where the company has begun a filing in the window. */
  isBegun: boolean;
}

export interface ProgramFacts {
  windows: readonly DeclareDayItem[];
  /** Filings that the company has begun and can continue. */
  open: readonly ReportItem[];
  profile: FieldAnswers | null;
  /** Conditions that a profile can answer, by the key of their program. */
  fits: ProgramFits;
}

export type ProgramFits = Readonly<Record<string, ProfileConditions>>;

export const loadProgramFits = async (programs: readonly Program[]): Promise<ProgramFits> =>
  Object.fromEntries(await Promise.all(programs.map(async ({ key, loadFits }) => [key, await loadFits()])));

/** Today by the clock of the server. */
export const getServerToday = (windows: readonly DeclareDayItem[]): string =>
  formatBeijingDay(new Date(windows[0]?.server_time ?? Date.now()));

export function computeProgramAvailability(
  program: Program,
  { windows, open, profile, fits }: ProgramFacts,
): ProgramAvailability {
  const window = windows.find((each) => each.program === program.key);
  return {
    program,
    window,
    fit: profile && countMetConditions(fits[program.key] ?? {}, profile, getServerToday(windows)),
    isBegun: open.some(
      (filing) => filing.program === program.key && filing.batch_year === window?.batch_year,
    ),
  };
}

const BY_STATUS = { open: 0, upcoming: 1, suspended: 2, closed: 3 };
const BY_FIT = { fits: 0, open: 1, unfit: 2 };

const isOver = ({ window }: ProgramAvailability) => (window && isClosingAhead(window.status) ? 0 : 1);
const fitRank = ({ fit }: ProgramAvailability) => (fit ? BY_FIT[summarizeEligibility(fit)] : 0);
const statusRank = ({ window }: ProgramAvailability) =>
  window ? BY_STATUS[window.status] : BY_STATUS.closed;

/** Sorts open programs first, within them those whose conditions the company meets, then by closing date. */
export const compareProgramAvailability = (a: ProgramAvailability, b: ProgramAvailability): number =>
  isOver(a) - isOver(b) ||
  fitRank(a) - fitRank(b) ||
  statusRank(a) - statusRank(b) ||
  (a.window?.days_left ?? 0) - (b.window?.days_left ?? 0);

/** Fetches the profile of the person's company; null for people who may not read it. */
export async function fetchProfile(companyId: string | null): Promise<ResponseEnvelope<FieldAnswers | null>> {
  if (companyId === null) return { code: CODE.success, msg: '', data: null };
  const answer = await call('companyInfo', { path: { id: companyId } });
  return { ...answer, data: (answer.data?.data as FieldAnswers | undefined) ?? null };
}

/** Returns the id of the company whose profile the person may read. */
export const getReadableCompanyId = (user: CurrentUser | null): string | null =>
  user?.permissions.includes('company.read') ? (user.company?.id ?? null) : null;

async function fetchFacts(
  companyId: string | null,
  readsFilings: boolean,
): Promise<ResponseEnvelope<ProgramFacts>> {
  const [windows, profile, filings, fits] = await Promise.all([
    call('declareDay'),
    fetchProfile(companyId),
    readsFilings ? call('reportInfo', { params: { pageSize: PAGE_SIZE.max } }) : null,
    companyId === null ? {} : loadProgramFits(programs),
  ]);
  const failed = [windows, filings].find((answer) => answer && answer.code !== CODE.success);
  const data = {
    windows: windows.data ?? [],
    open: filings?.data?.list.filter(isFilingBegun) ?? [],
    // A profile that failed to load is no error: the list only omits the match of the conditions.
    profile: profile.data,
    fits,
  };
  return { code: failed?.code ?? CODE.success, msg: failed?.msg ?? '', data };
}

/** Reads the data for program availability: windows for everybody, filings and profile for people who may read them. */
export function useProgramFacts(user: CurrentUser | null): Resource<ProgramFacts> {
  const readsFilings = user?.permissions.includes('filing.read') ?? false;
  return useRead(user ? fetchFacts : null, getReadableCompanyId(user), readsFilings);
}
