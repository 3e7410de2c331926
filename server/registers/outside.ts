/**
 * A register at an outside service: what it said lately is known, only so many questions are on their way at once, and one
 * that fails is left alone for a while.
 */
import type { RegisterAnswer, Unchecked } from '../../domain/registers/facts';
import type { RegisterKind } from '../../domain/registers/kinds';
import { dayOf } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';
import type { RegisterService } from '../core/env/outside';
import { plainHash } from '../core/secrets';
import { askService, RegisterFault } from './asking';
import type { AnswerRow, RegistersStore } from './registers-store';

const AT_ONCE = 4;
/** After so many questions in a row that failed, it is not asked for a while. */
const FAILED_IN_A_ROW = 3;
const REST_MS = 30_000;
/** Hours for which an answer is good: one that knows the entry, and one that does not. */
const GOOD_HOURS = { known: 24, unknown: 1 };
const HOUR_MS = 3_600_000;

type OutsideDeps = Pick<Deps, 'clock' | 'log'> & { store: RegistersStore };

const answerOf = ({ entry, source, asOf, askedAt }: AnswerRow): RegisterAnswer => {
  const origin = { source, asOf, version: null, askedAt: askedAt.toISOString() };
  return entry ? { is: 'known', entry, origin } : { is: 'unknown', origin };
};

export function createOutside(
  { clock, log, store }: OutsideDeps,
  kind: RegisterKind,
  service: RegisterService,
  limitMs?: number,
) {
  const address = plainHash(service.url);
  let underWay = 0;
  let failed = 0;
  let restUntil = 0;

  function note(fault: RegisterFault | null): void {
    failed = fault ? failed + 1 : 0;
    if (failed < FAILED_IN_A_ROW) return;
    restUntil = Date.now() + REST_MS;
    failed = 0;
    log.warn({ register: kind, fault: fault?.message }, 'a register fails and is left alone');
  }

  async function askOne(key: string): Promise<RegisterAnswer> {
    const unchecked = (reason: Unchecked): RegisterAnswer => ({ is: 'unchecked', reason });
    if (Date.now() < restUntil || underWay >= AT_ONCE) return unchecked('later');
    underWay++;
    try {
      const now = clock();
      const said = await askService(service, kind, key, { today: dayOf(now), limitMs });
      note(null);
      const hours = said.entry ? GOOD_HOURS.known : GOOD_HOURS.unknown;
      const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
      const row = { kind, key, address, ...said, askedAt: now, expiresAt };
      await store.keepAnswer(row);
      return answerOf(row);
    } catch (error) {
      if (!(error instanceof RegisterFault)) throw error;
      note(error);
      return unchecked(error.reason);
    } finally {
      underWay--;
    }
  }

  /** What is known of the keys without asking anybody. */
  async function known(keys: readonly string[]): Promise<Map<string, RegisterAnswer>> {
    const rows = await store.answers(kind, address, keys, clock());
    return new Map(rows.map((row) => [row.key, answerOf(row)]));
  }

  return {
    known,

    /** An answer for each of the keys; one that could not be had says why. */
    async ask(keys: readonly string[]): Promise<Map<string, RegisterAnswer>> {
      const answers = await known(keys);
      const open = [...new Set(keys)].filter((key) => !answers.has(key));
      const next = async (): Promise<void> => {
        for (let key = open.pop(); key !== undefined; key = open.pop()) answers.set(key, await askOne(key));
      };
      // One less than there is room for: somebody who registers is not to wait for a list of patents.
      await Promise.all(Array.from({ length: AT_ONCE - 1 }, next));
      return answers;
    },
  };
}

export type Outside = ReturnType<typeof createOutside>;
