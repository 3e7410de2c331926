/** Issued editions that hold now: one of each program for new filings, and several where batches differ. */
import { compareBatches, EVERY_BATCH, type ProgramBatch } from '../../domain/program-documents/batches';
import { chooseEdition } from '../../domain/program-documents/edition-start';
import { getBeijingYear } from '../../domain/windows/calendar';
import { findWindowForNewFiling } from '../../domain/windows/state';
import { resolveNewFilingBatch } from '../windows/windows-service';
import type { WindowRow } from '../windows/windows-store';
import { getSince, type IssuedEdition } from './editions-store';

/** An issued edition with the batches and the moment from which it holds. */
export interface RangedEdition
  extends Pick<IssuedEdition, 'program' | 'edition' | 'no' | 'hash' | 'origin' | 'base' | 'madeAt'> {
  from: ProgramBatch;
  since: Date;
}

export const toRangedEdition = (row: IssuedEdition): RangedEdition => ({
  program: row.program,
  edition: row.edition,
  no: row.no,
  hash: row.hash,
  origin: row.origin,
  base: row.base,
  madeAt: row.madeAt,
  from: { batchYear: row.fromYear, batchNo: row.fromNo },
  since: getSince(row),
});

export interface HoldingEditions {
  /** The edition of each program for new filings. */
  current: RangedEdition[];
  /** All editions of programs that have several for their batches, by ascending batches. */
  ranges: RangedEdition[];
  /** Moment when another edition holds by the mere passing of time; null for never. */
  nextChange: Date | null;
}

/** The batch that a filing begun now would belong to. */
export const getCurrentBatch = (program: string, windows: readonly WindowRow[], now: Date): ProgramBatch =>
  resolveNewFilingBatch(
    program,
    findWindowForNewFiling(
      windows.filter((window) => window.program === program),
      now,
    ),
    now,
  );

/** False where no program can have several editions, so that windows decide nothing. */
export const dependsOnWindows = (issued: readonly RangedEdition[]): boolean =>
  issued.some(({ from }) => compareBatches(from, EVERY_BATCH) > 0);

/** A batch without a window is that of the calendar year. */
const getNextYear = (now: Date): Date => new Date(`${getBeijingYear(now) + 1}-01-01T00:00:00+08:00`);

/** The edition for each range of batches, by ascending batches. */
function listRanges(editions: readonly RangedEdition[], now: Date): RangedEdition[] {
  const starts = editions.map(({ from }) => from).sort(compareBatches);
  const chosen = starts.flatMap((start) => chooseEdition(editions, start, now) ?? []);
  return [...new Set(chosen)];
}

export function listHoldingEditions(
  issued: readonly RangedEdition[],
  windows: readonly WindowRow[],
  now: Date,
): HoldingEditions {
  const holding: HoldingEditions = {
    current: [],
    ranges: [],
    nextChange: null,
  };
  const changes = issued.map(({ since }) => since);
  for (const [program, editions] of groupByProgram(issued)) {
    const ranges = listRanges(editions, now);
    if (ranges.length > 1) {
      holding.ranges.push(...ranges);
      const openings = windows.filter((window) => window.program === program).map(({ opensAt }) => opensAt);
      changes.push(...openings, getNextYear(now));
    }
    const current = chooseEdition(ranges, getCurrentBatch(program, windows, now), now) ?? ranges[0];
    if (current) holding.current.push(current);
  }
  const coming = changes.filter((at) => at > now).sort((a, b) => a.getTime() - b.getTime());
  return { ...holding, nextChange: coming[0] ?? null };
}

function groupByProgram(issued: readonly RangedEdition[]): Map<string, RangedEdition[]> {
  const groups = new Map<string, RangedEdition[]>();
  for (const edition of issued) {
    const group = groups.get(edition.program);
    if (group) group.push(edition);
    else groups.set(edition.program, [edition]);
  }
  return groups;
}
