/** The form of a document whose functions say why they give what they give. */
import type { Form } from '../definition';
import { compileExpression } from '../expressions/language/compile';
import { ExpressionFault } from '../expressions/language/faults';
import { parseExpression } from '../expressions/language/parse';
import { createTrace, type ExpressionTrace } from '../expressions/language/trace';
import { TraceRecorder } from '../expressions/language/trace-recorder';
import { compileForDocument, compileForm } from './compile';
import type { CompileText, NamedExpression, ProgramDocument } from './types';

export interface TracedForm {
  form: Form;
  /**
   * Calls one function of the form and says why it gives its result; null where it evaluates no expression. What it throws is
   * part of the trace.
   */
  trace(call: () => unknown): ExpressionTrace | null;
}

const createTracedCompiler =
  (recorder: TraceRecorder): CompileText =>
  (text, environment) => {
    const tree = parseExpression(text);
    return compileExpression(tree, { ...environment, observer: recorder.createObserver(tree, text) });
  };

function traceCall(recorder: TraceRecorder, call: () => unknown): ExpressionTrace | null {
  recorder.clear();
  try {
    call();
  } catch {
    // The record says where.
  }
  return createTrace(recorder);
}

export function compileTracedForm(document: ProgramDocument): TracedForm {
  const recorder = new TraceRecorder();
  const form = compileForm(document, createTracedCompiler(recorder));
  return { form, trace: (call) => traceCall(recorder, call) };
}

/**
 * Evaluates a text that stands, or could stand, in a document, and says why it gives its result; null for a text that is no
 * expression. `values`: its arguments beside the scope.
 */
export function traceText(
  document: ProgramDocument,
  expression: NamedExpression,
  scope: object,
  values: readonly unknown[],
): ExpressionTrace | null {
  const recorder = new TraceRecorder();
  try {
    const evaluate = compileForDocument(document, createTracedCompiler(recorder), expression);
    return traceCall(recorder, () => evaluate(scope, ...values));
  } catch (fault) {
    if (fault instanceof ExpressionFault) return null;
    throw fault;
  }
}
