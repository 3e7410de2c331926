/** Calls of sign-in, codes and passwords. Calls of sub-users are in sub-user-calls.ts. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { credential, namedId, optionNode } from '../calls/shapes';
import { code } from '../calls/text-kinds';
import { PROOF_LEVELS, PROOF_PURPOSES } from './proof-of-work';
import { RIGHTS, ROLES } from './roles';
import type { SecondStep } from './second-step-shapes';

const TAG = 'accounts';

const currentUserData = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  /** Additional reading roles of the account. */
  more_roles: z.array(z.enum(ROLES)),
  /** The company; null for accounts of the administering side. */
  company: namedId.extend({ credit_code: z.string(), status: z.string() }).nullable(),
  /** A department of the company; for a reviewer the administering department, by its code. */
  department: namedId.nullable(),
  taxes: z.array(optionNode),
  /** Programs granted to a filer; an owner files all of them. */
  programs: z.array(z.string()),
  permissions: z.array(z.enum(RIGHTS)),
  must_change_password: z.boolean(),
  /** Name of whoever opened the account or reset its password; only while it has to be changed, and where somebody of it is known. */
  password_set_by: z.string().optional(),
  /**
   * True where the office requires a second factor and the account has none: it is set up before anything else.
   */
  must_set_factor: z.boolean(),
  /** Telephone number, masked. */
  phone: z.string().nullable(),
  notifyCount: z.number().int(),
  unreadCount: z.number().int(),
  /** Version of the programs that the office has published; left out where it has published none. */
  programs_version: z.string().optional(),
  /** Mandates by which the person can act now, with the companies that gave them; left out where there is none. */
  acts_for: z.array(z.object({ id: z.string(), company: z.string() })).optional(),
  /**
   * The mandate that the person acts under; company, role, programs and permissions above are then the
   * mandate's.
   */
  acting: z
    .object({ id: z.string(), last_day: z.string(), may_submit: z.boolean(), own_company: z.string() })
    .optional(),
  /** True while the person files, or assesses, a program on trial; left out for all others. */
  is_trial: z.boolean().optional(),
  /** The mandate that ended during the session; the person must go back to the own company first. */
  mandate_over: z.object({ id: z.string(), company: z.string(), company_id: z.string() }).optional(),
});
export type CurrentUser = z.infer<typeof currentUserData>;

/** Proof against automated calls: a solved proof-of-work challenge, or the answer to a captcha. */
export const verification = {
  captcha_id: credential.optional(),
  captcha_code: credential.optional(),
  proof: credential
    .optional()
    .describe('A solved challenge as altcha writes it: base64 of {challenge, solution}'),
};
const verificationAnswer = z.object(verification);
export type VerificationAnswer = z.infer<typeof verificationAnswer>;

export const loginBody = z.object({
  username: credential,
  password: credential,
  device: credential
    .optional()
    .describe(
      '`device` of the last sign-in to this account here: failures elsewhere do not count against it',
    ),
  ...verification,
});
export type LoginBody = z.infer<typeof loginBody>;

export const loginData = z.object({
  access: z.string(),
  refresh: z.string(),
  /** Lifetime of `access`, in seconds. */
  expires_in: z.number().int(),
  /** Idle time after which the session ends, in seconds; each call starts it anew. */
  idle_in: z.number().int(),
  /** Longest lifetime of the session, in seconds. */
  ends_in: z.number().int(),
  /** Device token, kept after the session and sent with the next sign-in. It grants no access by itself. */
  device: z.string(),
  user: currentUserData,
});
export type LoginData = z.infer<typeof loginData>;
/** `data` of a login refused with 208: whether the next attempt needs a proof of work or a captcha. */
export interface LoginRefusal {
  captcha_required: boolean;
  /** Minimum level of the proof of work. */
  proof_level?: number;
  /** No account has this login name with this password; a used invitation says it too. */
  wrong_credentials?: true;
  /** Second step of the sign-in, done by the call `secondStep`; present where the password was right. */
  second_step?: SecondStep;
}

export const login = defineCall('login', 'POST /api/login/', {
  tag: TAG,
  summary: 'Sign in with a login name or a credit code',
  access: 'public',
  body: loginBody,
  data: loginData,
});

const refreshBody = z.object({ refresh: credential });
const refreshData = loginData.omit({ device: true, user: true });
export type RefreshData = z.infer<typeof refreshData>;

export const refresh = defineCall('refresh', 'POST /api/v1.0/accounts/portal/refresh/', {
  tag: TAG,
  summary: 'Rotate the refresh token; one that was used before ends the session',
  access: 'public',
  body: refreshBody,
  data: refreshData,
});

export const logout = defineCall('logout', 'POST /api/v1.0/accounts/portal/logout/', {
  tag: TAG,
  summary: 'End the session',
  access: 'signedIn',
  data: z.null(),
});

const captchaData = z.object({
  captcha_id: z.string(),
  /** Picture of the captcha: a data: URI of a PNG. */
  image: z.string(),
  /** Lifetime of the captcha, in seconds. */
  expires_in: z.number().int(),
});
export type CaptchaData = z.infer<typeof captchaData>;

export const captcha = defineCall('captcha', 'GET /api/v1.0/portal/company/register/captcha/', {
  tag: TAG,
  summary: 'A picture of four characters, good for one answer',
  access: 'public',
  data: captchaData,
});

const captchaAudioData = z.object({
  /**
   * Sound of the captcha: a data: URI of a WAV, letters by their English names, digits in the language of the
   * request.
   */
  sound: z.string(),
});
export type CaptchaAudioData = z.infer<typeof captchaAudioData>;

export const captchaAudio = defineCall(
  'captchaAudio',
  'GET /api/v1.0/portal/company/register/captcha/audio/',
  {
    tag: TAG,
    summary: 'The same captcha spoken aloud, at most three times; hearing it does not use it up',
    access: 'public',
    query: z.object({ captcha_id: credential }),
    data: captchaAudioData,
  },
);

const challengeQuery = z.object({
  purpose: z.enum(PROOF_PURPOSES),
  /** Level of the challenge: a refusal may require more than the minimum. */
  level: z.coerce.number().int().min(0).max(PROOF_LEVELS.highest).default(0),
});
export type ChallengeQuery = z.infer<typeof challengeQuery>;
const challengeData = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number().int(),
      keyLength: z.number().int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.object({
        purpose: z.enum(PROOF_PURPOSES),
        level: z.number().int(),
        /** Upper bound of the counter that solves the challenge. */
        tries: z.number().int(),
        /** Expiry of the challenge, in seconds since 1970. */
        expires: z.number().int(),
      }),
    }),
    signature: z.string(),
  }),
  /** Lifetime of the challenge, in seconds. */
  expires_in: z.number().int(),
});
export type ChallengeData = z.infer<typeof challengeData>;
export type ProofChallenge = ChallengeData['challenge'];

export const proofChallenge = defineCall(
  'proofChallenge',
  'GET /api/v1.0/portal/company/register/challenge/',
  {
    tag: TAG,
    summary:
      'Work for the computer in place of a captcha: find the counter whose PBKDF2 key begins with keyPrefix (altcha). Good for one answer to a call of the same purpose',
    access: 'public',
    query: challengeQuery,
    data: challengeData,
  },
);

const SMS_SCENES = ['register', 'login', 'forget_pwd', 'change_phone', 'objection'] as const;
export type SmsScene = (typeof SMS_SCENES)[number];

const sendSmsBody = z.object({
  phone: code,
  scene: z.enum(SMS_SCENES),
  ...verification,
});
export type SendSmsBody = z.infer<typeof sendSmsBody>;
const sendSmsData = z.object({
  /** Seconds until the next code may be requested. */
  resend_in: z.number().int(),
  expires_in: z.number().int(),
});
export type SendSmsData = z.infer<typeof sendSmsData>;

export const sendSms = defineCall('sendSms', 'POST /api/v1.0/accounts/portal/send_sms', {
  tag: TAG,
  summary: 'Send a code by SMS; the answer does not tell whether the number is known',
  access: 'public',
  body: sendSmsBody,
  data: sendSmsData,
});

const smsLoginBody = z.object({
  username: credential,
  phone: code,
  sms_code: credential,
  device: loginBody.shape.device,
});
export type SmsLoginBody = z.infer<typeof smsLoginBody>;

export const smsLogin = defineCall('smsLogin', 'POST /api/v1.0/portal/company/sms_login/', {
  tag: TAG,
  summary: 'Sign in with a code sent by SMS to the number of the account',
  access: 'public',
  body: smsLoginBody,
  data: loginData,
});

const forgetPasswordBody = z.object({
  username: credential,
  phone: code,
  sms_code: credential,
  password: credential,
  confirm_password: credential.optional(),
});
export type ForgetPasswordBody = z.infer<typeof forgetPasswordBody>;

export const forgetPassword = defineCall('forgetPassword', 'POST /api/v1.0/portal/company/forget_pwd/', {
  tag: TAG,
  summary: 'Set a new password with an SMS code; every session of the account ends',
  access: 'public',
  body: forgetPasswordBody,
  data: z.null(),
});

export const currentUser = defineCall('currentUser', 'GET /api/v1.0/accounts/portal/current_user/', {
  tag: TAG,
  summary: 'Who is signed in, with rights and unread counts',
  access: 'signedIn',
  data: currentUserData,
});
