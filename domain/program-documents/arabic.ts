/** Arabic of a document: what the release ships has it in the table of all texts, which only its readers load. */
import { findArabic } from '../text';
import type { ProgramDocument } from './types';

const isText = (value: unknown): value is { en: string; ar?: string } =>
  typeof value === 'object' &&
  value !== null &&
  'zh' in value &&
  typeof (value as { en?: unknown }).en === 'string';

const mapDocument = (
  document: ProgramDocument,
  change: (text: { en: string; ar?: string }) => object,
): ProgramDocument =>
  JSON.parse(JSON.stringify(document, (_, value: unknown) => (isText(value) ? change(value) : value)));

export const dropArabic = (document: ProgramDocument): ProgramDocument =>
  mapDocument(document, ({ ar: _, ...text }) => text);

/** Adds the Arabic of the table to the texts that have none. */
export const addArabic = (document: ProgramDocument): ProgramDocument =>
  mapDocument(document, (text) => {
    const ar = text.ar ?? findArabic(text.en);
    return ar === undefined ? text : { ...text, ar };
  });
