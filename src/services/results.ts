/** Decisions that everybody may read. */

import { paths } from '@domain/api/paths';
import type { ResultsData, ResultsQuery } from '@domain/calls/results';
import { request } from '@/utils/request';

export const fetchResults = (params: Partial<ResultsQuery>) =>
  request<ResultsData>(paths.publicResults, { params });
