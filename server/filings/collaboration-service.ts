/**
 * Collaboration on a filing. Presence: people of the company see their colleagues who have the filing open, people of an office
 * theirs, and neither the other side. For the company's draft also: notes on sections by anyone who may fill it in, and sections
 * claimed by or assigned to people (domain/filing/collaboration.ts).
 */

import { randomUUID } from 'node:crypto';
import { mayFileProgram } from '../../domain/accounts/roles';
import type { Section } from '../../domain/definition';
import {
  findClaimFault,
  MAX_NOTES_PER_FILING,
  mayRemoveNote,
  PRESENCE_EXPIRY_MS,
} from '../../domain/filing/collaboration';
import type {
  ClaimSectionBody,
  CollaborationState,
  FilingPlace,
  PresentColleague,
  SectionClaims,
  SectionNote,
  SectionNoteBody,
} from '../../domain/filing/collaboration-calls';
import { claimMessages, noteMessages } from '../../domain/filing/collaboration-messages';
import { getSectionShortTitle } from '../../domain/filing/sections';
import { isEditable } from '../../domain/filing/status';
import { fillText } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { assertOwn, type Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createRefusal, problems } from '../core/errors';
import type { PresenceObserver, PresenceStore } from './collaboration-store';
import type { FilingDeps } from './filing-deps';
import { getProgram } from './filing-steps';
import { getEffectiveWindow, toFilingPeriod } from './filing-window';
import type { FilingHead, FilingRow } from './filings-store';
import { lockDraft } from './refusals';

/** Observer of presence; people not seen since `forgotten` count as absent. */
export const createOnlooker = ({ userId, companyId }: Caller, now: Date): PresenceObserver => ({
  userId,
  companyId,
  forgotten: new Date(now.getTime() - PRESENCE_EXPIRY_MS),
});

interface FilingPresenceDeps extends Pick<Deps, 'clock'> {
  presence: PresenceStore;
}

/**
 * Records the section that the person has open and the cell with the focus, or with null that the person has left; returns other
 * people of the same side.
 */
export async function recordPresence(
  { presence, clock }: FilingPresenceDeps,
  caller: Caller,
  filingId: string,
  { section = '', cell = '' }: FilingPlace = {},
): Promise<PresentColleague[]> {
  const now = clock();
  const looking = createOnlooker(caller, now);
  if (section === null) await presence.leave(filingId, looking);
  else await presence.note(filingId, looking, { section, cell }, now);
  const others = await presence.others(filingId, looking);
  return others.map(({ since, ...other }) => ({ ...other, since: since.toISOString() }));
}

/**
 * Records presence in a filing of the own company; returns its version, its window and colleagues. Whoever can only read it is in no
 * section: colleagues would be told that this person fills it in.
 */
export async function reportPresence(
  deps: FilingDeps,
  caller: Caller,
  id: string,
  place: FilingPlace,
): Promise<CollaborationState> {
  const head = assertOwn(caller, await deps.filings.head(id), 'filing');
  const isFilling = isEditable(head.status) && mayFileProgram(caller, head.program);
  const shown = isFilling || place.section === null ? place : {};
  return {
    version: head.version,
    window: toFilingPeriod(getEffectiveWindow(head), deps.clock()),
    people: await recordPresence(deps, caller, head.id, shown),
  };
}

async function loadNotes({ notes }: FilingDeps, caller: Caller, filingId: string): Promise<SectionNote[]> {
  const rows = await notes.of(filingId);
  return rows.map(({ id, section, text, author, createdAt, ...note }) => ({
    id,
    section,
    text,
    author,
    at: createdAt.toISOString(),
    removable: mayRemoveNote(caller, note),
  }));
}

export async function listSectionNotes(deps: FilingDeps, caller: Caller, id: string): Promise<SectionNote[]> {
  const row = assertOwn(caller, await deps.filings.head(id), 'filing');
  return loadNotes(deps, caller, row.id);
}

/** Finds a section of the form; throws if there is none with this key. */
async function findSection(
  { programs }: FilingDeps,
  { program }: Pick<FilingRow, 'program'>,
  key: string,
): Promise<Section> {
  const { sections } = await getProgram(programs, program).load();
  const section = sections.find((each) => each.key === key);
  if (!section) throw problems.badRequest();
  return section;
}

/** Adds a note once per Idempotency-Key, so that a client can repeat a request whose response was lost. */
export const addNote = (
  deps: FilingDeps,
  caller: Caller,
  id: string,
  body: SectionNoteBody,
  key: string | null,
): Promise<SectionNote[]> =>
  deps.idempotency.once({ userId: caller.userId, key, content: ['addNote', id, body] }, () =>
    deps.db.transaction(async () => {
      const draft = await lockDraft(deps, caller, id);
      await findSection(deps, draft, body.section);
      const filingId = draft.id;
      if ((await deps.notes.count(filingId)) >= MAX_NOTES_PER_FILING)
        throw createRefusal(fillText(noteMessages.tooMany, { limit: MAX_NOTES_PER_FILING }));
      const { userId, name: author } = caller;
      await deps.notes.add({
        id: randomUUID(),
        filingId,
        ...body,
        userId,
        author,
        createdAt: deps.clock(),
      });
      return loadNotes(deps, caller, filingId);
    }),
  );

export const removeNote = (deps: FilingDeps, caller: Caller, id: string): Promise<SectionNote[]> =>
  deps.db.transaction(async () => {
    const note = await deps.notes.find(id);
    if (!note) throw problems.notFound();
    await lockDraft(deps, caller, note.filingId);
    if (!mayRemoveNote(caller, note)) throw createRefusal(noteMessages.ofColleague);
    await deps.notes.remove(note.id);
    return loadNotes(deps, caller, note.filingId);
  });

type FilingKey = Pick<FilingHead, 'id' | 'companyId' | 'program'>;

/** Claims of a filing; an agent may take sections but assign none to other agents. */
async function loadClaims(
  { claims }: FilingDeps,
  caller: Caller,
  { id, companyId, program }: FilingKey,
): Promise<SectionClaims> {
  const held = await claims.of(id);
  const people = await claims.people(companyId);
  return {
    claims: held.map(({ section, user, dueOn }) => ({ section, user, due_on: dueOn })),
    colleagues: [...people, ...(caller.mandate ? [{ ...caller, id: caller.userId }] : [])].filter((person) =>
      mayFileProgram(person, program),
    ),
  };
}

export async function loadSectionClaims(
  deps: FilingDeps,
  caller: Caller,
  id: string,
): Promise<SectionClaims> {
  return loadClaims(deps, caller, assertOwn(caller, await deps.filings.head(id), 'filing'));
}

export const claimSection = (
  deps: FilingDeps,
  caller: Caller,
  id: string,
  { section, user: userId, due_on: dueOn, seen }: ClaimSectionBody,
): Promise<SectionClaims> =>
  deps.db.transaction(async () => {
    const draft = await lockDraft(deps, caller, id);
    const taken = await findSection(deps, draft, section);
    const { claims, colleagues } = await loadClaims(deps, caller, draft);
    const holder = claims.find((claim) => claim.section === section)?.user ?? null;
    const now = deps.clock();
    const fault = findClaimFault({ holder, seen, dueOn, today: formatBeijingDay(now) });
    if (fault) throw createRefusal(fault);
    if (userId === null) await deps.claims.remove(draft.id, section);
    else if (!colleagues.some((colleague) => colleague.id === userId))
      throw createRefusal(claimMessages.notColleague);
    else await deps.claims.put({ filingId: draft.id, section, userId, dueOn, claimedAt: now });
    if (userId !== null && userId !== caller.userId && userId !== holder?.id)
      await tellAssigned(deps, draft, { userId, section: taken, dueOn, by: caller.name });
    return loadClaims(deps, caller, draft);
  });

const OPEN = { zh: '未定', en: 'open', ar: 'مفتوح' };

interface AssignedSection {
  userId: string;
  section: Section;
  dueOn: string | null;
  by: string;
}

function tellAssigned(
  { inbox, programs }: FilingDeps,
  { id, program }: FilingKey,
  { userId, section, dueOn, by }: AssignedSection,
): Promise<void> {
  const { route, title } = getProgram(programs, program);
  return inbox.send({
    userId,
    template: 'section_assigned',
    program,
    filingId: id,
    link: `${route}?id=${id}&section=${section.key}`,
    params: { program: title, section: getSectionShortTitle(section), name: by, due: dueOn ?? OPEN },
  });
}
