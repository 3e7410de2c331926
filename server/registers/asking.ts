/**
 * One question to an outside service. It may be slow, wrong or lying: nothing of its answer is taken that is not exactly
 * what was asked for, and nobody waits for it longer than this.
 */
import { z } from 'zod';
import { line } from '../../domain/calls/text-kinds';
import { isDate } from '../../domain/expressions/dates';
import { readEntry } from '../../domain/registers/entry';
import type { Unchecked } from '../../domain/registers/facts';
import { type Entry, keyOf, type RegisterKind } from '../../domain/registers/kinds';
import { SOURCE_AT_MOST } from '../../domain/registers/ways';
import type { RegisterService } from '../core/env/outside';
import { faultOf as innermostReason } from '../core/probes';

export const LIMIT_MS = 3_000;
const BYTES_AT_MOST = 64 * 1024;

/** The reason that there is no answer. */
export class RegisterFault extends Error {
  constructor(
    readonly reason: Unchecked,
    detail: string,
  ) {
    super(detail);
    this.name = 'RegisterFault';
  }
}

export interface ServiceAnswer {
  /** null: the service does not know it. */
  entry: Entry | null;
  source: string;
  asOf: string;
}

const origin = { source: line(SOURCE_AT_MOST).min(1), as_of: z.string().refine(isDate) };
const answerShape = z.discriminatedUnion('found', [
  z.object({ ...origin, found: z.literal(true), entry: z.record(z.string(), z.unknown()) }),
  z.object({ ...origin, found: z.literal(false), key: z.string() }),
]);

async function textOf(reply: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (reply.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > BYTES_AT_MOST) throw new RegisterFault('unreadable', `longer than ${BYTES_AT_MOST} bytes`);
    chunks.push(chunk);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RegisterFault('unreadable', 'no JSON');
  }
}

/** Throws where it is no answer, or one about something else. */
export function readAnswer(kind: RegisterKind, key: string, body: unknown, today: string): ServiceAnswer {
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
  if (keyOf(kind, entry) !== key) throw new RegisterFault('otherwise', 'an answer about another key');
  return { entry, source, asOf };
}

const faultOf = (error: unknown): RegisterFault => {
  if (error instanceof RegisterFault) return error;
  const { name, message } = error as Error;
  if (name === 'TimeoutError' || name === 'AbortError') return new RegisterFault('slow', 'no answer in time');
  return name === 'TypeError' && message.includes('encoded')
    ? new RegisterFault('unreadable', message)
    : new RegisterFault('away', innermostReason(error));
};

/** Throws a RegisterFault. No redirect is followed: who is asked is what the operator has set. */
export async function askService(
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
    return readAnswer(kind, key, jsonOf(await textOf(reply)), today);
  } catch (error) {
    throw faultOf(error);
  }
}
