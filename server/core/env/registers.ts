/** Outside services that answer for registers. */
import { z } from 'zod';
import { REGISTER_KINDS, type RegisterKind } from '../../../domain/registers/kinds';
import { httpUrl, missingCompanions, withoutSlash } from './kinds';

export const registerVariables = z.object({
  REGISTER_COMPANY_URL: httpUrl.optional(),
  REGISTER_COMPANY_TOKEN: z.string().optional(),
  REGISTER_BLACKLIST_URL: httpUrl.optional(),
  REGISTER_BLACKLIST_TOKEN: z.string().optional(),
  REGISTER_PATENT_URL: httpUrl.optional(),
  REGISTER_PATENT_TOKEN: z.string().optional(),
});
type Variables = z.infer<typeof registerVariables>;

export interface RegisterService {
  /** Without a slash at the end. */
  url: string;
  token: string | null;
}

export interface RegisterEnv {
  /** Each register's service; null where there is none. */
  registers: Record<RegisterKind, RegisterService | null>;
}

const variable = <Part extends string>(kind: RegisterKind, part: Part) =>
  `REGISTER_${kind.toUpperCase() as Uppercase<RegisterKind>}_${part}` as const;

export const registerFaults = (v: Variables): string[] =>
  missingCompanions(
    v,
    REGISTER_KINDS.map((kind) => {
      const token = variable(kind, 'TOKEN');
      return [v[token] !== undefined, token, [variable(kind, 'URL')]];
    }),
  );

function serviceOf(v: Variables, kind: RegisterKind): RegisterService | null {
  const url = v[variable(kind, 'URL')];
  return url ? { url: withoutSlash(url), token: v[variable(kind, 'TOKEN')] ?? null } : null;
}

export const readRegisters = (v: Variables): RegisterEnv => ({
  registers: {
    company: serviceOf(v, 'company'),
    blacklist: serviceOf(v, 'blacklist'),
    patent: serviceOf(v, 'patent'),
  },
});
