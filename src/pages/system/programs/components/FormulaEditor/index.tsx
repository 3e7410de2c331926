import {
  autocompletion,
  type Completion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap } from '@codemirror/view';
import { ExpressionFault, expressionFaultTexts } from '@domain/expressions/language/faults';
import { parseExpression } from '@domain/expressions/language/parse';
import {
  type ExpressionPlace,
  type ExpressionVocabulary,
  labelReferences,
} from '@domain/program-documents/vocabulary';
import { fillText } from '@domain/text';
import { useEffect, useId, useRef } from 'react';
import { useText } from '@/utils/language';
import { createCompletionSource, listCompletions } from './completions';
import styles from './index.module.css';
import { createLabels, relabel, type ShownLabel } from './labels';

/** A fault of the text at its characters, found elsewhere. */
export interface FormulaFault {
  at: readonly [start: number, end: number];
  text: string;
}

export interface FormulaEditorProps {
  value: string;
  onChange(value: string): void;
  vocabulary: ExpressionVocabulary;
  place: ExpressionPlace;
  /** Name of the field for screen readers. */
  label: string;
  faults?: readonly FormulaFault[];
  isReadOnly?: boolean;
}

function findSyntaxFault(text: string, say: ReturnType<typeof useText>): FormulaFault[] {
  if (text.trim() === '') return [];
  try {
    parseExpression(text);
    return [];
  } catch (fault) {
    if (!(fault instanceof ExpressionFault)) throw fault;
    return [{ at: fault.at, text: say(fillText(expressionFaultTexts[fault.kind], fault.values)) }];
  }
}

const toDiagnostic = ({ at: [from, to], text }: FormulaFault, length: number): Diagnostic => ({
  from: Math.min(from, length),
  to: Math.min(Math.max(to, from), length),
  severity: 'error',
  message: text,
});

/** Questions of the editor while somebody types, answered as the page has it now. */
interface EditorQuestions {
  findLabels(text: string): readonly ShownLabel[] | null;
  completions: readonly Completion[];
  onChange(value: string): void;
}

function createExtensions(questions: { current: EditorQuestions }, label: string, describedBy: string) {
  return [
    history(),
    drawSelection(),
    closeBrackets(),
    autocompletion({ override: [createCompletionSource(() => questions.current.completions)], icons: false }),
    keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': label, 'aria-describedby': describedBy, dir: 'ltr' }),
    createLabels(() => questions.current.findLabels),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) questions.current.onChange(state.doc.toString());
    }),
  ];
}

/** Edits the text of an expression: it shows labels in place of keys, and offers what can be named. Tab leaves it. */
export default function FormulaEditor(props: FormulaEditorProps) {
  const { value, onChange, vocabulary, place, label, faults = [], isReadOnly = false } = props;
  const say = useText();
  const describedBy = useId();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const lock = useRef(new Compartment());
  const questions = useRef<EditorQuestions>(null as unknown as EditorQuestions);
  questions.current = {
    findLabels: (text) =>
      labelReferences(text, vocabulary, place)?.map((range) => ({ ...range, text: say(range.label) })) ??
      null,
    completions: listCompletions(vocabulary, place, say),
    onChange,
  };
  const all = [...findSyntaxFault(value, say), ...faults];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once, and asks `questions` for the rest.
  useEffect(() => {
    const made = new EditorView({
      parent: host.current as HTMLDivElement,
      state: EditorState.create({
        doc: value,
        extensions: [createExtensions(questions, label, describedBy), lock.current.of([])],
      }),
    });
    view.current = made;
    return () => made.destroy();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other names or another language make other labels.
  useEffect(() => {
    const { state } = view.current as EditorView;
    const isOther = state.doc.toString() !== value;
    view.current?.dispatch({
      ...(isOther && { changes: { from: 0, to: state.doc.length, insert: value } }),
      effects: relabel.of(null),
    });
  }, [value, vocabulary, say]);

  useEffect(() => {
    view.current?.dispatch({ effects: lock.current.reconfigure(EditorState.readOnly.of(isReadOnly)) });
  }, [isReadOnly]);

  const described = JSON.stringify(all);
  useEffect(() => {
    const shown = view.current as EditorView;
    const found = JSON.parse(described) as FormulaFault[];
    const { length } = shown.state.doc;
    shown.dispatch(
      setDiagnostics(
        shown.state,
        found.map((fault) => toDiagnostic(fault, length)),
      ),
    );
  }, [described]);

  return (
    <div className={styles.editor}>
      <div ref={host} className={styles.text} />
      <div id={describedBy} role="status" className={styles.faults}>
        {all.map(({ at: [from, to], text }) => (
          <div key={`${from} ${to} ${text}`}>{text}</div>
        ))}
      </div>
    </div>
  );
}
