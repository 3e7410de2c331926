import type { AnswerValue, Field } from '@domain/definition';
import { isNeeded } from '@domain/filing/scope';
import type { Correction } from '@domain/filing/types';
import { type Cell, cellKey, fieldsAt } from '@/filling/draft/changes';
import { useLanguage, useText } from '@/utils/language';
import { isExplained } from './FigureQuestions';
import { optionsOf } from './options';
import { useFormSession } from './session';

/** Fields that are drawn in one task of the browser. */
export const FIELDS_AT_ONCE = 6;

export interface FieldState {
  isRequired: boolean;
  raw: string | undefined;
  /** Found by a check, or said of a text that could not be read. */
  fault: string | undefined;
  misfit: string | undefined;
  /** Open corrections and doubts in words: for a cell, which has no room for more. */
  correction: string | undefined;
  corrections: Correction[] | undefined;
  isPrefilled: boolean;
  options: ReturnType<typeof optionsOf>;
}

/** Answers what is to be said of a field at a path, whatever it stands in. */
export function useFieldStates() {
  const session = useFormSession();
  const say = useText();
  const { t } = useLanguage();

  return (field: Field, path: string, cell: Cell, value: AnswerValue): FieldState => {
    const raw = session.unreadable[cellKey(cell)];
    const fault = session.faults.get(path);
    const misfit = session.misfits.get(path);
    const corrections = session.corrections.filter((each) => each.path === path);
    const open = corrections.filter(({ resolved }) => !resolved).map(({ comment }) => comment);
    const doubt = session.figures?.questions.find((each) => each.path === path && !isExplained(each));
    if (doubt) open.push(t(`forms.figure.${doubt.is}`, { title: say(doubt.source.title) }));
    const prefilled = cell.row ? undefined : fieldsAt(session.prefilled, cell.section)[field.key];
    const unreadable = raw === undefined ? undefined : t(`forms.unreadable.${field.type}`, { raw });
    return {
      isRequired: isNeeded(field, session.scope),
      raw,
      fault: unreadable ?? (fault && say(fault.message)),
      misfit: misfit && say(misfit.message),
      correction: open.length > 0 ? open.join('；') : undefined,
      corrections: corrections.length > 0 ? corrections : undefined,
      isPrefilled: Boolean(field.source?.startsWith('company.')) && prefilled != null && prefilled === value,
      options: optionsOf(field, session.form, session.filled),
    };
  };
}
