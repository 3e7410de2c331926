import type { FigureQuestion, FigureReason } from '@domain/filing/figure-questions';
import type { FigureCell, KnownFigure } from '@domain/filing/figures';

export interface AskedFigure extends FigureQuestion {
  /** Id of the filing under which a reason is stored; '' where none can be given. */
  filing: string;
  /** Reason given last; '' after it was withdrawn. */
  given?: FigureReason | undefined;
  /** Cell of the figure; absent for a sum over the rows of a table. */
  cell?: FigureCell | undefined;
  /** Other values of the figure, each with its latest source, the latest first. */
  others: KnownFigure[];
}

/** Saves a reason for a figure, and for all of `also` with it or for none. Resolves with true if it was accepted. */
export type ExplainFigure = (
  question: AskedFigure,
  reason: string,
  also?: readonly AskedFigure[],
) => Promise<boolean>;
