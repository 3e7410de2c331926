/**
 * AnswerRenewal of copied answers: which answers of a filing that was copied from an earlier one must be given anew, because they say
 * something of a year, of a document or of a promise that is over. Each is pending until somebody changes it, or states that it
 * still applies.
 */
import type { Answers, Field, FieldAnswers, Form, FormContext, FormScope, Row, Section } from '../definition';
import type { Text } from '../text';
import { formatPath } from './paths';
import { createFormScope, isNeeded, isVisible, listExpectedYears, listVisibleSections } from './scope';
import {
  getSectionAnswers,
  getSectionRows,
  isBlankRow,
  isEmpty,
  isReadOnlyField,
  isRowSection,
  isTypedField,
  listSectionFields,
  type RowSection,
  sumRowsOf,
} from './sections';

/**
 * Reason for a renewal. year: a figure of an earlier year. document: a document made for an earlier filing or year. lapsed: a
 * validity that has ended. declaration: a promise, which is made for each filing. continued: a filing to continue that can be chosen
 * no more.
 */
export const RENEWAL_REASONS = ['year', 'document', 'lapsed', 'declaration', 'continued'] as const;
export type RenewalReason = (typeof RENEWAL_REASONS)[number];

export interface AnswerRenewal {
  /** `section.field`, `section.year`, or the section alone. */
  id: string;
  section: string;
  /** Name of the field or year, or of the section where all of it is meant. */
  label: Text;
  reason: RenewalReason;
  /** Paths of the answers that are still those of the earlier filing. */
  paths: string[];
  /** True where somebody may state that the earlier answer still applies. */
  mayStay: boolean;
}

/** Note on a copied filing: its source, and the ids of renewals whose earlier answers still apply. */
export interface FilingCopySource {
  from: string;
  kept: string[];
}

/** The filing that another one was copied from, as far as its answers must be renewed. */
export interface CopiedOrigin {
  batchYear: number;
  answers: Answers;
  /** Ids of renewals whose earlier answers still apply. */
  kept: readonly string[];
}

/** Reason why a copied answer of the field must be renewed; null for answers that stay true. */
function findRenewalReason(section: Section, field: Field): RenewalReason | null {
  if (!isTypedField(field) || isReadOnlyField(field)) return null;
  if (field.renews === 'lapse') return 'lapsed';
  if (field.type === 'filing') return 'continued';
  if (field.type === 'file') return field.generated || field.paperYears || field.renews ? 'document' : null;
  const isOfYear = section.isOfLastYear === true && field.unit !== undefined;
  const isDated = field.ofYear !== undefined || field.figureYear !== undefined;
  return isDated || field.renews || isOfYear ? 'year' : null;
}

/** Selects the answers of the earlier filing that its copy is compared with; rows keep their identity. */
export function selectRenewableAnswers(form: Pick<Form, 'sections'>, answers: Answers): Answers {
  const selected: Answers = {};
  for (const section of form.sections) {
    if (section.kind === 'declaration' || section.kind === 'computed') continue;
    const keys = listSectionFields(section)
      .filter((field) => section.kind !== 'yearly' && findRenewalReason(section, field))
      .map(({ key }) => key);
    const pick = (record: FieldAnswers): FieldAnswers =>
      Object.fromEntries(keys.flatMap((key) => (isEmpty(record[key]) ? [] : [[key, record[key]]])));
    if (section.kind === 'yearly') selected[section.key] = listGivenYears(section, answers);
    else if (keys.length === 0) continue;
    else if (!isRowSection(section)) selected[section.key] = pick(getSectionAnswers(answers, section));
    else
      selected[section.key] = getSectionRows(answers, section).flatMap((row) =>
        row.row === undefined ? [] : [{ row: row.row, ...pick(row) }],
      );
  }
  return selected;
}

/** Rows of a year grid that hold figures, without the figures. */
const listGivenYears = (section: RowSection, answers: Answers): Row[] =>
  getSectionRows(answers, section)
    .filter((row) => !isBlankRow(section, row))
    .map(({ affiliation_year }) => ({ affiliation_year }));

/** Lists the pending renewals in the order of the form. `filled`: answers with computed values. */
export function listRenewals(
  form: Form,
  origin: CopiedOrigin,
  filled: Answers,
  ctx: FormContext,
): AnswerRenewal[] {
  const scope = createFormScope(form, filled, ctx);
  return listVisibleSections(form, scope)
    .flatMap((section) => {
      if (section.kind === 'declaration') return listOpenDeclarations(section, filled, scope);
      if (section.kind === 'yearly') return listOpenYears(section, origin, filled, scope);
      return listOpenFields(section, origin, filled, scope);
    })
    .filter(({ id }) => !origin.kept.includes(id));
}

function listOpenDeclarations(section: Section, filled: Answers, scope: FormScope): AnswerRenewal[] {
  const { key, title } = section;
  const record = getSectionAnswers(filled, section);
  const paths = listSectionFields(section)
    .filter((field) => isTypedField(field) && isNeeded(field, scope) && !record[field.key])
    .map((field) => formatPath({ section: key, field: field.key }));
  if (paths.length === 0) return [];
  return [{ id: key, section: key, label: title, reason: 'declaration', paths, mayStay: false }];
}

/** Years that came after those of the earlier filing, and whose figures are not complete. */
function listOpenYears(
  section: Extract<Section, { kind: 'yearly' }>,
  { answers }: CopiedOrigin,
  filled: Answers,
  scope: FormScope,
): AnswerRenewal[] {
  const { key } = section;
  const last = Math.max(...getSectionRows(answers, section).map((row) => Number(row.affiliation_year)));
  const rows = getSectionRows(filled, section);
  return listExpectedYears(section, scope).flatMap((year): AnswerRenewal[] => {
    const index = rows.findIndex((row) => row.affiliation_year === year);
    const row = rows[index];
    if (!row || !Number.isFinite(last) || year <= last) return [];
    const paths = listSectionFields(section)
      .filter((field) => isTypedField(field) && isNeeded(field, scope) && isEmpty(row[field.key]))
      .map((field) => formatPath({ section: key, row: index, field: field.key }));
    if (paths.length === 0) return [];
    const label = { zh: `${year}年`, en: `${year}` };
    return [{ id: `${key}.${year}`, section: key, label, reason: 'year', paths, mayStay: false }];
  });
}

interface ComparedRecord {
  record: FieldAnswers;
  /** The same record of the earlier filing. */
  earlier: FieldAnswers;
  row?: number;
}

/** Records of a section that come from the earlier filing: the section itself, or its rows by their identity. */
function listComparedRecords(section: Section, answers: Answers, filled: Answers): ComparedRecord[] {
  if (!isRowSection(section))
    return [{ record: getSectionAnswers(filled, section), earlier: getSectionAnswers(answers, section) }];
  const sums = sumRowsOf(section);
  const earlier = new Map(getSectionRows(answers, section).map((each) => [each.row, each]));
  return getSectionRows(filled, section).flatMap((record, row) => {
    const isCompared = record.row !== undefined && !sums.has(record.row);
    const same = isCompared ? earlier.get(record.row) : undefined;
    return same ? [{ record, earlier: same, row }] : [];
  });
}

function listOpenFields(
  section: Section,
  { answers, batchYear }: CopiedOrigin,
  filled: Answers,
  scope: FormScope,
): AnswerRenewal[] {
  const isLater = scope.ctx.batchYear > batchYear;
  const records = listComparedRecords(section, answers, filled);
  return listSectionFields(section).flatMap((field): AnswerRenewal[] => {
    const reason = findRenewalReason(section, field);
    if (!reason || !isVisible(field, scope)) return [];
    if (!isLater && reason !== 'lapsed' && reason !== 'continued' && !isMadeForEachFiling(field)) return [];
    const paths = records
      .filter(({ record, earlier }) => isStillEarlier(field, record, earlier, scope.ctx))
      .map(({ row }) =>
        formatPath({ section: section.key, field: field.key, ...(row !== undefined && { row }) }),
      );
    if (paths.length === 0) return [];
    const { key } = section;
    const label = { zh: field.zh, en: field.en };
    return [{ id: `${key}.${field.key}`, section: key, label, reason, paths, mayStay: !isLeftBlank(field) }];
  });
}

/** True for documents that are made for one filing, whatever its batch. */
const isMadeForEachFiling = (field: Field): boolean => field.type === 'file' && Boolean(field.generated);

/** True for answers that a copy leaves blank: figures of a named year, which have moved to their year, and a filing to continue. */
const isLeftBlank = (field: Field): boolean => field.ofYear !== undefined || field.type === 'filing';

/** True while the answer is that of the earlier filing, or is still blank where the copy has left it so. */
function isStillEarlier(
  field: Field,
  record: FieldAnswers,
  earlier: FieldAnswers,
  ctx: FormContext,
): boolean {
  const [now, before] = [record[field.key], earlier[field.key]];
  if (field.renews === 'lapse') return typeof now === 'string' && !isEmpty(now) && now < ctx.today;
  if (isLeftBlank(field)) return isEmpty(now) && !isEmpty(before);
  if (isEmpty(now)) return false;
  if (Array.isArray(now))
    return Array.isArray(before) && now.some((id) => (before as unknown[]).includes(id));
  return now === before;
}
