/**
 * Stream of events to an open portal: kinds and ids of changes. Details are read by ordinary calls, so that rights are
 * checked in one place.
 */
import { z } from 'zod';
import { defineCall } from '../calls/define';

/**
 * Kinds of events. missed: events were lost, anything may have changed. acting: the session now acts for another company.
 * ended: the session is over, and the stream with it. programs: the list of programs in force. programDraft: a draft of a
 * program was saved.
 */
const KINDS = [
  'message',
  'status',
  'saved',
  'presence',
  'notes',
  'claims',
  'signed',
  'programs',
  'programDraft',
  'missed',
  'acting',
  'ended',
] as const;
export type LiveKind = (typeof KINDS)[number];

export const liveEvent = z.object({
  kind: z.enum(KINDS),
  /** Id of the filing that the event is about; `version`: its stored version. */
  filing: z.string().optional(),
  version: z.number().optional(),
  /** Id of the draft of a program, with its version. */
  draft: z.string().optional(),
});
export type LiveEvent = z.infer<typeof liveEvent>;

export const live = defineCall('live', 'GET /api/v1.0/live/', {
  tag: 'live',
  summary: 'The server-sent events of the signed-in person, until the session ends',
  access: 'signedIn',
  kind: null,
  stream: true,
});
