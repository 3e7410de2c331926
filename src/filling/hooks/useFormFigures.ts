import type { Answers, Form } from '@domain/definition';
import type { FilingFigures } from '@domain/filing/figure-calls';
import { type FigureReason, hasSharedFigures, listFigureQuestions } from '@domain/filing/figures';
import type { Filing } from '@domain/filing/types';
import { useCallback, useMemo } from 'react';
import type { AskedFigure, ExplainFigure } from '@/filling/form/FigureQuestions';
import { call } from '@/utils/call';
import { wasAccepted } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';

const NONE: FilingFigures = { known: [], reasons: [] };

const latest = (before: FigureReason[], next: FigureReason[]): FigureReason[] => [
  ...before.filter(({ figure }) => !next.some((each) => each.figure === figure)),
  ...next,
];

/** Returns figures of the open filing that differ from earlier filings of the company, each with the reason given last. */
export function useFigureQuestions(
  form: Form,
  filing: Filing | null,
  filled: Answers,
): { questions: AskedFigure[]; explain: ExplainFigure } {
  const id = filing?.id ?? '';
  const isAsked = hasSharedFigures(form) && id !== '' && filing?.actions.includes('save');
  const { data = NONE, change } = useRead(isAsked ? 'filingFigures' : null, { path: { id } });
  const questions = useMemo(() => {
    const found = listFigureQuestions({ key: filing?.program ?? '' }, form, filled, data.known);
    return found
      .filter((question) => question.isAsked)
      .map((question) => {
        const given = data.reasons.find(({ figure }) => figure === question.id);
        return { ...question, filing: id, given };
      });
  }, [filing?.program, form, filled, data.known, data.reasons, id]);

  const explain = useCallback<ExplainFigure>(
    (question, reason) => {
      const version = question.given?.version ?? 0;
      return wasAccepted(
        call('explainFigure', { path: { id }, data: { figure: question.id, version, reason } }),
        (data) => {
          const { reasons } = data ?? {};
          if (reasons) change((now = NONE) => ({ ...now, reasons: latest(now.reasons, reasons) }));
        },
      );
    },
    [id, change],
  );
  return { questions, explain };
}
