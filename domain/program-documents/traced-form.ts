/** The form of a document whose functions say why they give what they give. */
import type { Form } from '../definition';
import { compileExpression } from '../expressions/language/compile';
import { parseExpression } from '../expressions/language/parse';
import { createTrace, type ExpressionTrace } from '../expressions/language/trace';
import { TraceRecorder } from '../expressions/language/trace-recorder';
import { compileForm } from './compile';
import type { ProgramDocument } from './types';

export interface TracedForm {
  form: Form;
  /**
   * Calls one function of the form and says why it gives its result; null where it evaluates no expression. What it throws is
   * part of the trace.
   */
  trace(call: () => unknown): ExpressionTrace | null;
}

export function compileTracedForm(document: ProgramDocument): TracedForm {
  const recorder = new TraceRecorder();
  const form = compileForm(document, (text, environment) => {
    const tree = parseExpression(text);
    return compileExpression(tree, { ...environment, observer: recorder.createObserver(tree, text) });
  });
  return {
    form,
    trace(call) {
      recorder.clear();
      try {
        call();
      } catch {
        // The record says where.
      }
      return createTrace(recorder);
    },
  };
}
