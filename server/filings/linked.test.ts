import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Filing } from '../../domain/filing/types';
import type { Answers, FieldAnswers, Program } from '../../domain/programs/define';
import { findProgram } from '../../domain/programs/find';
import { callOf, saveCallOf, withFiles } from '../../tests/support/file-sample';
import { samplesOf } from '../../tests/support/samples';
import { startTestApp, type TestApp } from '../testing';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('demo');
});
afterAll(() => app.close());

function programOf(key: string): Program {
  const program = findProgram(key);
  if (!program) throw new Error(key);
  return program;
}

it('lets a person lead one project of a batch, whichever company files it, also when two file at once', async () => {
  const key = programOf('keyproject');
  const sample = samplesOf(key.key)[0]?.data ?? {};
  const other = await app.signIn('other');
  const ready = await Promise.all(
    [owner, other].map(async (token) => ({
      token,
      data: await withFiles(app, token, key, structuredClone(sample)),
    })),
  );
  type Sent = Filing & { missing?: { path: string }[] };
  const file = ({ token, data }: { token: string; data: Answers }) =>
    app.call<Sent>(saveCallOf(key), { token, body: { data, action: 'submit' } });

  const answers = await Promise.all(ready.map(async (sent) => ({ ...(await file(sent)), sent })));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 208]);
  const refused = answers.find(({ code }) => code === 208);
  expect(refused?.data.missing).toMatchObject([{ path: 'leader.leader_id_no' }]);

  const { token, data } = refused?.sent ?? { token: '', data: {} };
  const passport = { leader_id_type: 'passport', leader_id_no: 'E12345678' };
  const leader = { ...(data.leader as FieldAnswers), ...passport };
  expect((await file({ token, data: { ...data, leader } })).code).toBe(200);
});

it('files a platform under the kind that was chosen, whatever the answers say', async () => {
  const platform = programOf('innovation_platform');
  const kindOf = ({ data }: Filing) => (data.selectIndex as FieldAnswers).select_index;
  const info = `${callOf(platform.calls.info)}?selectIndex=3`;
  const fresh = await app.call<Filing>(info, { token: owner });
  expect([fresh.data.kind, kindOf(fresh.data)]).toEqual(['3', 3]);

  const body = { selectIndex: 3, data: { selectIndex: { select_index: 5 } } };
  const saved = await app.call<Filing>(saveCallOf(platform), { token: owner, body });
  expect([saved.data.kind, kindOf(saved.data)]).toEqual(['3', 3]);
  const again = { id: saved.data.id, version: 1, data: { selectIndex: { select_index: 1 } } };
  const changed = await app.call<Filing>(saveCallOf(platform), { token: owner, body: again });
  expect(kindOf(changed.data)).toBe(3);
});
