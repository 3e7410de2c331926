import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths';
import type { MessageItem } from '../../domain/calls/inbox';
import type { RecognitionItem } from '../../domain/calls/recognitions';
import type { ResultsData } from '../../domain/calls/results';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { beta } from '../../tests/support/test-programs';
import type { Deps } from '../core/deps';
import { createInbox } from '../core/inbox/inbox-service';
import { createRecognitionParts, remindOfRecognitions } from './recognitions-service';

const programs = [
  {
    ...beta,
    review: { expertReview: false, publicNotice: false },
    recognition: { name: { zh: '示例企业', en: 'Sample company' }, years: 3, basis: 'house default' },
  },
];

let clients: ReviewClients;
let filing: string;

beforeAll(async () => {
  clients = await ReviewClients.open(programs);
  filing = await clients.submit('beta', clients.owner);
  await clients.decide(filing, clients.reviewer, PASS);
  await clients.decide(filing, clients.admin, { action: 'approve', grant_approved: 1 });
});
afterAll(() => clients.close());

const own = async (query: Record<string, string> = {}, token = clients.owner) =>
  (await clients.app.call<Page<RecognitionItem>>(paths.ownRecognitions, { token, query })).data;
const ofOffice = async (token: string) =>
  (await clients.app.call<Page<RecognitionItem>>(paths.recognitions, { token })).data;
const published = async () =>
  (await clients.app.call<ResultsData>(paths.publicResults)).data.list.find(
    ({ program }) => program === 'beta',
  );
const reminders = async () =>
  (await clients.app.call<Page<MessageItem>>(paths.messages, { token: clients.owner })).data.list.filter(
    ({ title }) => title === 'A recognition expires soon',
  );

/** The job, as the server runs it by the hour. */
function remindAll(): Promise<void> {
  const { app } = clients;
  const clock = () => app.clock.now;
  const deps = { ...app, clock, log: app.app.log, programs, inbox: createInbox({ db: app.db, clock }) };
  return remindOfRecognitions(createRecognitionParts(deps as unknown as Deps));
}

it('is given by an approval, with a number and three years, to be seen by the company, its offices and everybody', async () => {
  const [given] = (await own()).list;
  expect(given).toMatchObject({
    id: filing,
    valid_from: '2026-06-10',
    valid_to: '2029-06-09',
    state: 'valid',
  });
  expect(given?.no).toMatch(/^..R2026000\d$/);
  for (const token of [clients.admin, clients.reviewer])
    expect((await ofOffice(token)).list.map(({ id }) => id)).toContain(filing);
  expect((await own({}, clients.stranger)).list.map(({ id }) => id)).not.toContain(filing);
  expect(await ofOffice(clients.owner)).toBeNull();
  expect((await own({ state: 'valid', program: 'beta' })).list.map(({ id }) => id)).toContain(filing);
  expect((await own({ state: 'expiring', program: 'beta' })).total).toBe(0);
  expect((await published())?.certificate).toEqual({
    no: given?.no,
    valid_from: '2026-06-10',
    valid_to: '2029-06-09',
  });
});

it('is reminded of once a stage before its end, and expires after its last day', async () => {
  await remindAll();
  expect(await reminders()).toHaveLength(0);
  await clients.setClock(new Date('2028-12-09T02:00:00Z'));
  await remindAll();
  await remindAll();
  expect(await reminders()).toHaveLength(1);
  expect((await own({ state: 'expiring' })).list[0]).toMatchObject({ id: filing, state: 'expiring' });
  await clients.setClock(new Date('2029-06-09T17:00:00Z'));
  expect((await own({ state: 'expired' })).list[0]).toMatchObject({ id: filing, state: 'expired' });
});

it('is revoked with its filing, on a day that everybody reads', async () => {
  const revoked = await clients.decide(filing, clients.admin, {
    action: 'revoke',
    reasons: ['other'],
    opinion: '提供虚假材料',
    doc_no: '沈科发〔2029〕1号',
  });
  expect(revoked.code).toBe(200);
  expect((await own({ state: 'revoked' })).list[0]).toMatchObject({
    state: 'revoked',
    revoked_on: '2029-06-10',
  });
  expect((await published())?.revoked).toMatchObject({ on: '2029-06-10' });
});
