/**
 * The open event streams of this process. Each belongs to one person under one session: a change that ends the session or
 * alters the person's rights takes effect at once (core/db/change-notifications.ts), an expired session within a few
 * minutes.
 */
import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { hasRight } from '../../../domain/accounts/roles';
import { TIMING } from '../../../domain/api/codes';
import { type LiveEvent, liveEvent } from '../../../domain/system/live-calls';
import { type Caller, isInCharge, isOwn } from '../access';
import type { ChangeNotifications } from '../db/change-notifications';
import { problems } from '../errors';
import { STREAMS } from '../http/limits';
import type { SessionStore } from '../http/session-store';

interface Stream {
  caller: Caller;
  response: ServerResponse;
  beats: number;
}

/** Heartbeats are sent to a twentieth of the streams at a time, rather than to all at once. */
const TURNS = 20;
const LOOKED_AT_EVERY = 6;
/** Unread bytes above which a stream is closed; a client that is still there reconnects. */
const UNREAD_BYTES_AT_MOST = 64 * 1024;
const RETRY_SECONDS = 60;
/** Key of all office streams: offices receive updates of companies other than their own. */
const OFFICES = 'offices';

const listStreamKeys = ({ userId, companyId }: Caller): string[] => [userId, companyId ?? OFFICES];
const formatEvent = (event: LiveEvent): string => `data: ${JSON.stringify(event)}\n\n`;

interface StreamsDeps {
  news: ChangeNotifications;
  sessions: Pick<SessionStore, 'peek'>;
  limits?: typeof STREAMS;
}

export function createStreams({ news, sessions, limits = STREAMS }: StreamsDeps) {
  const all = new Set<Stream>();
  const byKey = new Map<string, Set<Stream>>();
  let turn = 0;

  const at = (key: string): Set<Stream> => byKey.get(key) ?? new Set();

  function forget(stream: Stream): void {
    all.delete(stream);
    for (const key of listStreamKeys(stream.caller)) {
      at(key).delete(stream);
      if (at(key).size === 0) byKey.delete(key);
    }
  }

  function write({ response }: Stream, text: string): void {
    if (response.writableLength > UNREAD_BYTES_AT_MOST) response.destroy();
    else if (!response.writableEnded) response.write(text);
  }

  /** Ends a stream whose session has ended or acts for another company; otherwise updates the rights of its caller. */
  async function look(stream: Stream): Promise<void> {
    const { sessionId, userId } = stream.caller;
    const caller = await sessions.peek(sessionId, userId).catch(() => stream.caller);
    if (caller?.companyId === stream.caller.companyId) stream.caller = caller;
    else stream.response.end(formatEvent({ kind: caller ? 'acting' : 'ended' }));
  }

  async function lookAt(some: Iterable<Stream>): Promise<void> {
    for (const stream of [...some]) await look(stream);
  }

  /** Sends the heartbeat to the next part of the streams; each stream is reached once per beat. */
  function beat(): void {
    turn = (turn + 1) % TURNS;
    let place = 0;
    for (const stream of all) {
      if (place++ % TURNS !== turn) continue;
      write(stream, ':\n\n');
      stream.beats += 1;
      if (stream.beats % LOOKED_AT_EVERY === 0) void look(stream);
    }
  }

  /** Streams that a notice may be meant for. */
  function listAddressed({ kind, filing, company = '', to = '' }: LiveNotice): Iterable<Stream> {
    if (kind === 'programs') return all;
    if (kind === 'programDraft') return at(OFFICES);
    return filing ? [...at(company), ...at(OFFICES)] : at(to);
  }

  function hear(text: string | null): void {
    if (text === null) {
      for (const stream of all) write(stream, formatEvent({ kind: 'missed' }));
      return;
    }
    const told = readTold(text);
    if (!told) return;
    const line = formatEvent(toLiveEvent(told));
    for (const stream of listAddressed(told)) if (isMeantFor(stream.caller, told)) write(stream, line);
  }

  news.onLive(hear);
  news.onChange((id) => void lookAt(id === null ? all : at(id)));
  const beating = setInterval(beat, TIMING.streamBeat / TURNS).unref();

  return {
    get size() {
      return all.size;
    },

    assertRoom({ userId }: Caller): void {
      if (all.size >= limits.atMost) throw problems.unavailable(RETRY_SECONDS);
      if (at(userId).size >= limits.ofPerson) throw problems.tooMuchAtOnce(RETRY_SECONDS);
    },

    /** Adds a response whose head has been written; it ends with its connection, its session or this process. */
    add(caller: Caller, response: ServerResponse): void {
      const stream: Stream = { caller, response, beats: 0 };
      all.add(stream);
      for (const key of listStreamKeys(caller)) byKey.set(key, at(key).add(stream));
      response.once('close', () => forget(stream));
      response.on('error', () => response.destroy());
      write(stream, ': open\n\n');
      // The session may have changed between its check and the addition of this stream, which missed that notification.
      void look(stream);
    },

    endAll(): void {
      clearInterval(beating);
      for (const { response } of all) response.end();
    },
  };
}

export type LiveStreams = ReturnType<typeof createStreams>;

/** Live update as sent by triggers (migrations: live_news), with its audience. */
const told = liveEvent.extend({
  /** A company, or one person. */
  to: z.string().optional(),
  /** The company of a filing, and the program and department that determine the offices in charge. */
  company: z.string().optional(),
  program: z.string().optional(),
  department: z.string().nullish(),
  /** The person whose presence is announced. */
  by: z.string().nullish(),
  /** News for offices alone, or for the company alone. */
  office: z.boolean().nullish(),
});
type LiveNotice = z.infer<typeof told>;

/** Null for what this version does not know: a newer process may run beside it. */
const readTold = (text: string): LiveNotice | null => told.safeParse(JSON.parse(text)).data ?? null;

const toLiveEvent = ({ kind, filing, draft, version }: LiveNotice): LiveEvent => ({
  kind,
  ...(filing && { filing, version }),
  ...(draft && { draft, version }),
});

/** Audience of a live update: the company, and offices in charge; never the person's own presence. */
function isMeantFor(
  caller: Caller,
  { kind, to, filing, company = '', program = '', department = null, office = null, by = null }: LiveNotice,
): boolean {
  if (kind === 'programs') return true;
  if (kind === 'programDraft') return hasRight(caller, 'programs.compile');
  if (by === caller.userId) return false;
  if (!filing) return to === caller.userId || to === caller.companyId;
  if (caller.companyId !== null)
    return office !== true && isOwn(caller, { id: filing, companyId: company, program });
  return office !== false && isInCharge(caller, { id: filing, companyId: company, program, department });
}
