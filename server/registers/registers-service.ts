/** Registers as the rest of the house asks them, in whichever way the office has set. */

import type { RegisterFactData } from '../../domain/registers/calls';
import type { Fact, RegisterAnswer } from '../../domain/registers/facts';
import { REGISTER_KINDS, type RegisterKind } from '../../domain/registers/kinds';
import type { Deps } from '../core/deps';
import { createOutside, type Outside } from './outside';
import { createRegistersStore } from './registers-store';

export type RegisterDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'env'>;

export function createRegisters({ db, clock, log, env }: RegisterDeps, limitMs?: number) {
  const store = createRegistersStore(db);
  const outside = Object.fromEntries(
    REGISTER_KINDS.map((kind) => {
      const service = env.registers[kind];
      return [kind, service && createOutside({ clock, log, store }, kind, service, limitMs)];
    }),
  ) as Record<RegisterKind, Outside | null>;

  /** Each key answered; `how` says what is done where an outside service is to be asked. */
  async function answersOf(
    kind: RegisterKind,
    keys: readonly string[],
    how: (service: Outside) => Promise<Map<string, RegisterAnswer>>,
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

  return {
    store,

    /** Asks for several keys. An outside service has its time for each; nothing else may wait for this. */
    ask: (kind: RegisterKind, keys: readonly string[]) => answersOf(kind, keys, ({ ask }) => ask(keys)),

    async askOne(kind: RegisterKind, key: string): Promise<RegisterAnswer> {
      return (await answersOf(kind, [key], ({ ask }) => ask([key]))).get(key) ?? notAsked;
    },

    /** Knowledge that asks nobody outside: for work that must not wait, such as a transaction. */
    async known(kind: RegisterKind, key: string): Promise<RegisterAnswer> {
      return (await answersOf(kind, [key], ({ known }) => known([key]))).get(key) ?? notAsked;
    },

    /** The same for several. */
    knownOf: (kind: RegisterKind, keys: readonly string[]) =>
      answersOf(kind, keys, ({ known }) => known(keys)),
  };
}

export type Registers = ReturnType<typeof createRegisters>;

/** A fact as the wire has it. */
export const factData = ({ origin, ...fact }: Fact): RegisterFactData => ({
  ...fact,
  origin: origin && {
    source: origin.source,
    as_of: origin.asOf,
    version: origin.version,
    asked_at: origin.askedAt,
  },
});
