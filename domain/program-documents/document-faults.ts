/** Faults of what a document says, once its shape is right. */
import { meaningFaultTexts } from '../expressions/language/check-faults';
import { ExpressionFault, expressionFaultTexts } from '../expressions/language/faults';
import { parseExpression } from '../expressions/language/parse';
import { fillText } from '../text';
import { listMeaningFaults } from './check';
import { listCircles } from './circles';
import { type DocumentFault, documentFaultTexts } from './faults';
import { listDocumentExpressions } from './references';
import type { ProgramDocument } from './types';

function listExpressionFaults(document: ProgramDocument): DocumentFault[] {
  return listDocumentExpressions(document).flatMap(({ place, text }) => {
    try {
      parseExpression(text);
      return [];
    } catch (fault) {
      if (!(fault instanceof ExpressionFault)) throw fault;
      const { kind, at, values } = fault;
      return [{ kind, item: place, at, text: fillText(expressionFaultTexts[kind], values) }];
    }
  });
}

/** Returns the faults of all expressions; while some cannot be read, those alone. */
export function listDocumentFaults(document: ProgramDocument): DocumentFault[] {
  const unreadable = listExpressionFaults(document);
  if (unreadable.length > 0) return unreadable;
  return [
    ...listMeaningFaults(document).map(({ place, kind, at, values }) => ({
      kind,
      item: place,
      at,
      text: fillText(meaningFaultTexts[kind], values),
    })),
    ...listCircles(document).map((circle) => ({
      kind: 'circle' as const,
      item: circle.join(' → '),
      at: [0, 0] as const,
      text: fillText(documentFaultTexts.circle, { part: circle[0] ?? '' }),
    })),
  ];
}
