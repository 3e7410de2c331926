/** Notes of a company on the sections of its own filings. */
import { z } from 'zod';
import { noteMessages } from '../api/messages/together';
import { NOTE_AT_MOST } from '../filing/together';
import { defineCall } from './define';
import { idParams } from './shapes';
import { key, lines, visible } from './text-kinds';

const TAG = 'filings';

const sectionNote = z.object({
  id: z.string(),
  section: z.string(),
  text: z.string(),
  author: z.string(),
  at: z.string(),
  /** The asking person may take it away. */
  removable: z.boolean(),
});
export type SectionNote = z.infer<typeof sectionNote>;

const notes = z.array(sectionNote);

export const sectionNotes = defineCall('sectionNotes', {
  tag: TAG,
  summary: 'Notes of the company on the sections of its filing, the oldest first; no office sees them',
  access: 'filing.read',
  params: idParams,
  data: notes,
});

const noteBody = z.object({ section: key, text: visible(lines(NOTE_AT_MOST), noteMessages.empty) });
export type NoteBody = z.infer<typeof noteBody>;

export const addNote = defineCall('addNote', {
  tag: TAG,
  summary: 'Leave a note on a section of a draft',
  access: 'filing.edit',
  params: idParams,
  body: noteBody,
  data: notes,
});

export const removeNote = defineCall('removeNote', {
  tag: TAG,
  summary: 'Take a note away',
  access: 'filing.edit',
  params: idParams,
  data: notes,
});
