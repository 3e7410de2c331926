/** Completions of an expression, offered by key and by label. */
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { getParameterKind, parameterKindTexts } from '@domain/expressions/language/signature';
import { signatures } from '@domain/program-documents/signatures';
import type {
  ExpressionPlace,
  ExpressionVocabulary,
  VocabularyField,
} from '@domain/program-documents/vocabulary';
import type { Text } from '@domain/text';

type Say = (text: Text) => string;

/** A part of a name, or a label that is being typed. */
const WORD = /[\p{L}\p{N}_$.]*$/u;

const completeField = ({ label, section, unit }: VocabularyField, apply: string, say: Say): Completion => ({
  label: say(label),
  detail: [say(section), unit].filter(Boolean).join(' · '),
  apply,
  type: 'property',
});

function completeFunctions(say: Say): Completion[] {
  return [...signatures].map(([name, { parameters, says, example }]) => {
    const takes = parameters.map((parameter) => say(parameterKindTexts[getParameterKind(parameter)]));
    return {
      label: name,
      detail: `(${takes.join(', ')})`,
      info: `${say(says)}\n${example.text} → ${JSON.stringify(example.gives)}`,
      apply: `${name}(`,
      type: 'function',
    };
  });
}

/** All that can be named at a place, fields of its own row first. */
export function listCompletions(
  vocabulary: ExpressionVocabulary,
  place: ExpressionPlace,
  say: Say,
): Completion[] {
  const own = vocabulary.tables.find(({ key }) => key === place.table)?.columns ?? [];
  return [
    ...own.map((column) => ({ ...completeField(column, `row.${column.key}`, say), boost: 2 })),
    ...vocabulary.fields.map((field) => ({ ...completeField(field, field.path, say), boost: 1 })),
    ...vocabulary.tables.map(({ key, label }) => ({ label: say(label), apply: key, type: 'class' })),
    ...Object.entries(vocabulary.expressions).map(([name, { parameters }]) => ({
      label: name,
      apply: parameters.length > 0 ? `${name}(` : name,
      type: 'variable',
    })),
    ...completeFunctions(say),
  ];
}

const includesWord = ({ label, apply }: Completion, word: string): boolean =>
  label.toLowerCase().includes(word) || String(apply).toLowerCase().includes(word);

/** Completes the word before the cursor: `filter: false`, as a Chinese label is found by any part of it. */
export const createCompletionSource =
  (getCompletions: () => readonly Completion[]) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const line = state.doc.lineAt(pos);
    const [word = ''] = WORD.exec(line.text.slice(0, pos - line.from)) ?? [];
    if (!word && !explicit) return null;
    const sought = word.toLowerCase();
    const options = getCompletions().filter((completion) => includesWord(completion, sought));
    return options.length > 0 ? { from: pos - word.length, options, filter: false } : null;
  };
