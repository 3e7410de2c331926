/** Signing in by another service (OpenID Connect). The calls' inputs and answers. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { credential, idParams } from '../calls/shapes';
import { key } from '../calls/text-kinds';
import { loginBody, loginData } from './calls';

const TAG = 'accounts';

const beginData = z.object({
  /** Address of the service's sign-in page. */
  url: z.string(),
  /** OpenID Connect `state`: the browser keeps it and compares it with the one that the service sends back. */
  state: z.string(),
});
export type OidcBegin = z.infer<typeof beginData>;

export const beginOidc = defineCall('beginOidc', 'POST /api/v1.0/accounts/portal/oidc/begin/', {
  tag: TAG,
  summary: 'Begin to sign in by another service',
  access: 'public',
  body: z.object({ provider: key }),
  data: beginData,
});

/** `answer`: the query with which the service sent the browser back. */
const finishBody = z.object({ answer: credential, device: loginBody.shape.device });
export type FinishOidcBody = z.infer<typeof finishBody>;

/** `data` of a refusal with 208: no account is bound to the identity yet; a sign-in by password can bind one. */
export interface UnboundOidcIdentity {
  bind: { ticket: string; name: string };
}

export const finishOidc = defineCall('finishOidc', 'POST /api/v1.0/accounts/portal/oidc/finish/', {
  tag: TAG,
  summary: 'Finish signing in by another service, once',
  access: 'public',
  body: finishBody,
  data: loginData,
});

const bindingData = z.object({
  id: z.string(),
  /** The name of the service. */
  name: z.string(),
  created_at: z.iso.datetime(),
});
export type OidcBinding = z.infer<typeof bindingData>;

export const oidcBindings = defineCall('oidcBindings', 'GET /api/v1.0/accounts/portal/oidc/bindings/', {
  tag: TAG,
  summary: 'Accounts at other services that sign in to the own one',
  access: 'signedIn',
  data: z.array(bindingData),
});

const bindBody = z.object({ ticket: credential, password: credential });
export type BindOidcBody = z.infer<typeof bindBody>;

export const bindOidc = defineCall('bindOidc', 'POST /api/v1.0/accounts/portal/oidc/bindings/', {
  tag: TAG,
  summary: 'Bind an account at another service to the own one',
  access: 'signedIn',
  body: bindBody,
  data: z.null(),
});

export const unbindOidc = defineCall(
  'unbindOidc',
  'POST /api/v1.0/accounts/portal/oidc/bindings/{id}/remove/',
  {
    tag: TAG,
    summary: 'Unbind an account at another service',
    access: 'signedIn',
    params: idParams,
    body: z.object({ password: credential }),
    data: z.null(),
  },
);

export const leaveOidc = defineCall('leaveOidc', 'POST /api/v1.0/accounts/portal/oidc/leave/', {
  tag: TAG,
  summary: 'The page on which one signs out of another service; null where it has none',
  access: 'public',
  body: z.object({ provider: key }),
  data: z.object({ url: z.string().nullable() }),
});
