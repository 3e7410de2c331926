import type { Answers, AnswerValue, ChoiceField, Field, Form, Option } from '@domain/definition';
import { explainUnreadText } from '@domain/filing/input';
import { isNeeded } from '@domain/filing/scope';
import type { Correction } from '@domain/filing/types';
import { createMissingOptions } from '@domain/filing/withdrawn-options';
import type { Language } from '@domain/text';
import { type AnswerCell, formatCellKey, getSectionFields, getSectionRows } from '@/filling/draft/changes';
import type { ReplacedValue } from '@/filling/draft/replacedValues';
import { useLanguage, useText } from '@/utils/language';
import { isExplained } from './FigureQuestions';
import { isNamedAbove, listSectionOrigins, type SectionOrigin } from './KnownFigures/origins';
import { useFormSession } from './session';

/** Number of fields rendered in one task of the browser. */
export const FIELDS_AT_ONCE = 6;

export interface FieldState {
  isRequired: boolean;
  raw: string | undefined;
  /** Fault found by a check, or message about unreadable text. */
  fault: string | undefined;
  misfit: string | undefined;
  /** Notice to confirm on submission; a cell has no room for it. */
  warning: string | undefined;
  /** Open corrections and questions about figures as one text, for a cell, which has no room for more. */
  correction: string | undefined;
  corrections: Correction[] | undefined;
  /** The value before a colleague's save has replaced it. */
  replaced: ReplacedValue | undefined;
  /** True for a value of the company's profile whose source is named beside the field, not once for the section. */
  isPrefilled: boolean;
  /** True for an answer copied from an earlier filing that must be renewed. */
  mustRenew: boolean;
  options: ReturnType<typeof optionsOf>;
}

/** Returns the messages and options of a field at a path, in whatever layout. */
export function useFieldStates() {
  const session = useFormSession();
  const say = useText();
  const { t } = useLanguage();
  const origins = new Map<string, SectionOrigin[]>();
  const isNamedOnce = (key: string): boolean => {
    const section = session.form.sections.find((each) => each.key === key);
    const known = origins.get(key) ?? (section ? listSectionOrigins(section, session) : []);
    origins.set(key, known);
    return isNamedAbove(known, null);
  };

  const listOptions = (field: Field, cell: AnswerCell, value: AnswerValue): Option[] => {
    const present = optionsOf(field, session.form, session.filled);
    const missing = isChoice(field) ? createMissingOptions(session.form, cell.section, field, value) : NONE;
    return missing.length > 0 ? steady(field, [...present, ...missing]) : present;
  };

  return (field: Field, path: string, cell: AnswerCell, value: AnswerValue): FieldState => {
    const raw = session.unreadable[formatCellKey(cell)];
    const fault = session.faults.get(path);
    const misfit = session.misfits.get(path);
    const warning = session.warnings?.get(path);
    const corrections = session.corrections.filter((each) => each.path === path);
    const open = corrections.filter(({ resolved }) => !resolved).map(({ comment }) => comment);
    const doubt = session.figures?.questions.find((each) => each.path === path && !isExplained(each));
    if (doubt) open.push(t(`forms.figure.${doubt.is}`, { title: say(doubt.source.title) }));
    const prefilled = cell.row ? undefined : getSectionFields(session.prefilled, cell.section)[field.key];
    const unreadable =
      raw === undefined
        ? undefined
        : t('forms.unreadable', { raw, reason: say(explainUnreadText(field, raw)) });
    return {
      isRequired: isNeeded(field, session.scope),
      raw,
      fault: unreadable ?? (fault && say(fault.message)),
      misfit: misfit && say(misfit.message),
      warning: warning && say(warning),
      correction: open.length > 0 ? open.join('；') : undefined,
      corrections: corrections.length > 0 ? corrections : undefined,
      replaced: session.replaced?.get(path),
      isPrefilled:
        Boolean(field.source?.startsWith('company.')) &&
        prefilled != null &&
        prefilled === value &&
        !isNamedOnce(cell.section),
      mustRenew: session.renewals?.paths.has(path) === true,
      options: listOptions(field, cell, value),
    };
  };
}

const NONE: Option[] = [];

const isChoice = (field: Field): field is ChoiceField => 'options' in field;

/**
 * Returns the rows of another table as options: the value, labelled with the row's first other text so that a number can be
 * recognized. Where the table holds that text in several languages, each label has its own.
 */
function optionsFromRows(form: Form, filled: Answers, section: string, column: string): Option[] {
  const table = form.sections.find((candidate) => candidate.key === section);
  const isName = ({ key, type, auto }: Field) =>
    key !== column && !auto && (type === 'text' || type === 'textarea');
  const name = table?.kind === 'table' && table.columns.find(isName);
  return getSectionRows(filled, section).flatMap((row) => {
    const value = row[column];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const labelIn = (language: Language) => {
      const text = name && (row[name.key.replace(/zh$/, language)] || row[name.key]);
      return [value, text].filter(Boolean).join(' ');
    };
    return [{ value, zh: labelIn('zh'), en: labelIn('en'), ar: labelIn('ar') }];
  });
}

const latest = new WeakMap<Field, Option[]>();

/** Returns the previous list while the labels are the same, so that dependent components do not render again. */
function steady(field: Field, options: Option[]): Option[] {
  const before = latest.get(field);
  const isSame =
    before?.length === options.length &&
    before.every(
      ({ zh, en, ar }, i) => zh === options[i]?.zh && en === options[i]?.en && ar === options[i]?.ar,
    );
  if (before && isSame) return before;
  latest.set(field, options);
  return options;
}

/** Returns the present options of a field; empty for fields that offer no choice. */
function optionsOf(field: Field, form: Form, filled: Answers): Option[] {
  if (!isChoice(field)) return NONE;
  if ('items' in field.options) return field.options.items;
  return steady(field, optionsFromRows(form, filled, field.options.rowsOf, field.options.column));
}

/** The values from the root of a tree down to an option; empty when it is not in the tree. */
export function findOptionPath(options: Option[], value: unknown): Option[] {
  for (const option of options) {
    if (option.value === value) return [option];
    const below = findOptionPath(option.children ?? NONE, value);
    if (below.length > 0) return [option, ...below];
  }
  return NONE;
}
