/** How long data is kept. */
import { paths } from '@domain/api/paths.generated';
import type { RetentionData } from '@domain/retention/calls';
import type { RetentionDays } from '@domain/retention/rules';
import { request } from '@/utils/request';

export const fetchRetention = () => request<RetentionData>(paths.retention);

export const saveRetention = (days: RetentionDays) =>
  request<RetentionData>(paths.saveRetention, { data: { days } });

export const addHold = (data: { credit_code: string; reason: string }) =>
  request<RetentionData>(paths.addHold, { data });

export const endHold = (id: string) => request<RetentionData>(paths.endHold, { path: { id } });
