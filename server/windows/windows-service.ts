import type { Program } from '../../domain/definition';
import type { FilingWindow } from '../../domain/filing/types';
import { fillText, type Language, say, type Text } from '../../domain/text';
import { isTrialProgram } from '../../domain/trials/trial-key';
import { formatBeijingMinute, getBeijingYear } from '../../domain/windows/calendar';
import type { DeclareDayItem } from '../../domain/windows/calls';
import { windowMessages } from '../../domain/windows/messages';
import { CORRECTION_DAYS, computeWindowState, findWindowForNewFiling } from '../../domain/windows/state';
import { findPrerequisite } from '../continuing/continuing-service';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createWindowsStore, type WindowBatch, type WindowRow } from './windows-store';

interface Usage {
  used: number;
  /** Title of the program, used where the window has none of its own. */
  title: Text;
}

/** Number of filings of one kind that a company has in a batch. */
type HeldOfKind = WindowBatch & { kind: string; used: number };

/** Converts a window for the API response to one company. */
export function toFilingWindow(
  row: WindowRow,
  { used, title }: Usage,
  now: Date,
  language: Language,
): FilingWindow {
  const { status, daysLeft, closesAt } = computeWindowState(row, now);
  return {
    program: row.program,
    title: say(title, language),
    batch_year: row.batchYear,
    batch_no: row.batchNo,
    opens_at: row.opensAt.toISOString(),
    closes_at: closesAt.toISOString(),
    status,
    days_left: daysLeft,
    server_time: now.toISOString(),
    quota: row.quota,
    used,
    ...(status === 'suspended' &&
      row.suspendedAt && { suspended: { since: row.suspendedAt.toISOString(), reason: row.suspendedFor } }),
    ...(row.extendedUntil && { extended_until: row.extendedUntil.toISOString() }),
  };
}

/** Returns the reason why filing is closed at present, with the dates; undefined while the window is open. */
export function findFilingRefusal(row: WindowRow | undefined, program: Text, now: Date): Text | undefined {
  const named = (text: Text, dates: Record<string, string>) => fillText(text, { program, ...dates });
  if (!row) return named(windowMessages.none, {});
  const { status, closesAt } = computeWindowState(row, now);
  if (status === 'open') return undefined;
  return named(windowMessages[status], {
    opens_at: formatBeijingMinute(row.opensAt),
    closes_at: formatBeijingMinute(closesAt),
    since: row.suspendedAt ? formatBeijingMinute(row.suspendedAt) : '',
  });
}

const ORDER = { open: 0, upcoming: 1, suspended: 2, closed: 3 } as const;

const compareUrgency = (a: DeclareDayItem, b: DeclareDayItem): number =>
  ORDER[a.status] - ORDER[b.status] ||
  (a.status === 'closed' ? b.closes_at.localeCompare(a.closes_at) : a.closes_at.localeCompare(b.closes_at));

type WindowsDeps = Pick<Deps, 'db' | 'clock' | 'programs'>;

/** Returns a test for being of the same batch. */
export const createBatchTest = (batch: WindowBatch) => (other: WindowBatch) =>
  batch.program === other.program && batch.batchYear === other.batchYear && batch.batchNo === other.batchNo;

/** Returns the step required before a company can file a program that continues another. */
async function findFirstStep(
  deps: WindowsDeps,
  program: Program,
  companyId: string | null,
  language: Language,
) {
  const message = companyId && program.continues && (await findPrerequisite(deps, program, companyId));
  const source = deps.programs.find(({ key }) => key === program.continues?.program);
  return message ? { first: { message: say(message, language), route: source?.route ?? '' } } : {};
}

function toDeclareDay(program: Program, row: WindowRow, held: HeldOfKind[], now: Date, language: Language) {
  const { route, plan, summary, title, kinds } = program;
  const used = held.reduce((sum, each) => sum + each.used, 0);
  return {
    ...toFilingWindow(row, { used, title }, now, language),
    closing_soon: computeWindowState(row, now).closingSoon,
    route,
    plan,
    summary: summary && say(summary, language),
    ...(kinds && { used_by_kind: Object.fromEntries(held.map((each) => [each.kind, each.used])) }),
    ...(row.firstReviewBy && { first_review_by: row.firstReviewBy.toISOString() }),
    correction_days: CORRECTION_DAYS,
  };
}

/** Lists the current window of each program that has one, most urgent first. */
export async function listDeclareDays(
  deps: WindowsDeps,
  { companyId, isTrial = false }: Caller,
  language: Language,
): Promise<DeclareDayItem[]> {
  const store = createWindowsStore(deps.db);
  const now = deps.clock();
  const rows = await store.all(companyId);
  const held = companyId ? await store.used(companyId) : [];
  const offered = deps.programs.filter(({ key }) => isTrialProgram(key) === isTrial);
  const items = offered.map(async (program) => {
    const row = findWindowForNewFiling(
      rows.filter((candidate) => candidate.program === program.key),
      now,
    );
    if (!row) return [];
    const first = await findFirstStep(deps, program, companyId, language);
    return [{ ...toDeclareDay(program, row, held.filter(createBatchTest(row)), now, language), ...first }];
  });
  return (await Promise.all(items)).flat().sort(compareUrgency);
}

/** Returns the window that a new filing of the program belongs to. */
export async function findCurrentWindow(
  { db }: Pick<Deps, 'db'>,
  program: string,
  companyId: string,
  now: Date,
): Promise<WindowRow | undefined> {
  return findWindowForNewFiling(await createWindowsStore(db).ofProgram(program, companyId), now);
}

/** Returns the batch of a new filing: that of the window, or the current year without one. */
export const resolveNewFilingBatch = (program: string, row: WindowRow | undefined, now: Date): WindowBatch =>
  row
    ? { program, batchYear: row.batchYear, batchNo: row.batchNo }
    : { program, batchYear: getBeijingYear(now), batchNo: 1 };
