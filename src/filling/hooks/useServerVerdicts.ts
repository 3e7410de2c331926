import type { Answers, Form } from '@domain/definition';
import type { FilingFault } from '@domain/filing/filing-faults';
import type { RuleResult } from '@domain/filing/rule-words';
import { isJudgedOnServer } from '@domain/filing/rules';
import { listSectionFields } from '@domain/filing/sections';
import { applyServerVerdicts, hasSameAnswer, type JudgedAnswers } from '@domain/filing/server-verdicts';
import type { CodedMessage } from '@domain/filing/types';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type FilingState, getFilingProgram, isEditable } from '@/filling/draft/filingState';
import { isDirty } from '@/filling/draft/state';
import { call } from '@/utils/call';
import { useRead } from '@/utils/useRead';

/** `judging`: an answer about the latest answers is still to come; `failed`: it could not be had. */
type CheckState = 'judged' | 'judging' | 'failed';

/** What the server has found in the draft and the form cannot find itself. */
export interface ServerCheck {
  state: CheckState;
  /** Asks the server about the stored draft. */
  ask(): void;
  /** Takes over the faults of a refused submission; `known`: those that the form shows already. */
  hear(faults: readonly CodedMessage[], known: readonly FilingFault[]): void;
}

interface Refusal {
  answers: Answers;
  faults: readonly CodedMessage[];
  /** Verdicts at the time of the refusal: later ones replace what it says of the rules. */
  before: JudgedAnswers | undefined;
}

interface ServerVerdicts {
  check: ServerCheck;
  rules: RuleResult[];
  /** Faults of files and of the continued filing, and those of a refused submission that are no rules, until their answers change. */
  faults: FilingFault[];
}

/** Codes of the faults that the check tells anew: of files, and of the continued filing. */
const CHECKED: ReadonlySet<string> = new Set(['file', 'continues']);

/**
 * Verdicts of the server on the open draft: asked for on the check page, and before it as long as a rule waits for one; told by a
 * refused submission.
 */
export function useServerVerdicts(form: Form, draft: FilingState, results: RuleResult[]): ServerVerdicts {
  const { filing } = draft;
  const answers = useDeferredValue(draft.answers);
  const { data, state, isAsked, ask } = useVerdictsOfDraft(form, draft);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const choice = filing ? getFilingProgram(draft).continues?.id : undefined;
  const latest = useRef({ answers: draft.answers, before: data });
  latest.current = { answers: draft.answers, before: data };

  const rules = useMemo(() => {
    const isLatest = refusal !== null && refusal.before === data;
    const refused = isLatest ? [{ answers: refusal.answers, rules: refusal.faults.map(toVerdict) }] : [];
    return [...refused, ...(data ? [data] : [])].reduce(
      (judged, verdicts) => applyServerVerdicts(form, judged, verdicts, answers, choice),
      results,
    );
  }, [form, results, refusal, data, answers, choice]);

  const isAwaited = rules.some(
    ({ id, outcome }) =>
      outcome === 'server' && form.rules.some((rule) => rule.id === id && isJudgedOnServer(rule)),
  );
  const isDue = isAwaited && isEditable(draft) && !isDirty(draft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each version that is stored
  useEffect(() => {
    if (isDue) ask();
  }, [isDue, filing?.id, filing?.version]);

  const faults = useMemo(() => {
    const ids = new Set(form.rules.map(({ id }) => id));
    const isReplaced = ({ code }: CodedMessage) => CHECKED.has(code) && refusal?.before !== data;
    const refused = (refusal?.faults ?? []).filter(
      (fault) =>
        !ids.has(fault.code) &&
        !isReplaced(fault) &&
        hasSameAnswer(fault.path, refusal?.answers ?? {}, answers),
    );
    const named = (data?.faults ?? []).filter(({ path }) =>
      hasSameAnswer(path, data?.answers ?? {}, answers),
    );
    return [...refused, ...named].map(({ message, ...fault }) => ({
      ...fault,
      message: { zh: message, en: message },
    }));
  }, [form, refusal, data, answers]);

  const check = useMemo((): ServerCheck => {
    const hear: ServerCheck['hear'] = (told, known) => {
      const isNew = ({ path, code }: CodedMessage) =>
        !known.some((fault) => fault.path === path && fault.code === code);
      setRefusal({ ...latest.current, faults: told.filter(isNew) });
      if (isAsked) ask();
    };
    return { state, ask, hear };
  }, [state, isAsked, ask]);
  return { check, rules, faults };
}

/** True for a form with files, which may have been withdrawn or found infected since, or with rules that the form cannot judge. */
const isJudgedByServer = ({ rules, sections }: Form): boolean =>
  rules.some(isJudgedOnServer) ||
  sections.some((section) => listSectionFields(section).some(({ type }) => type === 'file'));

const toVerdict = ({ code, message }: CodedMessage) => ({ rule: code, fault: message });

/** Reads the verdicts on the stored draft once they were asked for, and again for each version that is asked about. */
function useVerdictsOfDraft(form: Form, draft: FilingState) {
  const { filing, saved, save } = draft;
  const { id = null, version = 0 } = filing ?? {};
  const stored = useRef(saved);
  stored.current = saved;
  const [asked, setAsked] = useState<{ id: string; version: number } | null>(null);
  const readVerdicts = useCallback(async (of: string, at: number) => {
    const judged = stored.current;
    const { data, ...envelope } = await call('checkSubmission', { path: { id: of } });
    return { ...envelope, data: { ...data, version: at, answers: judged } };
  }, []);
  const { data, failure, reload } = useRead(asked && readVerdicts, asked?.id ?? '', asked?.version ?? 0);
  const isJudged = id !== null && isJudgedByServer(form);

  const ask = useCallback(() => {
    if (!isJudged) return;
    if (asked?.id === id && asked.version === version) return void reload();
    setAsked({ id, version });
  }, [isJudged, id, version, asked, reload]);

  const state = (): CheckState => {
    if (!isJudged) return 'judged';
    if (failure !== null || save.phase === 'failed') return 'failed';
    return data?.version === version && !isDirty(draft) ? 'judged' : 'judging';
  };
  return { data, state: state(), isAsked: asked !== null, ask };
}
