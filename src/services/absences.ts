/** Absences of people of an office, and their deputies. */
import type { Page } from '@domain/api/envelope';
import { paths } from '@domain/api/paths';
import type { Absence, DeputyBody } from '@domain/calls/absences';
import { request } from '@/utils/request';

export const fetchAbsences = (params: Record<string, unknown>) =>
  request<Page<Absence>>(paths.absences, { params });

export const nameDeputy = (data: DeputyBody) => request<null>(paths.nameDeputy, { data });

export const endAbsence = (id: string) => request<null>(paths.endAbsence, { path: { id } });
