/**
 * Puts the editions that a release ships into the table of editions, each once for all processes. Where the release's own edition
 * is in force, the new one takes its place; where the office has issued an edition of its own, the new one is a proposal.
 */
import { compareBatches, EVERY_BATCH } from '../../domain/program-documents/batches';
import { judgesAlike } from '../../domain/program-documents/judging';
import { getProgramConditions, getProgramHead } from '../../domain/program-documents/parts';
import type { ProgramDocument } from '../../domain/program-documents/types';
import { documentHashes } from '../../domain/programs/document-hashes.generated';
import { programs as shipped } from '../../domain/programs/index.generated';
import { loadShippedDocument } from './edition-documents';
import type { NewEdition, ReleaseEdition } from './editions-store';
import { listHoldingEditions, type RangedEdition } from './holding-editions';
import type { ProgramsDeps } from './programs-deps';
import { hashDocument, readStoredDocument } from './registry-service';
import { readSurroundings, resolveStart, viewStart } from './starts-service';

interface ShippedEdition {
  key: string;
  edition: string;
  hash: string | undefined;
}

/** Editions that a release ships. */
export interface ShippedRelease {
  editions: readonly ShippedEdition[];
  loadDocument(key: string, edition: string): Promise<ProgramDocument>;
}

const presentRelease: ShippedRelease = {
  editions: shipped.map(({ key, edition }) => ({ key, edition, hash: documentHashes[key] })),
  loadDocument: loadShippedDocument,
};

/** Names that an edition of the release can have in the table: its own, or another where the office has taken that. */
const listStoredNames = (edition: string): string[] => [edition, `${edition}-release`];

const listMissing = ({ editions }: ShippedRelease, stored: readonly ReleaseEdition[]): ShippedEdition[] =>
  editions.filter(
    ({ key, edition }) =>
      !stored.some((row) => row.program === key && listStoredNames(edition).includes(row.edition)),
  );

const isAfter = (row: RangedEdition, current: RangedEdition): boolean =>
  compareBatches(row.from, current.from) > 0 || row.since > current.since;

/** Returns whether no edition of the office is in force or will be. */
const isReleaseLeading = (issued: readonly RangedEdition[], current: RangedEdition | undefined): boolean =>
  issued.every(
    (row) => row.origin === 'release' || (current !== undefined && row !== current && !isAfter(row, current)),
  );

type EditionOrigin = Pick<
  NewEdition,
  'state' | 'base' | 'startKind' | 'startAt' | 'fromYear' | 'fromNo' | 'publishedAt' | 'toldAt'
>;

/** Columns of an edition that holds since a moment. Companies get no message: they read in each draft what has changed. */
const createIssued = (
  { clock }: ProgramsDeps,
  since: Date,
  { base, from }: Pick<RangedEdition, 'base' | 'from'>,
): EditionOrigin => ({
  state: 'issued',
  base,
  startKind: 'now',
  fromYear: from.batchYear,
  fromNo: from.batchNo,
  publishedAt: since,
  toldAt: clock(),
});

async function decideOrigin(deps: ProgramsDeps, document: ProgramDocument): Promise<EditionOrigin> {
  const { key, edition } = document;
  const { issued, windows } = await readSurroundings(deps, key);
  const [current] = listHoldingEditions(issued, windows, deps.clock()).current;
  const madeOfIt = issued.filter((row) => row.origin === 'office' && row.base === edition);
  // The office started from this edition before the table had it: it held until then.
  if (madeOfIt.length > 0) {
    const first = Math.min(...madeOfIt.map(({ madeAt }) => madeAt.getTime()));
    return createIssued(deps, new Date(first - 1), { base: null, from: EVERY_BATCH });
  }
  if (isReleaseLeading(issued, current)) {
    const { edition: base = null, from = EVERY_BATCH } = current ?? {};
    return createIssued(deps, deps.clock(), { base, from });
  }
  const start = await resolveStart(deps, key, { kind: 'batch' });
  return { state: 'proposed', base: (await viewStart(deps, start, document)).replaces, ...start };
}

async function findFreeName({ editions }: ProgramsDeps, { key, edition }: ProgramDocument): Promise<string> {
  const taken = await editions.namesOf(key);
  const free = listStoredNames(edition).find((name) => !taken.includes(name));
  if (free === undefined) throw new Error(`no name is free for edition ${edition} of ${key}`);
  return free;
}

async function takeIn(deps: ProgramsDeps, shippedDocument: ProgramDocument): Promise<void> {
  const edition = await findFreeName(deps, shippedDocument);
  const document = { ...shippedDocument, edition };
  const text = JSON.stringify(document);
  const hash = hashDocument(text);
  const origin = await decideOrigin(deps, document);
  const no = await deps.editions.add({
    program: document.key,
    edition,
    hash,
    head: getProgramHead(document),
    conditions: getProgramConditions(document),
    document: text,
    written: '',
    origin: 'release',
    note: '',
    madeAt: deps.clock(),
    ...origin,
  });
  await deps.audit.write({
    subjectKind: 'program',
    subjectId: document.key,
    action: origin.state === 'issued' ? 'program.issue' : 'program.propose',
    caller: null,
    toStatus: origin.state ?? null,
    details: { edition, no, hash, origin: 'release' },
  });
}

/** Returns whether a document judges as the one that is stored under the same name; words alone may be put right. */
async function judgesAsStored(deps: ProgramsDeps, row: ReleaseEdition, document: ProgramDocument) {
  const stored = await deps.editions.one(row.program, row.edition);
  if (!stored) return true;
  return judgesAlike(readStoredDocument(stored), document);
}

/**
 * Refuses what the release ships under the name of an edition that judges otherwise: the stored one stays in force, and the system
 * status says so.
 */
async function refuseDiffering(
  deps: ProgramsDeps,
  release: ShippedRelease,
  stored: readonly ReleaseEdition[],
): Promise<void> {
  for (const row of stored) {
    const { program: key, edition } = row;
    const found = release.editions.find((each) => each.key === key && each.edition === edition);
    if (!found || found.hash === row.hash) continue;
    if (await judgesAsStored(deps, row, await release.loadDocument(key, edition))) continue;
    deps.differingReleases.add(key);
    deps.log.error(
      { program: key, edition, stored: row.hash, shipped: found.hash },
      'this release ships another document under the name of an edition: the stored one stays in force',
    );
  }
  deps.warnings.set('edition_differs', deps.differingReleases.size > 0);
}

/** Puts each shipped edition into the table that it has not been in, whatever became of it there. */
export async function takeInReleaseEditions(
  deps: ProgramsDeps,
  release: ShippedRelease = presentRelease,
): Promise<void> {
  const { db, editions } = deps;
  const stored = await editions.ofReleases();
  await refuseDiffering(deps, release, stored);
  if (listMissing(release, stored).length === 0) return;
  await db.transaction(async () => {
    await editions.lockReleases();
    for (const { key, edition } of listMissing(release, await editions.ofReleases()))
      await takeIn(deps, await release.loadDocument(key, edition));
  });
}

/** Warns of stored documents that are not the ones that their hashes name. */
export async function warnOfAlteredEditions({ editions, warnings, log }: ProgramsDeps): Promise<void> {
  const altered = await editions.altered();
  if (warnings.set('edition_altered', altered.length > 0) && altered.length > 0)
    log.error({ altered }, 'documents of editions were altered in the database: they are not used');
}
