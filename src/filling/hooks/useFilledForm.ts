import type { Answers, Form, FormContext, Row } from '@domain/definition';
import {
  capPercentByCorrections,
  listOpenCorrections,
  resolveCorrectionPath,
} from '@domain/filing/corrections';
import type { FilingFault } from '@domain/filing/filing-faults';
import { RECORD_WARNING_PREFIX } from '@domain/filing/followed-values';
import { explainUnreadText } from '@domain/filing/input';
import { keepReferences } from '@domain/filing/references';
import { isUndecided } from '@domain/filing/rules';
import { hasSameAnswer } from '@domain/filing/server-verdicts';
import { gatherSubmissionFaults, omitToldPaths } from '@domain/filing/submission-faults';
import type { Correction, Filing, PathMessage } from '@domain/filing/types';
import type { Text } from '@domain/text';
import { useCallback, useMemo, useState } from 'react';
import { useDispatch } from 'umi';
import { type CellEdit, getSectionRows } from '@/filling/draft/changes';
import { createFilingContext, type FilingState, locateReplacedValues } from '@/filling/draft/filingState';
import { takeStep, type UndoStep } from '@/filling/draft/undo';
import { listUnparsedFaults } from '@/filling/draft/unparsedInput';
import type { FormSession } from '@/filling/form/session';
import { logExport } from '@/services/documents';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { useCorrectionAnswers } from './useCorrectionAnswers';
import { useDeferredFiling } from './useDeferredFiling';
import { type FormEvaluation, useFormEvaluation } from './useFormEvaluation';
import { useFormFigures } from './useFormFigures';
import { useRenewals } from './useRenewals';
import { type ServerCheck, useServerVerdicts } from './useServerVerdicts';
import { useTakeBack } from './useTakeBack';

const nameOf = ({ path, code }: FilingFault) => `${path} ${code}`;

export interface FilledForm {
  insight: FormEvaluation;
  /** Progress in percent; below 100 while corrections are open. */
  percent: number;
  /** Corrections without an answer. */
  open: FilingFault[];
  /** Everything that prevents a submission. */
  problems: FilingFault[];
  /** Faults already shown by a check and not corrected yet. */
  shown: FilingFault[];
  /** Marks these faults as shown. */
  show(faults: readonly FilingFault[]): void;
  /** The check of what only the server can judge. */
  check: ServerCheck;
}

/** Returns the open filing for its form: `state` and `session` as rendered; `filled` may lag behind. */
export function useFilledForm(
  form: Form,
  focusPath: string | null,
): { state: FilingState; session: FormSession; filled: FilledForm } {
  const dispatch = useDispatch();
  const { state, now: latest, typing } = useDeferredFiling();
  const { filing, answers, unreadable, prefilled, skew } = state;
  // The context depends on the day and the batch only, not on every response of the server.
  const now = filing ? createFilingContext(filing, skew) : null;
  const ctx = useMemo(
    (): FormContext => ({ batchYear: now?.batchYear ?? 0, today: now?.today ?? '', settings: {} }),
    [now?.batchYear, now?.today],
  );
  const evaluated = useFormEvaluation(form, answers, ctx);
  const server = useServerVerdicts(form, state, evaluated.rules);
  const insight = useMemo(() => ({ ...evaluated, rules: server.rules }), [evaluated, server.rules]);
  const { say, t } = useLanguage();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());

  const show = useCallback((faults: readonly FilingFault[]) => {
    setSeen((before) => new Set([...before, ...faults.map(nameOf)]));
  }, []);
  const edit = useCallback(
    (edits: CellEdit[], undoable?: boolean) => {
      dispatch({ type: 'filing/edit', payload: { edits, undoable } });
    },
    [dispatch],
  );

  const step = useCallback(
    (way: 'undo' | 'redo', section: string) => {
      typing.end();
      const taken = takeStep(form, latest(), way, section);
      if (!taken) return;
      dispatch({ type: 'filing/stepped', payload: taken.state });
      if (taken.kept > 0) feedback.info(t(`forms.row.${way}Kept`, { count: taken.kept }));
    },
    [form, latest, dispatch, typing, t],
  );

  const blocked = useMemo(() => blockedFaults(filing, answers), [filing, answers]);
  const returned = useMemo(() => locateCorrections(filing, insight.filled), [filing, insight]);
  const open = useMemo(() => listOpenCorrections(returned, insight.filled), [returned, insight]);
  const problems = useMemo(() => {
    const unread = listUnparsedFaults(form, unreadable, insight.filled, (field, raw) =>
      t('forms.unreadable.named', { label: say(field), raw, reason: say(explainUnreadText(field, raw)) }),
    );
    // Each path is told once: of text that cannot be read, not that the answer is missing too.
    const first = [...blocked, ...omitToldPaths(blocked, unread)];
    const values = [...insight.faults, ...server.faults];
    return gatherSubmissionFaults({ first, values, rules: insight.rules, open });
  }, [form, insight, server.faults, unreadable, say, t, blocked, open]);
  const shown = useMemo(
    () => problems.filter((fault) => seen.has(nameOf(fault)) && !isUndecided(fault)),
    [problems, seen],
  );

  const setRows = useCallback(
    (section: string, change: (rows: Row[]) => Row[] | null) => {
      typing.end();
      const { answers: before } = latest();
      const rows = change(getSectionRows(before, section));
      if (!rows) return;
      const changed = keepReferences(form, before, { ...before, [section]: rows });
      dispatch({ type: 'filing/rows', payload: { section, answers: changed } });
    },
    [form, latest, typing, dispatch],
  );
  const takeIn = useCallback<FormSession['takeIn']>(
    (step, changed, mended) => {
      typing.end();
      dispatch({ type: 'filing/rows', payload: { section: step, answers: changed, mended } });
    },
    [typing, dispatch],
  );
  const session: FormSession = {
    form,
    ctx,
    answers,
    filled: insight.filled,
    scope: insight.scope,
    rules: insight.rules,
    faults: useMemo(() => byPath(shown), [shown]),
    misfits: useMemo(() => byPath([...insight.misfits, ...blocked]), [insight, blocked]),
    warnings: useMemo(() => listWarnings(filing, answers, insight), [filing, answers, insight]),
    unreadable,
    corrections: returned,
    answerCorrection: useCorrectionAnswers(),
    figures: useFormFigures(form, filing, insight.filled, ctx),
    renewals: useRenewals(form, filing, insight.filled, ctx),
    replaced: useMemo(
      () => locateReplacedValues(state.replaced, insight.filled),
      [state.replaced, insight.filled],
    ),
    takeBack: useTakeBack(),
    prefilled,
    undoable: useMemo(() => listSteppedSections(state.undo), [state.undo]),
    redoable: useMemo(() => listSteppedSections(state.redo), [state.redo]),
    focusPath,
    edit,
    setRows,
    takeIn,
    undo: (of) => step('undo', of),
    redo: (of) => step('redo', of),
    typing,
    beforeExport: async (section) => {
      if (filing?.id) await logExport(filing.id, section);
    },
  };
  const filled = useMemo(
    (): FilledForm => ({
      insight,
      percent: capPercentByCorrections(insight.percent, open),
      open,
      problems,
      shown,
      show,
      check: server.check,
    }),
    [insight, open, problems, shown, show, server.check],
  );
  return { state, session, filled };
}

const listSteppedSections = (steps: UndoStep[]): ReadonlySet<string> =>
  new Set(steps.map(({ section }) => section));

/**
 * Returns the corrections of a returned filing, each with its present path in the answers. The opinion on a returned report has
 * no id: it is about the whole report, and nobody answers it.
 */
const locateCorrections = (filing: Filing | null, filled: Answers): Correction[] =>
  filing?.status === 'returned'
    ? filing.returned
        .filter(({ id }) => id)
        .map((each) => ({ ...each, path: resolveCorrectionPath(each, filled) }))
    : [];

/** True for a message of the server while the answer that it is about is the same. */
const isStillAbout =
  (filing: Filing | null, answers: Answers) =>
  ({ path }: PathMessage): boolean =>
    hasSameAnswer(path, answers, filing?.data ?? {});

/** Notices to confirm on submission: warnings of the form, and differences from the company's record, which the server finds. */
function listWarnings(filing: Filing | null, answers: Answers, { rules }: FormEvaluation): Map<string, Text> {
  const ofRecord = (filing?.warnings ?? [])
    .filter(({ rule }) => rule.startsWith(RECORD_WARNING_PREFIX))
    .filter(isStillAbout(filing, answers))
    .map(({ path, message }): [string, Text] => [path, { zh: message, en: message }]);
  const ofRules = rules
    .filter(({ level, outcome }) => level === 'warning' && outcome === 'failed')
    .map(({ path, message }): [string, Text] => [path, message]);
  return new Map([...ofRules, ...ofRecord]);
}

/** Faults that the server found in the continued filing, as long as the same one is chosen. */
function blockedFaults(filing: Filing | null, answers: Answers): FilingFault[] {
  return (filing?.blocked ?? [])
    .filter(isStillAbout(filing, answers))
    .map(({ path, message }) => ({ path, code: 'continues', message: { zh: message, en: message } }));
}

const byPath = (faults: readonly FilingFault[]): ReadonlyMap<string, FilingFault> =>
  new Map([...faults].reverse().map((fault) => [fault.path, fault]));
