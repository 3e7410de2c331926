import assert from 'node:assert/strict';
import { paths } from '../../domain/api/paths.generated';
import type { Filing } from '../../domain/filing/types';
import type { ApiReply } from '../support/server/api-client';
import { formatOneCall, SAVE, withDraft } from './drafts';
import type { TrialArea } from './row';

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const texts = (filing: Filing) => (filing.data.work ?? {}) as Record<string, unknown>;

export const concurrency: TrialArea = {
  title: 'Concurrency',
  rows: [
    {
      no: 'C1',
      condition: 'two windows save the same version',
      expected: 'the second hears of the conflict and what is stored; nothing is overwritten',
      async run(target) {
        return withDraft(target, async ({ save, stored, version }) => {
          const first = await save({ work: { work_task: '甲' } }, version);
          assert.equal(first.code, 200);
          const second = (await save(
            { work: { work_task: '乙' } },
            version,
          )) as ApiReply<unknown> as ApiReply<{
            conflict: boolean;
            version: number;
          }>;
          assert.deepEqual(
            [second.code, second.data.conflict, second.data.version],
            [208, true, first.data.version],
          );
          assert.equal(texts(await stored()).work_task, '甲');
          return `208, conflict at version ${second.data.version}`;
        });
      },
    },
    {
      no: 'C2',
      condition: 'twenty saves of one version at once',
      expected: 'one is stored, nineteen hear of it; no lost update',
      async run(target) {
        return withDraft(target, async ({ save, stored, version }) => {
          const replies = await times(20, (i) => save({ work: { work_task: `第 ${i} 份` } }, version));
          const stood = replies.flatMap(({ code }, i) => (code === 200 ? [i] : []));
          const busy = replies.filter(({ status }) => status === 429 || status === 503).length;
          assert.equal(stood.length, 1, replies.map(({ code }) => code).join(' '));
          assert.equal(texts(await stored()).work_task, `第 ${stood[0]} 份`);
          return `1 stored, ${19 - busy} conflicts${busy ? `, ${busy} asked to come again` : ''}`;
        });
      },
    },
    {
      no: 'C3',
      condition: 'the same request twenty times under one Idempotency-Key, some at once, some later',
      expected: 'carried out once; one answer for all',
      async run(target) {
        const client = await target.as('other');
        const key = { 'idempotency-key': `hostile-${Date.now()}` };
        const ask = () => client.send<Filing>(SAVE, { action: 'save', data: {} }, key);
        const replies = [...(await times(10, ask)), ...(await times(10, ask))];
        const answered = replies.filter(({ code }) => code === 200);
        const ids = new Set(answered.map(({ data }) => data.id));
        for (const id of ids) await client.send(paths.deleteDraft.replace('{id}', id ?? ''));
        assert.equal(ids.size, 1, `${ids.size} filings`);
        return `${answered.length} answers, 1 filing`;
      },
    },
    {
      no: 'C4',
      condition: 'a draft dropped while it is saved',
      expected: 'dropped or saved, never half; never a fault',
      async run(target) {
        return withDraft(target, async ({ client, save, id }) => {
          const [saved, dropped] = await Promise.all([
            save({ work: { work_task: '丙' } }),
            client.send(paths.deleteDraft.replace('{id}', id)),
          ]);
          assert.ok(saved.status === 200 && dropped.status === 200);
          const after = await client.send<Filing>(formatOneCall(id));
          assert.equal(after.code, dropped.code === 200 ? 208 : 200);
          return `save ${saved.code}, drop ${dropped.code}, then ${after.code}`;
        });
      },
    },
    {
      no: 'C5',
      condition: 'submit pressed five times, sent twenty times in parallel, repeated after a lost answer',
      expected: 'one submission, one number',
      shownBy: {
        file: 'server/filings/submit.test.ts',
        title: 'creates one submission from twenty parallel ones, and returns its receipt to the others',
      },
    },
    {
      no: 'C6',
      condition: 'a thousand random interleavings of two people',
      expected: 'no lost update',
      shownBy: { file: 'server/filings/save.test.ts', title: 'loses no update in random interleavings' },
    },
    {
      no: 'C7',
      condition: 'a late autosave after the submission',
      expected: '208; the submission is unchanged',
      shownBy: {
        file: 'server/filings/submit.test.ts',
        title: 'includes the last edit; an autosave that arrives later changes nothing',
      },
    },
    {
      no: 'C8',
      condition: 'ten registrations of one credit code at once',
      expected: 'one company',
      shownBy: {
        file: 'server/companies/registration.test.ts',
        title: 'creates one company for ten parallel requests',
      },
    },
    {
      no: 'C9',
      condition: 'two windows in the browser',
      expected: 'what only one changed is merged, what both changed is asked',
      shownBy: { file: 'tests/e2e/drafts.spec.ts', title: 'merges what one tab changed' },
    },
  ],
};
