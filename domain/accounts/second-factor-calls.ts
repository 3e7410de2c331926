/** Second factors: the second step of a sign-in, and setting them up on the own account. The calls' inputs and answers. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { credential, idParams } from '../calls/shapes';
import { id, line } from '../calls/text-kinds';
import { loginBody, loginData } from './calls';
import { FACTOR_KINDS } from './second-factor';
import { webAuthn } from './second-step-shapes';

const TAG = 'accounts';
const NAME_AT_MOST = 50;

/** Second step of a sign-in: exactly one of app code, recovery code and passkey. */
export const secondStepBody = z.object({
  ticket: credential,
  code: credential.optional(),
  recovery_code: credential.optional(),
  passkey: webAuthn.optional(),
  device: loginBody.shape.device,
});
export type SecondStepBody = z.infer<typeof secondStepBody>;

export const secondStep = defineCall('secondStep', 'POST /api/v1.0/accounts/portal/second_step/', {
  tag: TAG,
  summary: 'Second step of a sign-in: the code of an app, a passkey, or a recovery code',
  access: 'public',
  body: secondStepBody,
  data: loginData,
});

const factorData = z.object({
  id: z.string(),
  kind: z.enum(FACTOR_KINDS),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type RegisteredFactor = z.infer<typeof factorData>;

const factorsData = z.object({
  list: z.array(factorData),
  /** Number of unused recovery codes. */
  recovery_codes: z.number().int(),
  /** True where the office requires a second factor: the last one cannot be removed. */
  required: z.boolean(),
});
export type FactorsData = z.infer<typeof factorsData>;

export const factors = defineCall('factors', 'GET /api/v1.0/accounts/portal/factors/', {
  tag: TAG,
  summary: 'Second factors of the own account',
  access: 'signedIn',
  data: factorsData,
});

const proofBody = z.object({ password: credential });
export type PasswordProof = z.infer<typeof proofBody>;

const totpSetUp = z.object({
  ticket: z.string(),
  /** Secret of the app in Base32, for typing it in. */
  secret: z.string(),
  /** `otpauth:` address, to be shown as a QR code. */
  uri: z.string(),
});
export type TotpSetUp = z.infer<typeof totpSetUp>;

export const beginTotp = defineCall('beginTotp', 'POST /api/v1.0/accounts/portal/factors/totp/', {
  tag: TAG,
  summary: 'Begin to set up an app that shows codes',
  access: 'signedIn',
  body: proofBody,
  data: totpSetUp,
});

const passkeySetUp = z.object({ ticket: z.string(), options: webAuthn });
export type PasskeySetUp = z.infer<typeof passkeySetUp>;

export const beginPasskey = defineCall('beginPasskey', 'POST /api/v1.0/accounts/portal/factors/passkey/', {
  tag: TAG,
  summary: 'Begin to set up a passkey',
  access: 'signedIn',
  body: proofBody,
  data: passkeySetUp,
});

/** Recovery codes, shown once; null where the account has codes already. */
const recoveryCodesData = z.object({ recovery_codes: z.array(z.string()).nullable() });
export type RecoveryCodesData = z.infer<typeof recoveryCodesData>;

const finishBody = z.object({
  ticket: credential,
  name: line(NAME_AT_MOST),
  code: credential.optional(),
  passkey: webAuthn.optional(),
});
export type FinishFactorBody = z.infer<typeof finishBody>;

export const finishFactor = defineCall('finishFactor', 'POST /api/v1.0/accounts/portal/factors/finish/', {
  tag: TAG,
  summary: 'Finish setting up a second factor: with its first code, or the passkey that was made',
  access: 'signedIn',
  body: finishBody,
  data: recoveryCodesData,
});

const renameBody = z.object({ name: line(NAME_AT_MOST) });
export type RenameFactorBody = z.infer<typeof renameBody>;

export const renameFactor = defineCall('renameFactor', 'PUT /api/v1.0/accounts/portal/factors/{id}/', {
  tag: TAG,
  summary: 'Rename a second factor of the own account',
  access: 'signedIn',
  params: idParams,
  body: renameBody,
  data: z.null(),
});

export const removeFactor = defineCall(
  'removeFactor',
  'POST /api/v1.0/accounts/portal/factors/{id}/remove/',
  {
    tag: TAG,
    summary: 'Remove a second factor of the own account',
    access: 'signedIn',
    params: idParams,
    body: proofBody,
    data: z.null(),
  },
);

export const newRecoveryCodes = defineCall(
  'newRecoveryCodes',
  'POST /api/v1.0/accounts/portal/recovery_codes/',
  {
    tag: TAG,
    summary: 'New recovery codes for the own account; the old ones are void',
    access: 'signedIn',
    body: proofBody,
    data: recoveryCodesData,
  },
);

const resetBody = z.object({ id });

export const resetFactors = defineCall('resetFactors', 'POST /api/v1.0/accounts/reset_factors', {
  tag: TAG,
  summary: 'Remove every second factor of an account whose person has lost them; its sessions end',
  access: 'users.manage',
  body: resetBody,
  data: z.null(),
});
