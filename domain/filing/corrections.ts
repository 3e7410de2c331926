/**
 * Corrections that an office requests, and the company's answers to them. A correction is pinned to a row by the identity of the
 * row, since rows move while they are corrected.
 */

import type { Answers, FieldAnswers, Form, Row } from '../definition';
import { fillText, type Text } from '../text';
import type { FilingFault } from './filing-faults';
import { correctionMessages } from './messages';
import { formatPath, parsePath } from './paths';
import {
  getSectionAnswers,
  getSectionRows,
  isEmpty,
  isRowSection,
  isTypedField,
  listSectionFields,
} from './sections';
import type { Correction } from './types';

/** State of a correction. open: not answered. corrected: done as asked. answered: explained, or done otherwise. */
export const CORRECTION_STATES = ['open', 'corrected', 'answered'] as const;
type CorrectionState = (typeof CORRECTION_STATES)[number];

export const correctionStates: Record<CorrectionState, Text> = {
  open: { zh: '待处理', en: 'Open', ar: 'مفتوح' },
  corrected: { zh: '已修改', en: 'Corrected', ar: 'صُحِّح' },
  answered: { zh: '已说明', en: 'Answered', ar: 'تمت الإجابة' },
};

/** Maximum length of a reviewer's comment or a company's remark, in characters. */
export const MAX_REMARK_LENGTH = 1000;
const QUOTED_AT_MOST = 60;

type Pin = Pick<Correction, 'path' | 'row'>;

export const getCorrectionState = ({ answer }: Correction): CorrectionState => answer?.state ?? 'open';

/** Creates the pin of a correction: its path, and the identity of its row where the row has one. */
export function createCorrectionPin(answers: Answers, path: string | undefined): Pin {
  const at = path === undefined ? null : parsePath(path);
  const rows = at && answers[at.section];
  const row = at?.row !== undefined && Array.isArray(rows) ? rows[at.row]?.row : undefined;
  return { ...(path !== undefined && { path }), ...(row !== undefined && { row }) };
}

/**
 * Path of a correction among the present answers; the section alone where its row was removed, undefined for the whole filing.
 */
export function resolveCorrectionPath({ path, row }: Pin, answers: Answers): string | undefined {
  const at = path === undefined ? null : parsePath(path);
  if (!at || row === undefined) return path;
  const rows = answers[at.section];
  const index = Array.isArray(rows) ? rows.findIndex((each) => each.row === row) : -1;
  return index < 0 ? at.section : formatPath({ ...at, row: index });
}

/** Typed values at a pin as text, without computed ones. */
function typedAt(form: Form, answers: Answers, pin: Pin): string {
  const at = parsePath(resolveCorrectionPath(pin, answers) ?? '');
  const section = form.sections.find(({ key }) => key === at?.section);
  if (!at || !section) return '';
  const records: (FieldAnswers | Row)[] = isRowSection(section)
    ? getSectionRows(answers, section)
    : [getSectionAnswers(answers, section)];
  const meant = at.row === undefined ? records : [records[at.row] ?? {}];
  const keys = at.field
    ? [at.field]
    : listSectionFields(section).flatMap((field) => (isTypedField(field) ? field.key : []));
  return JSON.stringify(meant.map((each) => keys.map((key) => (isEmpty(each[key]) ? null : each[key]))));
}

/** True if the values at the pin differ from the signed ones. */
export const isChangedSinceSnapshot = (form: Form, pin: Pin, signed: Answers, now: Answers): boolean =>
  pin.path !== undefined && typedAt(form, signed, pin) !== typedAt(form, now, pin);

/** True if a change between two snapshots, whose rows are named by identity, concerns the path of a correction. */
export function isChangeAtPin({ path, row }: Pin, { path: changed }: { path: string }): boolean {
  const at = path === undefined ? null : parsePath(path);
  if (!at || path === undefined) return false;
  const field = at.field ? `.${at.field}` : '';
  const place = row === undefined ? path : `${at.section}[${row}]${field}`;
  return changed === place || changed.startsWith(`${place}.`) || changed.startsWith(`${place}[`);
}

const quoted = (comment: string): string =>
  comment.length > QUOTED_AT_MOST ? `${comment.slice(0, QUOTED_AT_MOST)}…` : comment;

/** Faults of the unanswered corrections, which prevent submitting again. */
export const listOpenCorrections = (returned: readonly Correction[], answers: Answers): FilingFault[] =>
  returned
    .filter(({ resolved }) => !resolved)
    .map((correction) => ({
      path: resolveCorrectionPath(correction, answers) ?? '',
      code: `correction ${correction.id}`,
      message: fillText(correctionMessages.open, { comment: quoted(correction.comment) }),
    }));

/** Limits the progress to 99 percent while corrections are open, whatever the answers. */
export const capPercentByCorrections = (percent: number, open: readonly FilingFault[]): number =>
  open.length > 0 ? Math.min(percent, 99) : percent;

/** Merges two versions of the same corrections: each with its latest answer. */
export const mergeLatestCorrections = (
  mine: readonly Correction[],
  theirs: readonly Correction[],
): Correction[] =>
  theirs.map((each) => {
    const own = mine.find(({ id }) => id === each.id);
    return own && own.version > each.version ? { ...own, path: each.path, changed: each.changed } : each;
  });
