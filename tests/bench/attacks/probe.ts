/** The effect on others meanwhile: the health of the server, and the saves of a user who has nothing to do with it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Filing } from '../../../domain/filing/types';
import type { ApiClient } from '../../support/server/api-client';
import { computePercentile } from '../measure';
import { createBigDraft } from '../sample';
import { SAVE } from './save';

const HEALTH_EVERY_MS = 50;
const SAVE_EVERY_MS = 200;

export interface BystanderTimes {
  health: number[];
  save: number[];
  /** Answers other than success. */
  refused: number;
}

export interface BystanderDraft {
  client: ApiClient;
  id: string;
  version: number;
}

export const startDraft = async (client: ApiClient): Promise<BystanderDraft> => {
  const { id, version } = await client.must<Filing>(SAVE, { action: 'save', data: createBigDraft(0) });
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

export const measureBystanders = async (
  url: string,
  draft: BystanderDraft,
  milliseconds: number,
): Promise<BystanderTimes> => {
  const end = performance.now() + milliseconds;
  const health = atIntervals(HEALTH_EVERY_MS, end, async () => {
    const answer = await fetch(`${url}/api/health`);
    await answer.arrayBuffer();
    return answer.ok;
  });
  const save = atIntervals(SAVE_EVERY_MS, end, async () => {
    const { id, version } = draft;
    const body = { id, version, action: 'save', data: createBigDraft(version) };
    const reply = await draft.client.send<Filing>(SAVE, body);
    if (reply.code === 200) draft.version = reply.data.version;
    return reply.code === 200;
  });
  const [[healthMs, unhealthy], [saveMs, unsaved]] = await Promise.all([health, save]);
  return { health: healthMs, save: saveMs, refused: unhealthy + unsaved };
};

export const computeP95 = (values: number[]): number => computePercentile(values, 0.95);
