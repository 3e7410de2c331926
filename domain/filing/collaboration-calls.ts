/** Calls for colleagues who work on one draft: presence, claims of sections, and notes on sections. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams, namedId } from '../calls/shapes';
import { id, key, line, lines, visible } from '../calls/text-kinds';
import { presentReader } from '../review/calls';
import { filingPeriod } from '../windows/calls';
import { MAX_CELL_NAME_LENGTH, MAX_SECTION_NOTE_LENGTH } from './collaboration';
import { noteMessages } from './collaboration-messages';

const TAG = 'filings';

const present = presentReader.extend({
  section: z.string(),
  /** Cell of a table that the person is in, as `section[row].field` with the identity of the row; '' for none. */
  cell: z.string(),
});
export type PresentColleague = z.infer<typeof present>;

/**
 * Section that the person is working on; '' or absent: none; null: the person has left the draft. `cell`: the cell of a table with
 * the focus.
 */
const place = z.object({ section: key.nullable().optional(), cell: line(MAX_CELL_NAME_LENGTH).optional() });
export type FilingPlace = z.infer<typeof place>;

const together = z.object({
  people: z.array(present),
  version: z.number(),
  /** By which an open form notices that the office has moved it; null where the batch has no window. */
  window: filingPeriod.nullable().optional(),
});
export type CollaborationState = z.infer<typeof together>;

export const noteFilling = defineCall('noteFilling', 'POST /api/v1.0/portal/filing/{id}/presence/', {
  tag: TAG,
  summary:
    'Say in which section and cell of the company’s filing one is, every half minute, and hear where colleagues are and until when it can be submitted',
  access: 'filing.read',
  kind: 'read',
  params: idParams,
  body: place,
  data: together,
});

const day = z.iso.date();

const claim = z.object({
  section: z.string(),
  user: namedId,
  due_on: z.string().nullable(),
});

const claims = z.object({
  claims: z.array(claim),
  /** People who may fill in the draft. */
  colleagues: z.array(namedId),
});
export type SectionClaims = z.infer<typeof claims>;

export const sectionClaims = defineCall('sectionClaims', 'GET /api/v1.0/portal/filing/{id}/claim/', {
  tag: TAG,
  summary: 'Who of the company works on which section of its filing, and until when',
  access: 'filing.read',
  params: idParams,
  data: claims,
});

const claimBody = z.object({
  section: key,
  /** Id of the person who takes the section; null releases it. */
  user: id.nullable(),
  due_on: day.nullable().default(null),
  /** Holder of the section when the page was loaded. */
  seen: id.nullable(),
});
export type ClaimSectionBody = z.infer<typeof claimBody>;

export const claimSection = defineCall('claimSection', 'PUT /api/v1.0/portal/filing/{id}/claim/', {
  tag: TAG,
  summary: 'Claim a section of a draft, hand it over or give it back; it locks nobody out',
  access: 'filing.edit',
  params: idParams,
  body: claimBody,
  data: claims,
});

const sectionNote = z.object({
  id: z.string(),
  section: z.string(),
  text: z.string(),
  author: z.string(),
  at: z.string(),
  /** True where the asking person may remove the note. */
  removable: z.boolean(),
});
export type SectionNote = z.infer<typeof sectionNote>;

const notes = z.array(sectionNote);

export const sectionNotes = defineCall('sectionNotes', 'GET /api/v1.0/portal/filing/{id}/note/', {
  tag: TAG,
  summary: 'Notes of the company on the sections of its filing, the oldest first; no office sees them',
  access: 'filing.read',
  params: idParams,
  data: notes,
});

const noteBody = z.object({
  section: key,
  text: visible(lines(MAX_SECTION_NOTE_LENGTH), noteMessages.empty),
});
export type SectionNoteBody = z.infer<typeof noteBody>;

export const addNote = defineCall('addNote', 'POST /api/v1.0/portal/filing/{id}/note/', {
  tag: TAG,
  summary: 'Leave a note on a section of a draft',
  access: 'filing.edit',
  params: idParams,
  body: noteBody,
  data: notes,
});

export const removeNote = defineCall('removeNote', 'DELETE /api/v1.0/portal/filing/note/{id}/', {
  tag: TAG,
  summary: 'Take a note away',
  access: 'filing.edit',
  params: idParams,
  data: notes,
});
