/** The answers that a form is tried with: those of a scenario, and what is typed into the preview. */
import type { Answers, FormContext } from '@domain/definition';
import type { ProgramScenario } from '@domain/program-documents/scenarios/scenario';
import { listScenarios } from '@domain/program-documents/scenarios/written-scenarios';
import type { ProgramDocument } from '@domain/program-documents/types';
import { scenarioTitles } from '@domain/program-drafts/messages';
import { joinTexts, type Text } from '@domain/text';
import { formatBeijingDay } from '@domain/windows/calendar';
import { createContext, useContext, useMemo, useRef, useState } from 'react';
import type { DraftExamination } from '../useExamination';

export interface ListedScenario extends ProgramScenario {
  title: Text;
  /** True for a scenario of the draft, which an office can change; others come with the release. */
  isOwn: boolean;
}

export interface PreviewedAnswers {
  /** Key of the scenario that the answers are of, changed or not; null for an empty form. */
  scenario: string | null;
  ctx: FormContext;
  answers: Answers;
}

export interface FormPreview extends PreviewedAnswers {
  scenarios: readonly ListedScenario[];
  /** Fills the form with a scenario; null empties it. */
  fill(scenario: ProgramScenario | null): void;
  change(change: (answers: Answers) => Answers): void;
}

const nameShipped = (key: string): Text =>
  key === 'valid'
    ? scenarioTitles.shipped
    : joinTexts([scenarioTitles.shipped, { zh: key, en: key, ar: key }], ' ', ' ');

function listAll(document: ProgramDocument, shipped: readonly ProgramScenario[]): ListedScenario[] {
  const titles = new Map((document.scenarios ?? []).map((each) => [each.key, each]));
  const sections = document.form.sections as unknown as Parameters<typeof listScenarios>[0]['sections'];
  return listScenarios({ sections }, document.scenarios, shipped).map((scenario) => {
    const { zh, en, ar } = titles.get(scenario.key) ?? nameShipped(scenario.key);
    return {
      ...scenario,
      title: { zh, en, ...(ar !== undefined && { ar }) },
      isOwn: titles.has(scenario.key),
    };
  });
}

const toAnswers = (scenario: ProgramScenario): PreviewedAnswers => ({
  scenario: scenario.key,
  ctx: scenario.ctx,
  answers: scenario.answers,
});

function createEmpty(): PreviewedAnswers {
  const today = formatBeijingDay(new Date());
  return {
    scenario: null,
    ctx: { batchYear: Number(today.slice(0, 4)), today, settings: {} },
    answers: {},
  };
}

/** Begins with the first scenario, until somebody chooses or types. */
export function useFormPreview({
  examined,
  shipped,
}: Pick<DraftExamination, 'examined' | 'shipped'>): FormPreview {
  const document = examined?.body ? examined.document : null;
  const known = useRef<ListedScenario[]>([]);
  const scenarios = useMemo(() => {
    // While the draft cannot be compiled, its scenarios are those of before.
    if (document) known.current = listAll(document, shipped);
    return known.current;
  }, [document, shipped]);
  const [chosen, setChosen] = useState<PreviewedAnswers | null>(null);
  const [empty] = useState(createEmpty);
  const [first] = scenarios;
  const shown = useMemo(() => chosen ?? (first ? toAnswers(first) : empty), [chosen, first, empty]);
  return useMemo(
    () => ({
      ...shown,
      scenarios,
      fill: (scenario) => setChosen(scenario ? toAnswers(scenario) : createEmpty()),
      change: (change) =>
        setChosen((now) => {
          const before = now ?? shown;
          return { ...before, answers: change(before.answers) };
        }),
    }),
    [shown, scenarios],
  );
}

const FormPreviewContext = createContext<FormPreview | null>(null);

export const FormPreviewProvider = FormPreviewContext.Provider;

/** Null outside of a designer. */
export const useFormPreviewContext = (): FormPreview | null => useContext(FormPreviewContext);
