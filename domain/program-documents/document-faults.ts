/** Faults of what a document says, once its shape is right. */
import { meaningFaultTexts, meaningHintTexts } from '../expressions/language/check-faults';
import { ExpressionFault, expressionFaultTexts } from '../expressions/language/faults';
import { parseExpression } from '../expressions/language/parse';
import { fillText } from '../text';
import { listMeaningFaults } from './check';
import { listContentFaults } from './content-faults';
import type { DocumentFault } from './faults';
import { findMissingAnswers } from './missing-answers';
import { listOutdatedTexts } from './outdated-texts';
import { listDocumentExpressions, listOutsideExpressions } from './references';
import { listReportExpressions, listReportFaults } from './reports/faults';
import type { ProgramDocument } from './types';
import { listUnknownNames } from './uses';

function listExpressionFaults(document: ProgramDocument): DocumentFault[] {
  const written = [
    ...listDocumentExpressions(document),
    ...listOutsideExpressions(document),
    ...listReportExpressions(document),
  ];
  return written.flatMap(({ place, text }) => {
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

const listReadableFaults = (document: ProgramDocument): DocumentFault[] => [
  ...listMeaningFaults(document).map(({ place, kind, at, values }) => ({
    kind,
    item: place,
    at,
    text: fillText(meaningFaultTexts[kind], values),
  })),
  ...listContentFaults(document),
];

/** Returns all faults of a document; while some of its expressions cannot be read, those alone. */
export function listDocumentFaults(document: ProgramDocument): DocumentFault[] {
  const unreadable = listExpressionFaults(document);
  if (unreadable.length > 0) return unreadable;
  return [
    ...listReadableFaults(document),
    ...listUnknownNames(document),
    ...listReportFaults(document, listReadableFaults),
  ];
}

/**
 * Returns what the author of a document without faults should confirm, beside the document that it replaces. Throws an
 * `ExpressionFault` for one that has such a fault.
 */
export const listDocumentHints = (
  document: ProgramDocument,
  before: ProgramDocument | null,
): DocumentFault[] => [
  ...findMissingAnswers(document).hints.map(({ place, kind, at, values }) => ({
    kind,
    item: place,
    at,
    text: fillText(meaningHintTexts[kind], values),
  })),
  ...(before ? listOutdatedTexts(before, document) : []),
];
