import type { Answers, Form, FormContext, Program } from '@domain/definition';
import type { ComputedPlace, TracedAnswers } from '@domain/filing/answer-trace';
import { createContext, type ReactNode, useMemo } from 'react';

/** Item to be explained: a rule by its id, or a computed value. */
export type TracedItem = { rule: string } | { computed: ComputedPlace };

/** Program and form by which a filing or a report is explained. */
export interface TraceSource {
  /** The edition that judges the filing. */
  program: Program;
  /** Key of the edition's report form, for a report. */
  report?: string;
  /** Adapts its form to the filing, as the page does with the form that it shows. */
  adapt(form: Form): Form;
}

/** Null where nothing can be explained: a profile, an edition that is not known here. */
export const TraceSourceContext = createContext<TraceSource | null>(null);

/** Answers with every computed value. Apart, because only an open explanation follows their changes. */
export const TracedAnswersContext = createContext<TracedAnswers | null>(null);

interface ExplanationProviderProps {
  source: TraceSource | null;
  filled: Answers;
  ctx: FormContext;
  children: ReactNode;
}

/** Lets the verdicts and values within be explained. */
export function ExplanationProvider({ source, filled, ctx, children }: ExplanationProviderProps) {
  const answers = useMemo(() => ({ filled, ctx }), [filled, ctx]);
  return (
    <TraceSourceContext.Provider value={source}>
      <TracedAnswersContext.Provider value={answers}>{children}</TracedAnswersContext.Provider>
    </TraceSourceContext.Provider>
  );
}
