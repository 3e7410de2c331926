/**
 * Attachments whose paper is written and signed, not issued: a pledge, a statement, a list, a letter. The portal offers a blank
 * of each beside its field, to print and fill in. Papers that the portal makes from the answers, and those that an authority,
 * an auditor or a bank issues, have none.
 */
import type { FileField, Section } from '../definition';
import { isRowSection, listSectionFields } from './sections';

export type BlankPaperKind = 'pledge' | 'letter' | 'list' | 'statement';

/** Words of a label that say which kind of paper it asks for; the first that fits counts. */
const WORDS: readonly (readonly [BlankPaperKind, RegExp])[] = [
  ['pledge', /承诺|声明/],
  ['letter', /推荐信|推荐书|同意函|评价意见/],
  ['list', /名册|名单|清单/],
  ['statement', /说明/],
];
/** Accounts and audits, which others issue in a form of their own, though they contain explanations. */
const ISSUED = /报告/;

/** Kind of the blank for an attachment; null for one without. */
export function findBlankPaperKind(field: FileField): BlankPaperKind | null {
  if (field.generated || ISSUED.test(field.zh)) return null;
  return WORDS.find(([, words]) => words.test(field.zh))?.[0] ?? null;
}

const PREFIX = 'blank:';

/** Key by which the document call names the blank for the attachment at a path. */
export const formatBlankPaperKey = (path: string): string => PREFIX + path;

export interface BlankPaper {
  kind: BlankPaperKind;
  field: FileField;
}

/** Finds the blank with a key in the sections of a form; undefined for another key. */
export function findBlankPaper(sections: readonly Section[], key: string): BlankPaper | undefined {
  for (const section of sections) {
    if (isRowSection(section)) continue;
    for (const field of listSectionFields(section)) {
      if (field.type !== 'file' || formatBlankPaperKey(`${section.key}.${field.key}`) !== key) continue;
      const kind = findBlankPaperKind(field);
      return kind ? { kind, field } : undefined;
    }
  }
  return undefined;
}
