/** Faults of the figures of rules: units in which the answers are not given, so that a company is judged, or shown, a wrong amount. */
import { readFigureLines, writeFigureLines } from '../expressions/conditions/figure-lines';
import { parseExpression } from '../expressions/language/parse';
import { printExpression } from '../expressions/language/print';
import { figureUnitNames } from '../filing/rule-words';
import { findAnswerUnit, findConditionFigure, listConditionFigures } from './condition-figures';
import type { PlacedFault } from './missing-answers';
import { listDocumentExpressions } from './references';
import type { ProgramDocument } from './types';
import { createVocabulary } from './vocabulary';

const FIGURE = /\.(?:figure|besideFigure)$/;

/** Throws an `ExpressionFault` for a text that is no expression. */
export function listFigureUnitFaults(document: ProgramDocument): PlacedFault[] {
  const vocabulary = createVocabulary(document);
  const within = { parameters: [] };
  const figures = listConditionFigures(vocabulary, within);
  return listDocumentExpressions(document).flatMap(({ place, text }): PlacedFault[] => {
    const lines = FIGURE.test(place) ? readFigureLines(text) : null;
    if (!lines) return [];
    const at = [0, text.length] as const;
    const formula = writeFigureLines(lines);
    const isQuotient = formula !== printExpression(parseExpression(text));
    return [
      ...lines.parts.flatMap((line): PlacedFault[] => {
        const figure =
          line.kind === 'subject' && findConditionFigure(line.subject, figures, vocabulary, within);
        const own = figure ? findAnswerUnit(figure) : undefined;
        if (!figure || !own || !line.unit || line.unit === own) return [];
        const values = { part: figure.label, own: figureUnitNames[own], unit: figureUnitNames[line.unit] };
        return [{ place, at, kind: 'figureUnitDiffers', values }];
      }),
      ...(isQuotient ? [{ place, at, kind: 'quotientInPercent' as const, values: { formula } }] : []),
    ];
  });
}
