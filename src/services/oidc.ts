/** Signing in by other services. */
import { paths } from '@domain/api/paths';
import type { LoginData, LoginRefusal } from '@domain/calls/accounts';
import type { BindOidcBody, FinishOidcBody, OidcBegin, OidcBinding, OidcUnknown } from '@domain/calls/oidc';
import { request } from '@/utils/request';
import { inBackground } from './levels';

export const beginOidc = (provider: string) =>
  request<OidcBegin | null>(paths.beginOidc, { data: { provider } });

export const finishOidc = (data: FinishOidcBody) =>
  request<(LoginData & LoginRefusal & OidcUnknown) | null>(paths.finishOidc, { data });

export const leaveOidc = (provider: string) =>
  request<{ url: string | null }>(paths.leaveOidc, { data: { provider }, ...inBackground });

export const fetchOidcBindings = () => request<OidcBinding[]>(paths.oidcBindings);

export const bindOidc = (data: BindOidcBody) => request<null>(paths.bindOidc, { data });

export const unbindOidc = (id: string, password: string) =>
  request<null>(paths.unbindOidc, { path: { id }, data: { password } });
