/** On trial one person signs for each hand of the company, appeals, and hears the appeal; no list and no number changes by it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../domain/accounts/calls';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { AnsweredAppeal, OwnAppeals } from '../../domain/appeals/calls';
import type { SignatoriesData } from '../../domain/filing/signatory-calls';
import type { Filing } from '../../domain/filing/types';
import { WORKSHOP_DOCUMENT, workshopAnswers } from '../../tests/support/digital-workshop';
import { submitSaved } from '../../tests/support/file-sample';
import { readPdfPages } from '../../tests/support/pdf-text';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { readTables } from '../../tests/support/server/lists-and-numbers';
import { openProgramPublisher } from '../../tests/support/server/program-publisher';
import {
  getTried,
  openTrialPeople,
  type TrialPeople,
  watchListsAndNumbers,
} from '../../tests/support/server/trial-people';
import { withId } from '../../tests/support/with-id';

const KEY = 'digital_workshop';
const SIGNED = WORKSHOP_DOCUMENT.replace(
  'publicNotice: false }',
  `publicNotice: false, signing: { inOrder: true, secondFactor: false, hands: [
      { hand: filler, sections: [] }, { hand: finance, sections: [systems] }, { hand: legal, sections: [] }] } }`,
);
const HANDS = ['filler', 'finance', 'legal'] as const;
const REASON = '设备联网率计算有误，附台账';

let app: TestApp;
let people: TrialPeople;
let tokens: TrialPeople['tokens'];
let id: string;
let before: unknown;
let listChanges: () => Promise<unknown[]>;

const findTrialFiling = async () => (await people.trials())[0]?.filings[0];

beforeAll(async () => {
  app = await startTestApp();
  const { data } = await (await openProgramPublisher(app)).propose(SIGNED);
  people = await openTrialPeople(app);
  tokens = people.tokens;
  before = await readTables(app);
  listChanges = await watchListsAndNumbers(app);
  await people.begin('proposal', String(data.no));
  await people.act('filer');
});
afterAll(() => app.close());

describe('a program on trial that asks for signatures', () => {
  it('is signed by whoever acts for the trial company, for each hand in its turn', async () => {
    const { data: user } = await app.call<CurrentUser>(paths.currentUser, { token: tokens.filer });
    expect(user.permissions).toEqual(expect.arrayContaining(['filing.sign', 'filing.appeal']));
    expect(user.permissions).not.toContain('users.manage');
    const saved: Filing = await people.save(KEY, workshopAnswers);
    id = String(saved.id);
    const submit = () => submitSaved(app, tokens.filer, getTried(KEY), saved);
    expect((await submit()).msg).toContain('Signatures are missing');
    const readHands = () => people.read<SignatoriesData>(paths.filingHands, id, tokens.filer);
    for (const hand of HANDS) {
      const { hands, version } = await readHands();
      const due = hands.find((each) => each.due);
      expect(due).toMatchObject({ hand, own: true, holders: [{ name: expect.stringContaining('周岩') }] });
      await people.must(withId(paths.signFiling, id), tokens.filer, { hand, version });
    }
    expect((await submit()).code).toBe(200);
    expect((await readHands()).hands.map(({ hand, signature }) => [hand, signature?.name])).toEqual(
      HANDS.map((hand) => [hand, expect.stringContaining('周岩')]),
    );
  });

  it('has the signatures in its paper', async () => {
    const [method, url] = withId(paths.reviewDocument, id).split(' ') as ['GET', string];
    const headers = { authorization: `JWT ${tokens.admin}` };
    const { rawPayload } = await app.app.inject({ method, url, headers });
    const text = (await readPdfPages(rawPayload)).join('').replace(/\s/g, '');
    expect(text).toContain('试填TRIAL');
    for (const name of ['财务负责人', '法定代表人']) expect(text).toContain(name);
  });
});

describe('an appeal on trial', () => {
  it('is sent against a rejection, numbered apart, and found from the list of trials alone', async () => {
    await people.decide(id, tokens.reviewer, { action: 'pass_first' });
    await people.decide(id, tokens.admin, { action: 'reject_city', reasons: ['eligibility'] });
    const own = await people.read<OwnAppeals>(paths.ownAppeal, id, tokens.filer);
    expect(own).toMatchObject({ may: true, appeals: [] });
    const sent = await people.must<OwnAppeals>(withId(paths.sendAppeal, id), tokens.filer, {
      reason: REASON,
    });
    const appeal = { no: expect.stringMatching(/^TAPL\d{8}-000001$/), status: 'open' };
    expect(sent).toMatchObject({ may: false, appeals: [appeal] });
    expect((await findTrialFiling())?.appeal).toEqual(appeal);
    expect(await listChanges()).toEqual([]);
  });

  it('is upheld by whoever rejected the filing, which is decided anew', async () => {
    const query = { filing: id };
    const { data } = await app.call<PagedList<AnsweredAppeal>>(paths.appeals, { token: tokens.admin, query });
    const [appeal] = data.list;
    const answered = await people.must<AnsweredAppeal>(
      withId(paths.answerAppeal, appeal?.id ?? ''),
      tokens.admin,
      { version: appeal?.version, outcome: 'upheld', text: '台账属实' },
    );
    expect(answered.status).toBe('upheld');
    expect(await findTrialFiling()).toMatchObject({
      status: 'district_passed',
      appeal: { status: 'upheld' },
    });
    await people.decide(id, tokens.admin, { action: 'approve', grant_approved: 0 });
    expect((await findTrialFiling())?.status).toBe('approved');
    expect(await listChanges()).toEqual([]);
  });

  it('goes with the trial', async () => {
    const path = paths.removeTrial.replace('{key}', `trial_${KEY}`);
    expect((await app.call(path, { token: tokens.admin })).code).toBe(200);
    expect(await readTables(app)).toEqual(before);
  });
});
