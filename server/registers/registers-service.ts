/** Queries to registers for other features, to the source that the office has set: a file or an outside service. */

import type { RegisterFactData } from '../../domain/registers/calls';
import { REGISTER_KINDS, type RegisterKind } from '../../domain/registers/kinds';
import type { RegisterAnswer, RegisterCheckResult } from '../../domain/registers/register-checks';
import type { Deps } from '../core/deps';
import { createOutsideRegisters, type OutsideRegisters } from './outside-registers';
import { createRegistersStore } from './registers-store';

/** Registers, and the outside services that may answer in their place. */
export type RegisterSources = ReturnType<typeof createRegisters>;

export function createRegisters(
  { db, clock, log, env }: Pick<Deps, 'db' | 'clock' | 'log' | 'env'>,
  limitMs?: number,
) {
  const store = createRegistersStore(db);
  const outside = Object.fromEntries(
    REGISTER_KINDS.map((kind) => {
      const service = env.registers[kind];
      return [kind, service && createOutsideRegisters({ clock, log, store }, kind, service, limitMs)];
    }),
  ) as Record<RegisterKind, OutsideRegisters | null>;
  return { clock, store, outside };
}

/** Answers each key; `how` says how to query an outside service. */
async function answerKeys(
  { clock, store, outside }: RegisterSources,
  kind: RegisterKind,
  keys: readonly string[],
  how: (service: OutsideRegisters) => Promise<Map<string, RegisterAnswer>>,
): Promise<Map<string, RegisterAnswer>> {
  const { way, version, entries } = await store.look(kind, keys);
  const service = outside[kind];
  if (way === 'http' && service) return how(service);
  if (way !== 'file' || !version)
    return new Map(keys.map((key) => [key, { is: 'unchecked', reason: 'off' }]));
  const { source, asOf, number } = version;
  const origin = { source, asOf, version: number, askedAt: clock().toISOString() };
  return new Map(
    keys.map((key) => {
      const entry = entries.get(key);
      return [key, entry ? { is: 'known', entry, origin } : { is: 'unknown', origin }];
    }),
  );
}

const notAsked: RegisterAnswer = { is: 'unchecked', reason: 'later' };

type Answers = Promise<Map<string, RegisterAnswer>>;

/** Looks up several keys. An outside service may take its full time limit for each, so nothing else may wait for this. */
export const askRegister = (
  registers: RegisterSources,
  kind: RegisterKind,
  keys: readonly string[],
): Answers => answerKeys(registers, kind, keys, ({ ask }) => ask(keys));

export const askRegisterOnce = async (
  registers: RegisterSources,
  kind: RegisterKind,
  key: string,
): Promise<RegisterAnswer> => (await askRegister(registers, kind, [key])).get(key) ?? notAsked;

/** Known answers without outside queries, for work in transactions. */
export const readKnownAnswers = (
  registers: RegisterSources,
  kind: RegisterKind,
  keys: readonly string[],
): Answers => answerKeys(registers, kind, keys, ({ known }) => known(keys));

export const readKnownAnswer = async (
  registers: RegisterSources,
  kind: RegisterKind,
  key: string,
): Promise<RegisterAnswer> => (await readKnownAnswers(registers, kind, [key])).get(key) ?? notAsked;

/** A fact as the API returns it. */
export const toFactData = ({ origin, ...fact }: RegisterCheckResult): RegisterFactData => ({
  ...fact,
  origin: origin && {
    source: origin.source,
    as_of: origin.asOf,
    version: origin.version,
    asked_at: origin.askedAt,
  },
});
