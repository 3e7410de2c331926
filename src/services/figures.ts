/** Figures that a company has said before, beside those of a draft (our own calls). */
import { paths } from '@domain/api/paths.generated';
import type { FilingFigures, ReasonBody } from '@domain/filing/figure-calls';
import { request } from '@/utils/request';
import { inBackground } from './levels';

/** Silent: a form is filled in without them, too. */
export const fetchFigures = (id: string) =>
  request<FilingFigures>(paths.filingFigures, { path: { id }, ...inBackground });

export const explainFigure = (id: string, data: ReasonBody) =>
  request<Pick<FilingFigures, 'reasons'>>(paths.explainFigure, { path: { id }, data });
