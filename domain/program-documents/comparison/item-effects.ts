/** The effect of an item that is new, gone, or in another place. */
import { isPlain, type PlainRecord } from '../plain-record';
import type { ComparedItem } from './document-items';
import type { ChangeEffect } from './effects';

const isAsked = (field: unknown): boolean =>
  isPlain(field) &&
  (field.required === true || field.requiredWhen !== undefined || Number(field.minFiles) > 0);

const listAllFields = ({ fields, columns, indicators }: PlainRecord): unknown[] =>
  [fields, columns, indicators].flatMap((list) => (Array.isArray(list) ? list : []));

/** True for a section that cannot be left empty: a row of it, or an answer, is asked for. */
function isSectionAsked(section: PlainRecord): boolean {
  if (section.kind === 'computed') return false;
  if (section.kind === 'table') {
    const needsRows = Number(section.minRows) > 0 || section.minRowsWhen !== undefined;
    return needsRows || (section.fixedRows !== undefined && listAllFields(section).some(isAsked));
  }
  return section.kind === 'yearly' || listAllFields(section).some(isAsked);
}

const isComputed = ({ written, kind }: ComparedItem): boolean =>
  kind === 'section'
    ? written.kind === 'computed'
    : written.computed !== undefined || written.auto !== undefined;

/** `within`: the section of a given row. */
export function judgeAddition(item: ComparedItem, within: ComparedItem | undefined): ChangeEffect {
  switch (item.kind) {
    case 'section':
      return isSectionAsked(item.written) ? 'asksMore' : 'loosens';
    case 'field':
      return isAsked(item.written) ? 'asksMore' : 'loosens';
    case 'row':
      return within && isSectionAsked(within.written) ? 'asksMore' : 'loosens';
    case 'option':
      return 'loosens';
    case 'rule':
    case 'condition':
    case 'threshold':
    case 'report':
      return 'asksMore';
    default:
      return 'words';
  }
}

/** Answers of what is gone are set aside, or chosen anew. */
export function judgeRemoval(item: ComparedItem): ChangeEffect {
  switch (item.kind) {
    case 'section':
    case 'field':
    case 'row':
      return isComputed(item) ? 'loosens' : 'values';
    case 'option':
      return 'asksMore';
    case 'rule':
    case 'condition':
    case 'threshold':
    case 'report':
      return 'loosens';
    default:
      return 'words';
  }
}
