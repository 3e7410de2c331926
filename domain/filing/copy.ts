/**
 * Copies the answers of a filing into a new one of the same program. Computed values, values of the company's profile and
 * declarations are not copied but created anew, as are values that the form proposes for each batch. Figures of a named year move
 * to the field that asks for that year now. Answers that do not fit into the new filing (another edition, other years, a choice or
 * a file that no longer exists) are left out and listed.
 */
import type {
  Answers,
  AnswerValue,
  Field,
  FieldAnswers,
  Form,
  FormContext,
  Row,
  Section,
} from '../definition';
import { fillText, joinTexts, type Text } from '../text';
import { computeAnswers } from './compute';
import type { AsideAnswer, AsideReason } from './edition-note';
import { type MigratedAnswers, migrateAnswersToEdition } from './editions';
import { formatValue } from './input';
import { isRowOptions, listOptionValues } from './options';
import { setAnswerAtPath } from './paths';
import { createFormScope, listExpectedYears, listHiddenYears } from './scope';
import {
  getSectionAnswers,
  getSectionRows,
  isEmpty,
  isReadOnlyField,
  isRowSection,
  listSectionFields,
} from './sections';

type Reason = AsideReason | 'option' | 'year' | 'file' | 'continued';

export type OmittedAnswer = Pick<AsideAnswer, 'path' | 'label' | 'value' | 'text'> & { reason: Reason };

export interface CopiedAnswers {
  answers: Answers;
  /** Result of migrating the answers from the edition in which they were given. */
  brought: Omit<MigratedAnswers, 'answers'>;
  leftOut: OmittedAnswer[];
}

const reasons: Record<Reason, Text> = {
  gone: { zh: '现行申报表不再填报此项', en: 'the form no longer asks for it', ar: 'لم تعد الاستمارة تطلبه' },
  misfit: {
    zh: '与现行要求的类型或长度不符',
    en: 'its type or size no longer fits',
    ar: 'نوعه أو حجمه لم يعد ملائمًا',
  },
  computed: { zh: '现由系统自动计算', en: 'it is computed now', ar: 'يُحسب الآن' },
  full: { zh: '超出表格行数上限', en: 'the table takes fewer rows', ar: 'الجدول يتسع لصفوف أقل' },
  taken: { zh: '该处已有其他内容', en: 'another answer stands there', ar: 'في الموضع إجابة أخرى' },
  option: { zh: '已不在现行选项中', en: 'it is no longer among the choices', ar: 'لم يعد بين الخيارات' },
  year: {
    zh: '不在本批次填报的年度内',
    en: 'this batch does not ask for that year',
    ar: 'هذه الدفعة لا تطلب تلك السنة',
  },
  continued: { zh: '已不能再选择', en: 'it can no longer be chosen', ar: 'لم يعد اختياره ممكنًا' },
  file: { zh: '附件已不存在', en: 'the file is no longer there', ar: 'لم يعد الملف موجودًا' },
};

/** Describes an omitted answer in one line: its label and the reason. */
export function describeOmittedAnswer({ label, reason }: Pick<OmittedAnswer, 'label' | 'reason'>): Text {
  const words = reasons[reason];
  const line: Text = {
    zh: '{{label}}：{{reason}}',
    en: '{{label}}: {{reason}}',
    ar: '{{label}}: {{reason}}',
  };
  return {
    zh: fillText(line, { label: label.zh, reason: words.zh }).zh,
    en: fillText(line, { label: label.en, reason: words.en }).en,
  };
}

export interface CopySource {
  answers: Answers;
  /** Edition of the form in which the answers were given. */
  edition: string;
  batchYear: number;
}

/** Copies answers. `fresh`: answers that the new filing already has. `files`: ids of the attachments that still exist. */
export function copyAnswers(
  form: Form,
  source: CopySource,
  fresh: Answers,
  ctx: FormContext,
  files: ReadonlySet<string>,
): CopiedAnswers {
  const { answers: given, ...brought } = migrateAnswersToEdition(form, source.answers, source.edition);
  const copied: CopiedAnswers = { answers: { ...fresh }, brought, leftOut: [...brought.aside] };
  const isLater = source.batchYear !== ctx.batchYear;
  for (const section of form.sections) {
    if (section.kind === 'computed' || section.kind === 'declaration') continue;
    const keep = (record: FieldAnswers, row?: number) => {
      const place = { section, files, row };
      const kept = keepIn(place, record, copied.leftOut);
      return isLater ? moveToTheirYear(place, kept, source.batchYear, ctx, copied.leftOut) : kept;
    };
    if (isRowSection(section)) {
      const rows = getSectionRows(given, section).map((row, i) => keep(row, i) as Row);
      if (rows.length > 0) copied.answers[section.key] = rows;
    } else {
      const kept = keep(withoutLocked(section, given, fresh, isLater));
      copied.answers[section.key] = { ...getSectionAnswers(fresh, section), ...kept };
    }
  }
  return leaveOutYears(form, copied, ctx);
}

/** Omits the filing that the copied one continues, where it cannot be continued once more. `path`: the answer that names it. */
export function leaveOutContinued({ sections }: Form, copied: CopiedAnswers, path: string): CopiedAnswers {
  const [key, name] = path.split('.');
  const section = sections.find((each) => each.key === key);
  const field = section && listSectionFields(section).find((each) => each.key === name);
  if (!field) return copied;
  const left: OmittedAnswer = {
    path,
    label: labelOf(section, null, field),
    value: null,
    reason: 'continued',
  };
  return {
    ...copied,
    answers: setAnswerAtPath(copied.answers, path, null),
    leftOut: [left, ...copied.leftOut],
  };
}

/**
 * Omits answers that the new filing takes from their source itself: read-only ones, and in another batch those that the form
 * proposes for each batch.
 */
function withoutLocked(section: Section, answers: Answers, fresh: Answers, isLater: boolean): FieldAnswers {
  const now = getSectionAnswers(fresh, section);
  const isProposed = (field: Field) => isLater && typeof field.default === 'function';
  const isTakenOver = (field: Field): boolean =>
    (isReadOnlyField(field) && field.source !== undefined) ||
    ((isReadOnlyField(field) || isProposed(field)) && !isEmpty(now[field.key]));
  const locked = new Set(
    listSectionFields(section)
      .filter(isTakenOver)
      .map(({ key }) => key),
  );
  return Object.fromEntries(
    Object.entries(getSectionAnswers(answers, section)).filter(([key]) => !locked.has(key)),
  );
}

interface Place {
  section: Section;
  files: ReadonlySet<string>;
  row: number | undefined;
}

/** Copies a record without choices and files that no longer exist; these are added to `leftOut`. */
function keepIn(place: Place, record: FieldAnswers, leftOut: OmittedAnswer[]): FieldAnswers {
  const kept = { ...record };
  for (const field of listSectionFields(place.section)) {
    const value = kept[field.key];
    const isThere = isEmpty(value) ? null : testOf(field, place.files);
    if (!isThere) continue;
    const gone = listed(value).filter((each) => !isThere(each));
    if (gone.length === 0) continue;
    const left = listed(value).filter(isThere) as string[];
    kept[field.key] = Array.isArray(value) && left.length > 0 ? left : null;
    leftOut.push(leftOutOf(place, field, Array.isArray(value) ? (gone as string[]) : value));
  }
  return kept;
}

/** Moves figures of a named year to the field that asks for that year in the batch of `ctx`; years that none asks for are left out. */
function moveToTheirYear(
  place: Place,
  record: FieldAnswers,
  batchYear: number,
  ctx: FormContext,
  leftOut: OmittedAnswer[],
): FieldAnswers {
  const dated = listSectionFields(place.section).filter(({ ofYear }) => ofYear);
  const moved = { ...record, ...Object.fromEntries(dated.map(({ key }) => [key, null])) };
  for (const field of dated) {
    const { ofYear } = field;
    const value = record[field.key];
    if (!ofYear || isEmpty(value)) continue;
    const year = batchYear + ofYear.offset;
    const now = dated.find(
      (each) => each.ofYear?.zh === ofYear.zh && ctx.batchYear + each.ofYear.offset === year,
    );
    if (now) moved[now.key] = value;
    else
      leftOut.push({
        ...leftOutOf(place, { ...field, ...fillText(ofYear, { year }) }, value),
        reason: 'year',
      });
  }
  return moved;
}

const listed = (value: AnswerValue): unknown[] => (Array.isArray(value) ? value : [value]);

/** Returns a test whether a value of the field still exists; null for fields whose values cannot disappear. */
function testOf(field: Field, files: ReadonlySet<string>): ((value: unknown) => boolean) | null {
  if (field.type === 'file') return (id) => files.has(String(id));
  if (!('options' in field) || isRowOptions(field.options)) return null;
  const known = listOptionValues(field, {});
  return (value) => known.has(value);
}

function leftOutOf({ section, row }: Place, field: Field, value: AnswerValue): OmittedAnswer {
  const isFile = field.type === 'file';
  return {
    path: `${section.key}${row === undefined ? '' : `[${row}]`}.${field.key}`,
    label: labelOf(section, row === undefined ? null : { zh: `第${row + 1}行`, en: `row ${row + 1}` }, field),
    value,
    ...(!isFile && { text: wordsOf(field, value) }),
    reason: isFile ? 'file' : 'option',
  };
}

const wordsOf = (field: Field, value: AnswerValue): Text => ({
  zh: formatValue(field, value, 'zh'),
  en: formatValue(field, value, 'en'),
});

function labelOf(section: Section, row: Text | null, field: Field): Text {
  const parts: Text[] = [section.title, ...(row ? [row] : []), field];
  return joinTexts(parts, ' / ', ' / ');
}

/** Omits rows of years that the new filing does not ask for; its years depend on the batch and on dates among the answers. */
function leaveOutYears(
  form: Form,
  { answers, brought, leftOut }: CopiedAnswers,
  ctx: FormContext,
): CopiedAnswers {
  const scope = createFormScope(form, computeAnswers(form, answers, ctx), ctx);
  const copied: CopiedAnswers = { answers: { ...answers }, brought, leftOut: [...leftOut] };
  for (const section of form.sections) {
    if (section.kind !== 'yearly') continue;
    const years = [...listExpectedYears(section, scope), ...listHiddenYears(section, scope)];
    const asked = (row: Row) => years.includes(Number(row.affiliation_year));
    const rows = getSectionRows(answers, section);
    copied.answers[section.key] = rows.filter(asked);
    rows.forEach((row, i) => {
      if (!asked(row)) copied.leftOut.push(...yearValues(section, row, i));
    });
  }
  return copied;
}

function yearValues(section: Section, row: Row, index: number): OmittedAnswer[] {
  const year = String(row.affiliation_year ?? '');
  return listSectionFields(section)
    .filter((field) => !field.auto && !field.computed && !isEmpty(row[field.key]))
    .map((field) => ({
      path: `${section.key}[${index}].${field.key}`,
      label: labelOf(section, { zh: `${year}年`, en: year }, field),
      value: row[field.key],
      text: wordsOf(field, row[field.key]),
      reason: 'year' as const,
    }));
}
