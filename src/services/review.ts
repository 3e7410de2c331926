/** The desk of the administering side: its queue, one filing, and the decision. */

import { paths } from '@domain/api/paths';
import type { QueueData, QueueQuery, ReviewData } from '@domain/calls/review';
import type { Filing } from '@domain/filing/types';
import { request } from '@/utils/request';

/** The filing in it is what every program's call gives. */
export type Reviewed = Omit<ReviewData, 'filing'> & { filing: Filing };

export const fetchQueue = (params: Partial<QueueQuery>) => request<QueueData>(paths.reviewQueue, { params });

export const fetchReviewed = (id: string) => request<Reviewed>(paths.reviewFiling, { path: { id } });
