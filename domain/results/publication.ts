/**
 * The part of an approved filing that everybody may read: only answers that its program names. Of a demand without its
 * sensitive details (`masked`), only single answers; of one for chosen bidders (`targeted`), nothing but its existence.
 */

import type { Answers, Form, FormContext, Manifest, Section } from '../definition';
import { buildSectionBlocks } from '../document/blocks';
import type { DocumentBlock } from '../document/model';
import { parsePath } from '../filing/paths';
import { createFormScope } from '../filing/scope';
import { isRowSection } from '../filing/sections';
import { listStatusesWith } from '../filing/status';
import { type FileLanguage, say } from '../text';

/** Statuses of published filings: in public notice, approved, or approved and revoked since. */
export const PUBLISHED_STATUSES = listStatusesWith('publicList', 'notice', 'decided');
export type PublishedStatus = (typeof PUBLISHED_STATUSES)[number];

export const OPEN_SCOPES = ['public', 'masked', 'targeted'] as const;
export type OpenScope = (typeof OPEN_SCOPES)[number];

/** Reads the scope of a filing; the strictest one where the value is unknown or missing. */
export const parseOpenScope = (said: unknown): OpenScope =>
  OPEN_SCOPES.find((scope) => scope === said) ?? 'targeted';

export interface PublishedDetail {
  title: string;
  pairs: { name: string; value: string }[];
  table: { head: string[]; rows: string[][] } | null;
}

/** The section reduced to its published fields; null where none is published. */
function publishedPart(section: Section, paths: readonly string[]): Section | null {
  const named = paths.map(parsePath).filter((path) => path?.section === section.key);
  if (named.length === 0) return null;
  if (isRowSection(section)) return section;
  if (!('fields' in section)) return null;
  const keys = named.map((path) => path?.field);
  return { ...section, kind: 'fields', fields: section.fields.filter(({ key }) => keys.includes(key)) };
}

function detailOf(title: string, blocks: DocumentBlock[]): PublishedDetail {
  const pairs = blocks.flatMap((block) => ('pairs' in block ? block.pairs : []));
  const table = blocks.find((block) => block.kind === 'table');
  return {
    title,
    pairs: pairs.map(({ name, value }) => ({ name, value })),
    table: table
      ? { head: table.head, rows: table.rows.map(({ cells }) => cells.map(({ text }) => text)) }
      : null,
  };
}

/** Lists the published answers. `form` and `answers` are those of the submitted snapshot. */
export function listPublishedDetails(
  { published }: Pick<Manifest, 'published'>,
  form: Form,
  answers: Answers,
  { ctx, language, scope }: { ctx: FormContext; language: FileLanguage; scope: OpenScope },
): PublishedDetail[] {
  if (!published?.answers || scope === 'targeted') return [];
  const reading = { language, scope: createFormScope(form, answers, ctx), fileName: () => undefined };
  return form.sections.flatMap((section) => {
    const part = publishedPart(section, published.answers ?? []);
    if (!part || (scope === 'masked' && isRowSection(part))) return [];
    return [detailOf(say(section.title, language), buildSectionBlocks(part, answers, reading))];
  });
}
