/** Variables of external services: sign-in providers, registers, the seal service, and collectors of traces and metrics. */

import { resolve } from 'node:path';
import { z } from 'zod';
import { REGISTER_KINDS, type RegisterKind } from '../../../domain/registers/kinds';
import {
  type CompanionRule,
  findMissingCompanions,
  httpUrl,
  json,
  oneOf,
  removeTrailingSlash,
  whole,
} from './variable-kinds';

/** Signature algorithms with a key pair; a shared secret would not prove who signed. */
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'] as const;

const provider = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,30}$/),
  /** Label of the sign-in button. */
  name: z.string().min(1).max(40),
  name_en: z.string().min(1).max(60).optional(),
  issuer: httpUrl,
  client_id: z.string().min(1),
  client_secret: z.string().min(1).optional(),
  scope: z.string().default('openid profile'),
  algorithm: z.enum(ALGORITHMS).default('RS256'),
  /** Name of the claim with the credit code of the company whose main account the service vouches for. */
  credit_code_claim: z.string().min(1).optional(),
});
export type OidcProvider = z.infer<typeof provider>;

export const identityVariables = z.object({
  OIDC_PROVIDERS: json.pipe(z.array(provider).max(10)).optional(),
});
type IdentityVariables = z.infer<typeof identityVariables> & { PUBLIC_URL?: string; NODE_ENV?: string };

export interface IdentityEnv {
  oidcProviders: OidcProvider[];
}

export function checkIdentityEnv(v: IdentityVariables): string[] {
  const providers = v.OIDC_PROVIDERS ?? [];
  const needed: CompanionRule<IdentityVariables>[] = [
    [providers.length > 0, 'OIDC_PROVIDERS', ['PUBLIC_URL']],
  ];
  const isPlain = providers.some(({ issuer }) => issuer.startsWith('http:'));
  return [
    ...findMissingCompanions(v, needed),
    ...(new Set(providers.map(({ id }) => id)).size < providers.length
      ? ['OIDC_PROVIDERS: each id must be there once']
      : []),
    ...(v.NODE_ENV === 'production' && isPlain
      ? ['OIDC_PROVIDERS: an issuer without https is refused with NODE_ENV=production']
      : []),
  ];
}

export const readIdentity = (v: IdentityVariables): IdentityEnv => ({
  oidcProviders: v.OIDC_PROVIDERS ?? [],
});

/** Outside services that answer for registers. */
export const registerVariables = z.object({
  REGISTER_COMPANY_URL: httpUrl.optional(),
  REGISTER_COMPANY_TOKEN: z.string().optional(),
  REGISTER_BLACKLIST_URL: httpUrl.optional(),
  REGISTER_BLACKLIST_TOKEN: z.string().optional(),
  REGISTER_PATENT_URL: httpUrl.optional(),
  REGISTER_PATENT_TOKEN: z.string().optional(),
});
type RegisterVariables = z.infer<typeof registerVariables>;

export interface RegisterService {
  /** The address without a slash at the end. */
  url: string;
  token: string | null;
}

export interface RegisterEnv {
  /** Each register's service; null where there is none. */
  registers: Record<RegisterKind, RegisterService | null>;
}

const registerVariable = <Part extends string>(kind: RegisterKind, part: Part) =>
  `REGISTER_${kind.toUpperCase() as Uppercase<RegisterKind>}_${part}` as const;

export const registerFaults = (v: RegisterVariables): string[] =>
  findMissingCompanions(
    v,
    REGISTER_KINDS.map((kind) => {
      const token = registerVariable(kind, 'TOKEN');
      return [v[token] !== undefined, token, [registerVariable(kind, 'URL')]];
    }),
  );

function readRegisterService(v: RegisterVariables, kind: RegisterKind): RegisterService | null {
  const url = v[registerVariable(kind, 'URL')];
  return url ? { url: removeTrailingSlash(url), token: v[registerVariable(kind, 'TOKEN')] ?? null } : null;
}

export const readRegisters = (v: RegisterVariables): RegisterEnv => ({
  registers: {
    company: readRegisterService(v, 'company'),
    blacklist: readRegisterService(v, 'blacklist'),
    patent: readRegisterService(v, 'patent'),
  },
});

/** Variables of the seal: the key and the certificate that documents are sealed with. */
export const sealVariables = z.object({
  SEAL_PROVIDER: oneOf('file', 'http', 'off').default('file'),
  SEAL_FILE: z.string().optional(),
  SEAL_PASSPHRASE: z.string().optional(),
  SEAL_URL: httpUrl.optional(),
  SEAL_TOKEN: z.string().optional(),
});
type SealVariables = z.infer<typeof sealVariables>;

export interface SealService {
  url: string;
  token: string | null;
}

type SealSettings =
  | { kind: 'own' }
  | { kind: 'file'; path: string; passphrase: string }
  | ({ kind: 'http' } & SealService);

export interface SealEnv {
  /** null: documents are not sealed. */
  seal: SealSettings | null;
}

export const checkSealEnv = (v: SealVariables): string[] =>
  findMissingCompanions(v, [
    [v.SEAL_PROVIDER === 'http', 'SEAL_PROVIDER=http', ['SEAL_URL']],
    [v.SEAL_PASSPHRASE !== undefined, 'SEAL_PASSPHRASE', ['SEAL_FILE']],
  ]);

function readSealSettings(v: SealVariables): SealSettings | null {
  if (v.SEAL_PROVIDER === 'off') return null;
  if (v.SEAL_PROVIDER === 'http') return { kind: 'http', url: v.SEAL_URL ?? '', token: v.SEAL_TOKEN ?? null };
  if (!v.SEAL_FILE) return { kind: 'own' };
  return { kind: 'file', path: resolve(v.SEAL_FILE), passphrase: v.SEAL_PASSPHRASE ?? '' };
}

export const readSeals = (v: SealVariables): SealEnv => ({ seal: readSealSettings(v) });

const HEADER = /^([^=\s]+)=(.*)$/;

/** Variables of OpenTelemetry, under its standard names; without an endpoint no traces and metrics are exported. */
export const telemetryVariables = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .transform((text, context) => {
      const pairs = text.split(',').map((pair) => HEADER.exec(pair.trim()));
      if (pairs.some((pair) => !pair)) context.addIssue('must be name=value, with commas between them');
      return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', decodeURIComponent(pair?.[2] ?? '')]));
    })
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be a share from 0 to 1').min(0).max(1).default(1),
  OTEL_METRIC_EXPORT_INTERVAL: whole('must be milliseconds, 1000 at least', 1_000).default(60_000),
  OTEL_SERVICE_NAME: z.string().max(100).default('declaration-portal'),
});

export interface TelemetryEnv {
  telemetry: {
    endpoint: string;
    headers: Record<string, string>;
    /** Share of traces that are exported, 0 to 1. */
    share: number;
    everyMs: number;
    service: string;
  } | null;
}

export const readTelemetry = (v: z.infer<typeof telemetryVariables>): TelemetryEnv => ({
  telemetry: v.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        endpoint: removeTrailingSlash(v.OTEL_EXPORTER_OTLP_ENDPOINT),
        headers: v.OTEL_EXPORTER_OTLP_HEADERS ?? {},
        share: v.OTEL_TRACES_SAMPLER_ARG,
        everyMs: v.OTEL_METRIC_EXPORT_INTERVAL,
        service: v.OTEL_SERVICE_NAME,
      }
    : null,
});
