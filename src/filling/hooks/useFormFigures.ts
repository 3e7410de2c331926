import type { Answers, Form, FormContext } from '@domain/definition';
import type { CompanyFigures, FilingFigures } from '@domain/filing/figure-calls';
import {
  type FigureNote,
  type FigureOffer,
  listFigureNotes,
  listFigureOffers,
} from '@domain/filing/figure-offers';
import { type FigureReason, listFigureQuestions } from '@domain/filing/figure-questions';
import {
  type FigureCell,
  hasSharedFigures,
  indexFigures,
  type KnownFigure,
  listFigureCells,
  listOtherValues,
} from '@domain/filing/figures';
import type { Filing } from '@domain/filing/types';
import { findProgram } from '@domain/programs/find';
import { getFigureOwner } from '@domain/programs/reports';
import { useCallback, useMemo } from 'react';
import { tellVoided } from '@/filling/draft/sync';
import type { AskedFigure, ExplainFigure } from '@/filling/form/FigureQuestions/asked';
import { call } from '@/utils/call';
import { wasAccepted } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';

/** Returns the values known elsewhere for the figures of the open form. */
export interface FormFigures {
  /** Figures that differ from those given elsewhere, each with the reason given last. */
  questions: AskedFigure[];
  explain: ExplainFigure;
  /** Sources and earlier values of filled cells, by path. */
  notes: ReadonlyMap<string, FigureNote>;
  /** Known figures for empty cells. */
  offers: FigureOffer[];
}

const NOTHING: FilingFigures = { known: [], reasons: [] };
const NO_FIGURES: CompanyFigures = { known: [] };

const latest = (before: FigureReason[], next: FigureReason[]): FigureReason[] => [
  ...before.filter(({ figure }) => !next.some((each) => each.figure === figure)),
  ...next,
];

/** A figure with the version of the reason that a new one replaces. */
const asExplained = ({ id, given }: AskedFigure) => ({ figure: id, version: given?.version ?? 0 });

/** Reads the known figures: of a stored filing with its reasons, otherwise those that a form of this kind asks for. */
function useKnownFigures(form: Form, filing: Filing | null) {
  const isEdited = filing?.actions.includes('save') === true && hasSharedFigures(form);
  const isReport = filing !== null && !findProgram(filing.program);
  /** Id under which reasons are stored; '' for a report, or a filing that is not stored yet. */
  const id = (!isReport && filing?.id) || '';
  const stored = useRead(isEdited && id ? 'filingFigures' : null, { path: { id } });
  const except = filing?.id ?? undefined;
  const others = useRead(isEdited && !id ? 'companyFigures' : null, {
    params: { form: filing?.program ?? '', ...(except !== undefined && { except }) },
  });
  const { known } = stored.data ?? others.data ?? NO_FIGURES;
  const { reasons } = stored.data ?? NOTHING;
  return {
    id,
    known: isEdited ? (known as KnownFigure[]) : NO_FIGURES.known,
    reasons,
    change: stored.change,
  };
}

/** Returns what the company has given elsewhere for the figures of the open form. `filled`: answers with computed values. */
export function useFormFigures(
  form: Form,
  filing: Filing | null,
  filled: Answers,
  ctx: FormContext,
): FormFigures {
  const { id, known, reasons, change } = useKnownFigures(form, filing);
  const key = getFigureOwner(filing?.program ?? '');
  const questions = useMemo(() => {
    const program = { key };
    const asked = listFigureQuestions(program, form, filled, ctx.batchYear, known).filter(
      (question) => question.isAsked,
    );
    if (asked.length === 0) return [];
    const index = indexFigures(known);
    const cells = new Map<string, FigureCell>(
      listFigureCells(program, form, filled, ctx.batchYear).map((cell) => [cell.path, cell]),
    );
    return asked.map((question): AskedFigure => {
      const given = reasons.find(({ figure }) => figure === question.id);
      const cell = cells.get(question.path);
      const others =
        question.is === 'other' && cell?.value != null ? listOtherValues(index, cell, cell.value) : [];
      return { ...question, filing: id, given, cell, others };
    });
  }, [key, form, filled, ctx, known, reasons, id]);
  const notes = useMemo(
    () => listFigureNotes({ key }, form, filled, ctx, known),
    [key, form, filled, ctx, known],
  );
  const offers = useMemo(
    () => listFigureOffers({ key }, form, filled, ctx, known),
    [key, form, filled, ctx, known],
  );

  const explain = useCallback<ExplainFigure>(
    (question, reason, also = []) => {
      const data = {
        ...asExplained(question),
        reason,
        ...(also.length > 0 && { also: also.map(asExplained) }),
      };
      return wasAccepted(call('explainFigure', { path: { id }, data }), (answer) => {
        const { reasons: stored, voided } = answer ?? {};
        tellVoided(voided);
        if (stored) change((now = NOTHING) => ({ ...now, reasons: latest(now.reasons, stored) }));
      });
    },
    [id, change],
  );
  return { questions, explain, notes, offers };
}
