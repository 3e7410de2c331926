/** Calls of absences of people of an office, and of the deputies who act during them. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { definePageShape, idParams, listQuery, namedId } from '../calls/shapes';
import { id } from '../calls/text-kinds';

const TAG = 'review';
const RIGHT = 'review.first';

const day = z.iso.date();

export const ABSENCE_STATES = ['running', 'coming', 'over'] as const;

const absence = z.object({
  id: z.string(),
  person: namedId,
  deputy: namedId,
  from: day,
  /** Last day of the absence. */
  until: day,
  working_days: z.number().int(),
  state: z.enum(ABSENCE_STATES),
  /** Reason why the named deputy does not act; null where the deputy does. */
  fault: z.string().nullable(),
  /** True where the asking person may end the absence. */
  may_end: z.boolean(),
});
export type AbsenceItem = z.infer<typeof absence>;

export const absences = defineCall('absences', 'GET /api/v1.0/review/absences/', {
  tag: TAG,
  summary:
    'Who is away, and who acts meanwhile: now, later, and in the last ninety days; of the own department, or of all',
  access: RIGHT,
  query: listQuery.omit({ keyword: true }),
  data: definePageShape(absence),
});

const deputyBody = z.object({
  /** Id of the absent person, where a city officer enters the absence; absent: the asking person. */
  person: id.optional(),
  deputy: id,
  from: day,
  until: day,
});
export type DeputyBody = z.infer<typeof deputyBody>;

export const nameDeputy = defineCall('nameDeputy', 'POST /api/v1.0/review/absences/', {
  tag: TAG,
  summary:
    'Name a colleague who acts in a period of absence: one’s own, or as a city officer that of another person',
  access: RIGHT,
  body: deputyBody,
  data: z.null(),
});

export const endAbsence = defineCall('endAbsence', 'POST /api/v1.0/review/absences/{id}/end/', {
  tag: TAG,
  summary: 'End an absence before its last day, or take back one that has not begun',
  access: RIGHT,
  params: idParams,
  data: z.null(),
});
