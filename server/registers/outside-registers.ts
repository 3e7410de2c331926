/**
 * A register at an outside service: recent answers are reused, the number of parallel queries is limited, and a failing
 * service is not asked for a while.
 */

import { z } from 'zod';
import { line } from '../../domain/calls/text-kinds';
import { isDate } from '../../domain/expressions/dates';
import { readEntry } from '../../domain/registers/entry';
import {
  getRegisterEntryKey,
  MAX_REGISTER_SOURCE_LENGTH,
  type RegisterEntry,
  type RegisterKind,
} from '../../domain/registers/kinds';
import type { RegisterAnswer, UncheckedReason } from '../../domain/registers/register-checks';
import { HOUR_MS } from '../../domain/time';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';
import type { RegisterService } from '../core/env/outside-services';
import { findInnermostReason as innermostReason } from '../core/probes';
import { computePlainHash } from '../core/secrets';
import type { AnswerRow, RegistersStore } from './registers-store';

/** Milliseconds for a query to an outside register. */
const LIMIT_MS = 3_000;
const BYTES_AT_MOST = 64 * 1024;

/** Failure of a query; `reason` says why there is no answer. */
class RegisterFault extends Error {
  constructor(
    readonly reason: UncheckedReason,
    detail: string,
  ) {
    super(detail);
    this.name = 'RegisterFault';
  }
}

interface ServiceAnswer {
  /** Entry of the key; null where the service does not have it. */
  entry: RegisterEntry | null;
  source: string;
  asOf: string;
}

const origin = { source: line(MAX_REGISTER_SOURCE_LENGTH).min(1), as_of: z.string().refine(isDate) };
const answerShape = z.discriminatedUnion('found', [
  z.object({ ...origin, found: z.literal(true), entry: z.record(z.string(), z.unknown()) }),
  z.object({ ...origin, found: z.literal(false), key: z.string() }),
]);

async function readReplyText(reply: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (reply.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > BYTES_AT_MOST) throw new RegisterFault('unreadable', `longer than ${BYTES_AT_MOST} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RegisterFault('unreadable', 'no JSON');
  }
}

/** Checks an answer, because a service may be wrong. Throws a RegisterFault for an unreadable one, or one about another key. */
function readAnswer(kind: RegisterKind, key: string, body: unknown, today: string): ServiceAnswer {
  const parsed = answerShape.safeParse(body);
  if (!parsed.success) throw new RegisterFault('unreadable', 'another shape');
  const { source, as_of: asOf } = parsed.data;
  if (asOf > today) throw new RegisterFault('unreadable', 'a date in the future');
  if (!parsed.data.found) {
    if (parsed.data.key !== key) throw new RegisterFault('otherwise', 'an answer about another key');
    return { entry: null, source, asOf };
  }
  const { entry, faults } = readEntry(kind, parsed.data.entry);
  const [fault] = faults;
  if (fault) throw new RegisterFault('unreadable', `${fault.column}: ${fault.message.en}`);
  if (getRegisterEntryKey(kind, entry) !== key)
    throw new RegisterFault('otherwise', 'an answer about another key');
  return { entry, source, asOf };
}

const toRegisterFault = (error: unknown): RegisterFault => {
  if (error instanceof RegisterFault) return error;
  const { name, message } = error as Error;
  if (name === 'TimeoutError' || name === 'AbortError') return new RegisterFault('slow', 'no answer in time');
  return name === 'TypeError' && message.includes('encoded')
    ? new RegisterFault('unreadable', message)
    : new RegisterFault('away', innermostReason(error));
};

/** Queries the service. Throws a RegisterFault. Redirects are not followed: only the address set by the operator is asked. */
async function askService(
  { url, token }: RegisterService,
  kind: RegisterKind,
  key: string,
  { today, limitMs = LIMIT_MS }: { today: string; limitMs?: number | undefined },
): Promise<ServiceAnswer> {
  try {
    const reply = await fetch(`${url}/${encodeURIComponent(key)}`, {
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    });
    if (reply.status !== 200) {
      await reply.body?.cancel();
      throw new RegisterFault('refused', `status ${reply.status}`);
    }
    return readAnswer(kind, key, parseJson(await readReplyText(reply)), today);
  } catch (error) {
    throw toRegisterFault(error);
  }
}

const AT_ONCE = 4;
/** Failed queries in a row after which the service is not asked for a while. */
const FAILED_IN_A_ROW = 3;
const REST_MS = 30_000;
/** Hours for which an answer is reused: `known` with an entry, `unknown` without one. */
const GOOD_HOURS = { known: 24, unknown: 1 };

type OutsideDeps = Pick<Deps, 'clock' | 'log'> & { store: RegistersStore };

const toRegisterAnswer = ({ entry, source, asOf, askedAt }: AnswerRow): RegisterAnswer => {
  const origin = { source, asOf, version: null, askedAt: askedAt.toISOString() };
  return entry ? { is: 'known', entry, origin } : { is: 'unknown', origin };
};

export function createOutsideRegisters(
  { clock, log, store }: OutsideDeps,
  kind: RegisterKind,
  service: RegisterService,
  limitMs?: number,
) {
  const address = computePlainHash(service.url);
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
    const unchecked = (reason: UncheckedReason): RegisterAnswer => ({ is: 'unchecked', reason });
    if (Date.now() < restUntil || underWay >= AT_ONCE) return unchecked('later');
    underWay++;
    try {
      const now = clock();
      const said = await askService(service, kind, key, { today: formatBeijingDay(now), limitMs });
      note(null);
      const hours = said.entry ? GOOD_HOURS.known : GOOD_HOURS.unknown;
      const expiresAt = new Date(now.getTime() + hours * HOUR_MS);
      const row = { kind, key, address, ...said, askedAt: now, expiresAt };
      await store.keepAnswer(row);
      return toRegisterAnswer(row);
    } catch (error) {
      if (!(error instanceof RegisterFault)) throw error;
      note(error);
      return unchecked(error.reason);
    } finally {
      underWay--;
    }
  }

  /** Stored answers of the keys, without an outside query. */
  async function known(keys: readonly string[]): Promise<Map<string, RegisterAnswer>> {
    const rows = await store.answers(kind, address, keys, clock());
    return new Map(rows.map((row) => [row.key, toRegisterAnswer(row)]));
  }

  return {
    known,

    /** Answers each of the keys; an answer that could not be obtained says why. */
    async ask(keys: readonly string[]): Promise<Map<string, RegisterAnswer>> {
      const answers = await known(keys);
      const open = [...new Set(keys)].filter((key) => !answers.has(key));
      const next = async (): Promise<void> => {
        for (let key = open.pop(); key !== undefined; key = open.pop()) answers.set(key, await askOne(key));
      };
      // Leaves one query free, so that a person who registers need not wait for a list of patents.
      await Promise.all(Array.from({ length: AT_ONCE - 1 }, next));
      return answers;
    },
  };
}

export type OutsideRegisters = ReturnType<typeof createOutsideRegisters>;
