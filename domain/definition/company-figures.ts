/**
 * Dictionary of the figures of a company: those that several forms, reports or the profile ask for with one definition. A field
 * says which figure it holds (`recurs`, `counts`, or its source in the profile), so that what was given once is offered
 * everywhere, and compared. Amounts in another unit, averages in place of year ends and figures of a project are other figures.
 */
import type { CompanyFigure } from './company-figure';
import { standingFigures } from './standing-figures';
import { yearlyFigures } from './yearly-figures';

export const companyFigures = { ...yearlyFigures, ...standingFigures };

export type CompanyFigureKey = keyof typeof companyFigures;

const known = new Map<string, CompanyFigure>(Object.entries(companyFigures));

/** Figure of the dictionary by its key; undefined for figures that only one form asks for. */
export const findCompanyFigure = (key: string): CompanyFigure | undefined => known.get(key);

/** Order of the figure in the dictionary, in which lists show them; after all others where it has none. */
export const getFigureOrder = (key: string): number => {
  const order = [...known.keys()].indexOf(key);
  return order < 0 ? known.size : order;
};
