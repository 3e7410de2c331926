/** The effect on others meanwhile: the health of the server, and the saves of a user who has nothing to do with it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Filing } from '../../../domain/filing/types';
import type { ApiClient } from '../../support/server/api-client';
import { shareOf } from '../measure';
import { bigDraft } from '../sample';
import { SAVE } from './save';

const HEALTH_EVERY_MS = 50;
const SAVE_EVERY_MS = 200;

export interface Noticed {
  health: number[];
  save: number[];
  /** Answers other than success. */
  refused: number;
}

export interface Draft {
  client: ApiClient;
  id: string;
  version: number;
}

export const startDraft = async (client: ApiClient): Promise<Draft> => {
  const { id, version } = await client.must<Filing>(SAVE, { action: 'save', data: bigDraft(0) });
  if (!id) throw new Error('a draft without an id');
  return { client, id, version };
};

/**
 * Milliseconds from when a request was due: one that waits for the one before has waited too. Requests are due at even
 * intervals, whatever the server does.
 */
async function atIntervals(
  everyMs: number,
  end: number,
  request: () => Promise<boolean>,
): Promise<[number[], number]> {
  const durations: number[] = [];
  let refused = 0;
  for (let due = performance.now(); due < end; due += everyMs) {
    await sleep(Math.max(0, due - performance.now()));
    if (!(await request())) refused++;
    durations.push(performance.now() - due);
  }
  return [durations, refused];
}

export const notice = async (url: string, draft: Draft, milliseconds: number): Promise<Noticed> => {
  const end = performance.now() + milliseconds;
  const health = atIntervals(HEALTH_EVERY_MS, end, async () => {
    const answer = await fetch(`${url}/api/health`);
    await answer.arrayBuffer();
    return answer.ok;
  });
  const save = atIntervals(SAVE_EVERY_MS, end, async () => {
    const { id, version } = draft;
    const body = { id, version, action: 'save', data: bigDraft(version) };
    const reply = await draft.client.send<Filing>(SAVE, body);
    if (reply.code === 200) draft.version = reply.data.version;
    return reply.code === 200;
  });
  const [[healthMs, unhealthy], [saveMs, unsaved]] = await Promise.all([health, save]);
  return { health: healthMs, save: saveMs, refused: unhealthy + unsaved };
};

export const p95 = (values: number[]): number => shareOf(values, 0.95);
