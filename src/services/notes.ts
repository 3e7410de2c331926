/** Notes of the company on the sections of its own filing (our own calls). */
import { paths } from '@domain/api/paths';
import type { NoteBody, SectionNote } from '@domain/calls/together';
import { request } from '@/utils/request';
import { inBackground } from './levels';

/** Silent: a form is filled in without them, too. */
export const fetchNotes = (id: string) =>
  request<SectionNote[]>(paths.sectionNotes, { path: { id }, ...inBackground });

/** The same `key` may be sent again: there is one note. */
export const addNote = (id: string, data: NoteBody, key: string) =>
  request<SectionNote[]>(paths.addNote, { path: { id }, data, headers: { 'Idempotency-Key': key } });

export const removeNote = (id: string) => request<SectionNote[]>(paths.removeNote, { path: { id } });
