import type { Answers, Form, FormContext } from '@domain/definition';
import { computeAnswers } from '@domain/filing/compute';
import { runRules } from '@domain/filing/rules';
import { createFormScope } from '@domain/filing/scope';
import type { FormSession } from './session';

/** Creates the session of a form that is only shown: no faults, and no changes by anybody, unless `own` overrides them. */
export function createIdleSession(
  form: Form,
  answers: Answers,
  ctx: FormContext,
  own: Partial<FormSession> = {},
): FormSession {
  const filled = computeAnswers(form, answers, ctx);
  return {
    form,
    ctx,
    answers,
    filled,
    scope: createFormScope(form, filled, ctx),
    rules: runRules(form, filled, ctx),
    faults: new Map(),
    misfits: new Map(),
    unreadable: {},
    corrections: [],
    prefilled: {},
    undoable: new Set(),
    redoable: new Set(),
    focusPath: null,
    edit: () => {},
    setRows: () => {},
    takeIn: () => {},
    undo: () => {},
    redo: () => {},
    ...own,
  };
}
