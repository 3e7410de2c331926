/** Editions proposed by one person, checked by another and issued by a third. */
import { parseDocument } from 'yaml';
import { editionStepTexts } from '../../domain/program-documents/edition-messages';
import {
  type EditionMove,
  type EditionState,
  type EditionStep,
  editionTransitions,
  findNextStep,
  findStepFault,
  listOpenSteps,
  type StepTaker,
} from '../../domain/program-documents/edition-state';
import { publicationFaultTexts } from '../../domain/program-documents/messages';
import { listOutdatedTexts } from '../../domain/program-documents/outdated-texts';
import { getProgramConditions, getProgramHead } from '../../domain/program-documents/parts';
import type {
  EditionLine,
  EditionProposal,
  ProposalTerms,
  ProposedEdition,
} from '../../domain/program-documents/proposal-calls';
import type { ProgramDocument } from '../../domain/program-documents/types';
import { programs as shipped } from '../../domain/programs/index.generated';
import { fillText, type Language, say, type Text } from '../../domain/text';
import type { Caller } from '../core/access';
import { createFailure, createRefusal, problems } from '../core/errors';
import { type StepSubject, step } from '../core/steps/step';
import {
  assertDocumentHash,
  createDocumentProblem,
  examineDocument,
  listEditionNames,
  listFaultsHere,
  loadWrittenDocument,
} from './documents-service';
import { loadEditionDocument } from './edition-documents';
import { viewEdition } from './edition-view';
import type { DescribedEdition, EditionRow, EditionStepRecord, NewEdition } from './editions-store';
import type { ProgramsDeps } from './programs-deps';
import { hashDocument, readStoredDocument } from './registry-service';
import { assertMayStart, resolveStart, viewStart } from './starts-service';
import { tellPublishers } from './waiting-editions';

export type ProposalRequest = ProposalTerms & {
  document: string;
  hash?: string | undefined;
  merges?: number | undefined;
};

const SUBJECT_KIND = 'program';

/** The proposal of a release that a proposal of the same program was merged with; null for any other number. */
async function findMerged({ editions }: ProgramsDeps, key: string, no: number | undefined) {
  const row = no === undefined ? undefined : await editions.described(no);
  return row?.program === key && row.origin === 'release' ? row.no : null;
}

/** Proposes a document as an edition. Throws all its faults, or why it cannot start as asked. */
export async function proposeEdition(
  deps: ProgramsDeps,
  caller: Caller,
  { document: written, hash: given, merges, note, reason, from }: ProposalRequest,
): Promise<ProposedEdition & { title: Text }> {
  const { document, faults } = await examineDocument(deps, written);
  if (!document || faults.length > 0) throw createDocumentProblem(faults);
  const text = JSON.stringify(document);
  const hash = hashDocument(text);
  assertDocumentHash(hash, given);
  const { key, edition, manifest } = document;
  const start = await resolveStart(deps, key, from);
  const view = await viewStart(deps, start, document);
  assertMayStart(view, reason);
  const row: NewEdition = {
    program: key,
    edition,
    hash,
    head: getProgramHead(document),
    conditions: getProgramConditions(document),
    document: text,
    written,
    state: 'proposed',
    note,
    reason,
    base: view.replaces,
    merges: await findMerged(deps, key, merges),
    ...start,
    madeBy: caller.userId,
    madeAt: deps.clock(),
  };
  const no = await deps.db.transaction(async () => {
    const added = await deps.editions.add(row);
    const faultsNow = await listFaultsHere(deps, document, added === undefined ? [edition] : []);
    if (added === undefined || faultsNow.length > 0) throw createDocumentProblem(faultsNow);
    await deps.audit.write({
      subjectKind: SUBJECT_KIND,
      subjectId: key,
      action: 'program.propose',
      caller,
      toStatus: 'proposed',
      comment: note || null,
      details: { edition, no: added, hash, reason, from },
    });
    await tellPublishers(deps, caller, await findDescribed(deps, added));
    return added;
  });
  return { no, key, edition, hash, title: manifest.title };
}

/** Proposes the document of an earlier edition under another name. A name that is taken is a refusal of this field of the form. */
export async function proposeEditionAgain(
  deps: ProgramsDeps,
  caller: Caller,
  earlier: { key: string; edition: string },
  { edition, ...terms }: ProposalTerms & { edition: string },
) {
  const file = parseDocument(await loadWrittenDocument(deps, earlier.key, earlier.edition));
  if ((await listEditionNames(deps, earlier.key)).includes(edition))
    throw createRefusal(fillText(publicationFaultTexts.editionKnown, { part: edition }), {
      field: 'edition',
    });
  file.set('edition', edition);
  return proposeEdition(deps, caller, { ...terms, document: file.toString({ lineWidth: 120 }) });
}

/** Throws where the document was altered, or fits no longer beside what was issued meanwhile. */
async function readFittingDocument(deps: ProgramsDeps, row: EditionRow): Promise<ProgramDocument> {
  const document = readStoredDocument(row);
  const faults = await listFaultsHere(deps, document, []);
  if (faults.length > 0) throw createDocumentProblem(faults);
  return document;
}

/** Throws where another edition is in force than the one that the proposal was compared with. */
function assertSameBase({ base }: EditionRow, replaces: string | null): void {
  if (base === replaces) return;
  const editions = { before: base ?? '—', present: replaces ?? '—' };
  throw createRefusal(fillText(editionStepTexts.baseChanged, editions), { base: replaces });
}

/** Changes that a step makes to a row beside its state. */
async function changeForStep(
  deps: ProgramsDeps,
  action: EditionStep,
  row: EditionRow,
  { userId, note }: { userId: string; note: string },
): Promise<EditionStepRecord> {
  const now = deps.clock();
  if (action === 'refuse' || action === 'take_back')
    return { closedBy: userId, closedAt: now, closeNote: note };
  const document = await readFittingDocument(deps, row);
  const view = await viewStart(deps, row, document);
  assertSameBase(row, view.replaces);
  if (action === 'check') return { checkedBy: userId, checkedAt: now, checkNote: note };
  assertMayStart(view, row.reason);
  const { batchYear: fromYear, batchNo: fromNo } = view.from;
  return { issuedBy: userId, publishedAt: now, issueNote: note, fromYear, fromNo };
}

async function getStepTaker({ officeSettings }: ProgramsDeps, { userId }: Caller) {
  const { fewerEditionHands } = await officeSettings.rules();
  return { userId, areFewerHandsEnough: fewerEditionHands };
}

/** Steps that an edition has behind it, as its version. */
const STEPS_BEHIND: Record<EditionState, number> = {
  proposed: 1,
  checked: 2,
  issued: 3,
  refused: 3,
  taken_back: 3,
  merged: 3,
};

/** A step is told to the people of the next one; its facts are the person who took it. */
type EditionSubject = StepSubject<EditionRow, EditionMove, EditionStepRecord, Caller>;

const createEditionSubject = (deps: ProgramsDeps, taker: StepTaker): EditionSubject => ({
  kind: SUBJECT_KIND,
  lock: (id) => deps.editions.lock(Number(id)),
  reach(_caller, row) {
    if (!row) throw problems.notFound();
    return row;
  },
  present: ({ program, state }) => ({ id: program, version: STEPS_BEHIND[state], status: state }),
  moveFor(action, row) {
    const fault = findStepFault(action, row, taker);
    if (fault) throw createRefusal(fault, { state: row.state });
    return { action: `program.${action}`, to: editionTransitions[action].to };
  },
  // Steps name no version: two of them cannot both find the state that they need.
  stale: ({ state }) => createRefusal(editionStepTexts.notChecked, { state }),
  async store(row, { version: _version, updatedAt: _updatedAt, ...change }, { to }) {
    const moved = { ...change, state: to as EditionState };
    await deps.editions.move(row.no, moved);
    return moved;
  },
  notify: async ({ no }, _move, by) => tellPublishers(deps, by, await findDescribed(deps, no)),
});

/** Closes the open proposal of a release that an edition answers by what was merged of it. */
async function closeMerged(
  deps: ProgramsDeps,
  subject: EditionSubject,
  caller: Caller,
  { merges, edition: into }: EditionRow,
): Promise<void> {
  const merged = merges === null ? undefined : await deps.editions.lock(merges);
  if (!merged || !editionTransitions.merge.from.includes(merged.state)) return;
  const { no, edition, hash } = merged;
  const change = { closedBy: caller.userId, closedAt: deps.clock(), closeNote: into };
  await step(deps, subject, { id: String(no), action: 'merge', caller }, async () => ({
    change,
    comment: into,
    details: { edition, no, hash, into },
    facts: caller,
  }));
}

/** Takes a step of an edition. An issued one is in force in this process before it answers, and in all within a second. */
export async function takeEditionStep(
  deps: ProgramsDeps,
  caller: Caller,
  action: EditionStep,
  no: number,
  note: string,
): Promise<EditionLine> {
  const subject = createEditionSubject(deps, await getStepTaker(deps, caller));
  await step(deps, subject, { id: String(no), action, caller }, async (row) => {
    if (action === 'refuse' && !note) throw createFailure(editionStepTexts.reasonOfRefusal);
    if (action === 'issue') await closeMerged(deps, subject, caller, row);
    const change = await changeForStep(deps, action, row, { userId: caller.userId, note });
    return { change, comment: note, details: { edition: row.edition, no, hash: row.hash }, facts: caller };
  });
  if (action === 'issue') await deps.registry.update();
  return viewEdition(deps, await findDescribed(deps, no));
}

async function findDescribed({ editions }: ProgramsDeps, no: number): Promise<DescribedEdition> {
  const row = await editions.described(no);
  if (!row) throw problems.notFound();
  return row;
}

export const listEditions = async (deps: ProgramsDeps): Promise<EditionLine[]> =>
  (await deps.editions.list()).map((row) => viewEdition(deps, row));

async function listOutdated(deps: ProgramsDeps, document: ProgramDocument, replaces: string | null) {
  if (replaces === null) return [];
  return listOutdatedTexts(await loadEditionDocument(deps, document.key, replaces), document);
}

/** An edition with what the caller can do about it, and what it would meet if it were issued now. */
export async function readProposal(
  deps: ProgramsDeps,
  caller: Caller,
  no: number,
  language: Language,
): Promise<EditionProposal> {
  const row = await findDescribed(deps, no);
  const stored = await deps.editions.one(row.program, row.edition);
  const isOpen = stored?.no === no && stored.state !== 'issued';
  const document = isOpen ? readStoredDocument(stored) : null;
  const view = document && stored ? await viewStart(deps, stored, document) : null;
  const outdated = document && view ? await listOutdated(deps, document, view.replaces) : [];
  const taker = await getStepTaker(deps, caller);
  const fault = findStepFault(findNextStep(row.state) ?? 'issue', row, taker);
  return {
    ...viewEdition(deps, row),
    steps: listOpenSteps(row, taker),
    waits: isOpen && fault ? say(fault, language) : '',
    strictness: view?.strictness ?? 'words',
    under_way: (view?.underWay ?? []).map(({ batchYear, batchNo, daysLeft }) => ({
      batch_year: batchYear,
      batch_no: batchNo,
      days_left: daysLeft,
    })),
    outdated: outdated.map(({ text, words }) => ({ hint: say(text, language), words })),
    replaces: view ? view.replaces : row.base,
    release: shipped.find(({ key }) => key === row.program)?.edition ?? null,
    merges: row.merges === null ? null : (await findDescribed(deps, row.merges)).edition,
  };
}
