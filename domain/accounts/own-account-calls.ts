/** Calls of one's own account: password, telephone, sessions. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { credential, idParams } from '../calls/shapes';
import { code } from '../calls/text-kinds';

const TAG = 'accounts';

const editPasswordBody = z.object({ old_password: credential, new_password: credential });
export type EditPasswordBody = z.infer<typeof editPasswordBody>;

export const editPassword = defineCall('editPassword', 'POST /api/v1.0/accounts/portal/edit_password/', {
  tag: TAG,
  summary: 'Change the own password; other sessions end',
  access: 'signedIn',
  body: editPasswordBody,
  data: z.null(),
});

const editPhoneBody = z.object({
  /** The new number; the code was sent to it with the scene `change_phone`. */
  phone: code,
  sms_code: credential,
  /** The present password: without it, a holder of the telephone number could take over the account. */
  password: credential,
});
export type EditPhoneBody = z.infer<typeof editPhoneBody>;

export const editPhone = defineCall('editPhone', 'POST /api/v1.0/accounts/portal/edit_phone/', {
  tag: TAG,
  summary: 'Change the own mobile number; the old one is told',
  access: 'signedIn',
  body: editPhoneBody,
  data: z.object({
    /** Telephone number, masked. */
    phone: z.string(),
  }),
});

const sessionData = z.object({
  id: z.string(),
  /** True for the session that makes the call. */
  current: z.boolean(),
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  /** The latest moment at which the session ends. */
  expires_at: z.iso.datetime(),
});
export type AccountSession = z.infer<typeof sessionData>;

export const sessions = defineCall('sessions', 'GET /api/v1.0/accounts/portal/sessions/', {
  tag: TAG,
  summary: 'Where the own account is signed in, the latest first',
  access: 'signedIn',
  data: z.array(sessionData),
});

export const endSession = defineCall('endSession', 'DELETE /api/v1.0/accounts/portal/sessions/{id}/', {
  tag: TAG,
  summary: 'End one of the own sessions',
  access: 'signedIn',
  params: idParams,
  data: z.null(),
});

export const endOtherSessions = defineCall(
  'endOtherSessions',
  'POST /api/v1.0/accounts/portal/sessions/end_others/',
  {
    tag: TAG,
    summary: 'End the own sessions, all but the one that asks',
    access: 'signedIn',
    data: z.object({ ended: z.number().int() }),
  },
);

/** Exports all data that the portal stores about the caller, as one file. */
export const ownData = defineCall('ownData', 'GET /api/v1.0/accounts/portal/own_data/', {
  tag: 'accounts',
  summary: 'Everything that is kept about the own person, as a zip with one JSON file',
  access: 'signedIn',
  kind: 'print',
});
