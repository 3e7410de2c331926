/** Keeps the programs in force equal to the issued editions, in every process. */
import { createHash } from 'node:crypto';
import type { Program } from '../../domain/definition';
import { addArabic } from '../../domain/program-documents/arabic';
import { editionStepTexts } from '../../domain/program-documents/edition-messages';
import { getProgramBody } from '../../domain/program-documents/parts';
import { createProgram, type ProgramHead } from '../../domain/program-documents/program';
import type { ProgramConditions, ProgramDocument } from '../../domain/program-documents/types';
import { programs as shipped } from '../../domain/programs/index.generated';
import {
  type EditionFrom,
  getProgramsVersion,
  programs,
  putProgramsInForce,
  putTrialPrograms,
} from '../../domain/programs/registry';
import { fillText } from '../../domain/text';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import { createWindowsStore } from '../windows/windows-store';
import type { EditionRow, EditionsStore } from './editions-store';
import {
  dependsOnWindows,
  type HoldingEditions,
  listHoldingEditions,
  type RangedEdition,
  toRangedEdition,
} from './holding-editions';
import { createIssuedEditions } from './issued-editions';
import type { PresentTrial, TrialEditionsStore } from './trial-editions-store';

/** Payload of the notification of a changed edition or window (migrations 0086 and 0091). */
const PROGRAMS = 'programs';

export const hashDocument = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Reads a stored document. Refuses one that is not the one that was proposed. */
export function readStoredDocument({
  program,
  edition,
  document,
  hash,
  origin,
}: Pick<EditionRow, 'program' | 'edition' | 'document' | 'hash'> & {
  /** None of one on trial, which holds its Arabic. */
  origin?: EditionRow['origin'];
}): ProgramDocument {
  if (hashDocument(document) !== hash)
    throw createRefusal(fillText(editionStepTexts.altered, { program, edition }));
  const read = JSON.parse(document) as ProgramDocument;
  // The release has its Arabic in the table of all texts.
  return origin === 'release' ? addArabic(read) : read;
}

/** An edition with what lists and menus need of it. */
interface KnownEdition {
  row: RangedEdition;
  head: ProgramHead;
  conditions: ProgramConditions;
  program: Program;
}

interface RegistryDeps extends Pick<Deps, 'db' | 'log' | 'clock'> {
  editions: EditionsStore;
  trials: TrialEditionsStore;
  /** Loads the document of an edition as drafts run on it. */
  loadDocument(key: string, edition: string): Promise<ProgramDocument>;
  /** Programs whose shipped document is not the one that the table has under the same name. */
  differingReleases: ReadonlySet<string>;
}

/** A program on trial, with the edition that its filings are brought into. */
interface KnownTrial {
  row: PresentTrial;
  program: Program;
}

export function createProgramRegistry(deps: RegistryDeps) {
  const { db, log, clock, editions, trials, loadDocument, differingReleases } = deps;
  let onTrial: KnownTrial[] = [];
  const issued = createIssuedEditions(db, editions);
  let holding: HoldingEditions = { current: [], ranges: [], nextChange: null };
  /** Moments from which companies are still to be told of an edition. */
  let untold: Date[] = [];
  let reading: Promise<void> = Promise.resolve();
  /** A compiled form serves as long as its edition holds. */
  const known = new Map<number, KnownEdition>();

  const createStoredProgram = (head: ProgramHead, conditions: ProgramConditions): Program =>
    createProgram(head, {
      loadBody: async () => getProgramBody(await loadDocument(head.key, head.edition)),
      loadConditions: async () => conditions,
    });

  /** The program of the build that an edition of the table is; undefined for any other. */
  const findShipped = ({ program, edition, origin }: RangedEdition): Program | undefined =>
    origin === 'release' && !differingReleases.has(program)
      ? shipped.find((each) => each.key === program && each.edition === edition)
      : undefined;

  /** Reads what is not known yet of the editions that hold, and forgets the others. */
  async function learn(rows: readonly RangedEdition[]): Promise<void> {
    const numbers = new Set(rows.map(({ no }) => no));
    for (const no of known.keys()) if (!numbers.has(no)) known.delete(no);
    const missing = new Map(rows.filter(({ no }) => !known.has(no)).map((row) => [row.no, row]));
    if (missing.size === 0) return;
    for (const { no, head, conditions } of await editions.headsWithConditions([...missing.keys()])) {
      const row = missing.get(no);
      if (row) known.set(no, { row, head, conditions, program: createStoredProgram(head, conditions) });
    }
  }

  const getProgram = (row: RangedEdition): Program[] => {
    const found = findShipped(row) ?? known.get(row.no)?.program;
    return found ? [found] : [];
  };

  /** An edition on trial never changes: its compiled form serves as long as it is the present one. */
  async function readTrials(): Promise<void> {
    const before = new Map(onTrial.map((trial) => [trial.row.no, trial]));
    onTrial = (await trials.present()).map(
      (row) => before.get(row.no) ?? { row, program: createStoredProgram(row.head, row.conditions) },
    );
    const numbers = onTrial.map(({ row }) => row.no).join(' ');
    putTrialPrograms(
      onTrial.map(({ program }) => program),
      numbers && hashDocument(numbers).slice(0, 12),
    );
  }

  async function read(): Promise<void> {
    await readTrials();
    untold = await editions.untold();
    const rows = (await issued.read()).map(toRangedEdition);
    const windows = dependsOnWindows(rows) ? await createWindowsStore(db).all(null) : [];
    holding = listHoldingEditions(rows, windows, clock());
    const own = holding.current.filter((row) => !findShipped(row));
    const named = [...own, ...holding.ranges];
    const version =
      named.length > 0
        ? hashDocument(named.map(({ hash, from }) => [hash, from.batchYear, from.batchNo]).join(' '))
        : '';
    if (version === getProgramsVersion()) return;
    await learn(named.filter((row) => !findShipped(row)));
    const byBatch = holding.ranges.flatMap((row): EditionFrom[] =>
      getProgram(row).map((program) => ({ program, from: row.from })),
    );
    await putProgramsInForce(own.flatMap(getProgram), version, byBatch);
  }

  /** Reads one after the other, so that an older answer never replaces a newer one. */
  function update(): Promise<void> {
    const next = reading.then(read);
    reading = next.catch((error: unknown) => log.error({ err: error }, 'published programs cannot be read'));
    return next;
  }

  db.changeNotifications.onChange((told) => {
    if (told === null || told === PROGRAMS) void update().catch(() => undefined);
  });

  const toListed = ({ key, edition, title, route }: Program, row: RangedEdition | undefined) => {
    const found = row && known.get(row.no);
    const origin = row?.origin ?? 'release';
    return {
      key,
      edition,
      title,
      route,
      origin,
      ...(found && { hash: found.row.hash, head: found.head, conditions: found.conditions }),
    };
  };

  return {
    update,

    /** Reads the programs anew where the hour of an edition, or the opening of its window, has come. Gives whether it had. */
    async updateWhenDue(): Promise<boolean> {
      if (!holding.nextChange || holding.nextChange > clock()) return false;
      await update();
      return true;
    },

    /** True where companies with drafts are still to be told of an edition that holds. */
    hasUntold: () => untold.some((since) => since <= clock()),

    /** Programs in force; browsers make a published one of its head and conditions. */
    list: () =>
      programs.map((program) =>
        toListed(
          program,
          holding.current.find((row) => row.program === program.key && row.edition === program.edition),
        ),
      ),

    /** All editions of programs that have several for their batches. */
    listByBatch: () =>
      holding.ranges.flatMap((row) =>
        getProgram(row).map((program) => ({
          ...toListed(program, row),
          from: { batch_year: row.from.batchYear, batch_no: row.from.batchNo },
        })),
      ),

    /** Programs on trial, for people of the office and the trial company. */
    listTrials: () =>
      onTrial.map(({ program: { key, edition, title, route }, row: { hash, head, conditions } }) => ({
        ...{ key, edition, title, route, origin: 'office' as const, hash, head, conditions },
      })),

    isHolding: (no: number): boolean => [...holding.current, ...holding.ranges].some((row) => row.no === no),
  };
}

export type ProgramRegistry = ReturnType<typeof createProgramRegistry>;
