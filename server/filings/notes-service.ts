/** Notes of a company on the sections of its own filings. Whoever may fill a draft in may note on it, as long as it is one. */
import { randomUUID } from 'node:crypto';
import { noteMessages } from '../../domain/api/messages/notes';
import type { NoteBody, SectionNote } from '../../domain/calls/notes';
import type { Section } from '../../domain/definition';
import { mayRemoveNote, NOTES_AT_MOST } from '../../domain/filing/notes';
import { fillText } from '../../domain/text';
import { assertOwn, type Caller } from '../core/access';
import { business, problems } from '../core/errors';
import type { FilingParts } from './filing-parts';
import { programOf } from './filing-steps';
import type { FilingRow } from './filings-store';
import { lockedDraft } from './locked-draft';

async function view({ notes }: FilingParts, caller: Caller, filingId: string): Promise<SectionNote[]> {
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

export async function sectionNotes(parts: FilingParts, caller: Caller, id: string): Promise<SectionNote[]> {
  const row = assertOwn(caller, await parts.filings.head(id), 'filing');
  return view(parts, caller, row.id);
}

/** Throws for a section that the form does not have. */
export async function sectionOf(
  { programs }: FilingParts,
  { program }: Pick<FilingRow, 'program'>,
  key: string,
): Promise<Section> {
  const { sections } = await programOf(programs, program).load();
  const section = sections.find((each) => each.key === key);
  if (!section) throw problems.badRequest();
  return section;
}

/** Once per Idempotency-Key: a note whose answer was lost is sent again, and stands there once. */
export const addNote = (
  parts: FilingParts,
  caller: Caller,
  id: string,
  body: NoteBody,
  key: string | null,
): Promise<SectionNote[]> =>
  parts.idempotency.once({ userId: caller.userId, key, content: ['addNote', id, body] }, () =>
    parts.db.transaction(async () => {
      const draft = await lockedDraft(parts, caller, id);
      await sectionOf(parts, draft, body.section);
      const filingId = draft.id;
      if ((await parts.notes.count(filingId)) >= NOTES_AT_MOST)
        throw business(fillText(noteMessages.tooMany, { limit: NOTES_AT_MOST }));
      const { userId, name: author } = caller;
      await parts.notes.add({
        id: randomUUID(),
        filingId,
        ...body,
        userId,
        author,
        createdAt: parts.clock(),
      });
      return view(parts, caller, filingId);
    }),
  );

export const removeNote = (parts: FilingParts, caller: Caller, id: string): Promise<SectionNote[]> =>
  parts.db.transaction(async () => {
    const note = await parts.notes.find(id);
    if (!note) throw problems.notFound();
    await lockedDraft(parts, caller, note.filingId);
    if (!mayRemoveNote(caller, note)) throw business(noteMessages.ofColleague);
    await parts.notes.remove(note.id);
    return view(parts, caller, note.filingId);
  });
