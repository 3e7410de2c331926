/** Finds the answers that a value waits for. */
import type { EvaluatedNode, TraceRecorder } from './trace-recorder';
import { isBlank, isFigure, isUnknown } from './trace-values';

/** True for a figure that has no value yet as well. */
const isWaiting = (evaluated: EvaluatedNode): boolean => {
  const { value } = evaluated;
  if (isUnknown(evaluated) || value === null) return true;
  return typeof value === 'object' && isFigure(value) && value.value === null;
};

/** Paths of blank answers, or of sections without rows, that a value cannot be said for. */
function listMissingWithin(evaluated: EvaluatedNode, recorder: TraceRecorder): string[] {
  const { kept } = evaluated.rows ?? {};
  const parts = kept ? [...evaluated.parts, kept] : evaluated.parts;
  const found = parts.flatMap((part) => {
    const path = recorder.paths.get(part.node);
    if (path) return isBlank(part.value) ? [path] : [];
    return part.node.kind !== 'function' && isWaiting(part) ? listMissingWithin(part, recorder) : [];
  });
  return [
    ...new Set(
      found.length > 0 ? found : [evaluated, ...parts].flatMap((part) => listBlanks(part, recorder)),
    ),
  ];
}

function listBlanks(evaluated: EvaluatedNode, recorder: TraceRecorder): string[] {
  const { node, value, parts } = evaluated;
  const path = recorder.paths.get(node);
  if (path && isBlank(value)) return [path];
  const place = recorder.places.get(value);
  if (place && Array.isArray(value) && value.length === 0) return [place.section];
  if (node.kind === 'call' && isBlank(value)) {
    const column = node.arguments[1];
    const list = parts.find((part) => part.node === node.arguments[0]);
    const table = list && recorder.places.get(list.value)?.section;
    if (table && column?.kind === 'literal' && typeof column.value === 'string')
      return [`${table}.${column.value}`];
  }
  return parts.flatMap((part) => listBlanks(part, recorder));
}

/** Paths of the answers, or of the sections without rows, that are missing for a value; none where it can be said. */
export const listMissing = (evaluated: EvaluatedNode, recorder: TraceRecorder): string[] =>
  isWaiting(evaluated) ? listMissingWithin(evaluated, recorder) : [];
