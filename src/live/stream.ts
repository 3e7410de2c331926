/**
 * The one event stream of this tab: the server reports what has changed, and components that show it read again. It is read with
 * fetch, because EventSource cannot send the token. Without a stream, components poll as useRefresh does.
 */
import { TIMING } from '@domain/api/codes';
import { paths } from '@domain/api/paths.generated';
import type { LiveEvent } from '@domain/system/live-calls';
import { createEmitter } from '@/utils/emitter';
import { openStream } from '@/utils/http';
import { isAway, waitForPresence } from '@/utils/presence';
import { ensureFreshToken } from '@/utils/refresh';

/** Milliseconds to wait for the first event: the server sends one at once, so a longer silence is a buffering proxy. */
const FIRST_WORD_MS = 10_000;
const SILENT_MS = 2 * TIMING.streamBeat + 5_000;
/** Milliseconds until a hidden tab closes its stream: browsers allow few connections to a server. */
const HIDDEN_MS = 30_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 120_000;
const STEADY_MS = 60_000;

const events = createEmitter<LiveEvent>(100);
const states = createEmitter<boolean>(100);
let isUp = false;
let holdsBack = false;

export const onEvent = events.on;
export const onState = states.on;
export const isLive = (): boolean => isUp;

function setUp(next: boolean): void {
  if (isUp === next) return;
  isUp = next;
  states.emit(next);
}

/**
 * Dispatches an event. While the person is absent, events are replaced by one `missed` on return: reading would keep the session
 * alive.
 */
function dispatchLiveEvent(event: LiveEvent): void {
  if (!isAway()) events.emit(event);
  if (!isAway() || holdsBack) return;
  holdsBack = true;
  void waitForPresence().then(() => {
    holdsBack = false;
    events.emit({ kind: 'missed' });
  });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Random delay of 50 to 150 %, so that tabs disconnected together do not reconnect together. */
const spread = (milliseconds: number): number => milliseconds * (0.5 + Math.random());

/** Parses the complete lines of a chunk into events and returns the rest. Comment lines only keep the connection alive. */
export function readLines(text: string): { events: LiveEvent[]; rest: string } {
  const lines = text.split('\n');
  const rest = lines.pop() ?? '';
  const told = lines.filter((line) => line.startsWith('data: '));
  return { events: told.map((line) => JSON.parse(line.slice('data: '.length))), rest };
}

type End = 'cut' | 'refused';

/** Listens until the stream ends, or stays silent for too long. */
async function listen(stopped: AbortSignal, onOpen: () => void): Promise<End> {
  await ensureFreshToken();
  const cut = new AbortController();
  const stop = () => cut.abort();
  stopped.addEventListener('abort', stop);
  let watch = setTimeout(stop, FIRST_WORD_MS);
  try {
    const [, path] = paths.live.split(' ');
    const response = await openStream(path ?? '', cut.signal);
    if (response.status === 401 || response.status === 403) return 'refused';
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (!response.ok || !isStream || !response.body) return 'cut';
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(watch);
      watch = setTimeout(stop, SILENT_MS);
      onOpen();
      const { events: told, rest } = readLines(text + decoder.decode(piece.value, { stream: true }));
      text = rest;
      if (told.some(({ kind }) => kind === 'ended')) return 'refused';
      told.forEach(dispatchLiveEvent);
    }
    return 'cut';
  } catch {
    return 'cut';
  } finally {
    clearTimeout(watch);
    stop();
    stopped.removeEventListener('abort', stop);
    setUp(false);
  }
}

/** Reconnects with growing delays. An ended session is reported by the next ordinary call. */
async function keepListening(stopped: AbortSignal): Promise<void> {
  let failures = 0;
  for (let isFirst = true; !stopped.aborted; ) {
    const began = Date.now();
    const end = await listen(stopped, () => {
      if (isUp) return;
      setUp(true);
      if (!isFirst) dispatchLiveEvent({ kind: 'missed' });
      isFirst = false;
    });
    if (stopped.aborted) return;
    if (end === 'refused') return;
    failures = Date.now() - began > STEADY_MS ? 1 : failures + 1;
    await pause(spread(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1))));
    await waitForPresence();
  }
}

/** Keeps the stream open while the tab is visible; returns the function that stops it. */
export function startStream(): () => void {
  let running: AbortController | null = null;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let wasHidden = false;
  const stop = () => {
    running?.abort();
    running = null;
  };
  const follow = () => {
    clearTimeout(hiding);
    if (document.visibilityState === 'hidden') {
      hiding = setTimeout(() => {
        wasHidden = true;
        stop();
      }, HIDDEN_MS);
    } else if (!running) {
      running = new AbortController();
      void keepListening(running.signal);
      // On return to the page everything is read at once: events may have been missed meanwhile.
      if (wasHidden) dispatchLiveEvent({ kind: 'missed' });
    }
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    clearTimeout(hiding);
    document.removeEventListener('visibilitychange', follow);
    stop();
  };
}
