// A form is closed while a response is pending: the response applies only to the filing it was requested for.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dispatch,
  getBaseData,
  getFilingState,
  person,
  setField,
  startFiling,
} from '../../../tests/support/portal/filing-server';
import {
  createGazelle,
  createHightech,
  createUnsaved,
  isSave,
  mockFilingServer,
} from '../../../tests/support/portal/several-filings';
import { createFilingEntry } from './filingState';
import { listUnsentFilings, saveEntry } from './localStore';
import { isDirty } from './state';

const open = (program: string, id: string | null = null) =>
  dispatch('open', { user: person.name, program, kind: '', id, draft: null });

/** Closes the open form and opens the high-tech form, as the portal does. */
async function moveToHightech() {
  await dispatch('closed');
  await open('hightech');
  expect(getFilingState().filing?.id).toBe('h1');
}

const expectHightechAlone = () => {
  expect(getFilingState().filing).toMatchObject({ id: 'h1', program: 'hightech' });
  expect(getFilingState().answers).not.toHaveProperty('baseData.main_business');
  expect(isDirty(getFilingState())).toBe(false);
};

beforeEach(startFiling);

describe('filing/open answered after another filing was opened', () => {
  it('does not show the late filing, nor apply its edits', async () => {
    const server = mockFilingServer(createGazelle('aaa'), createGazelle('bbb'));
    const first = server.hold(({ path }) => path.endsWith('/aaa'));
    const opening = open('gazelle', 'aaa');
    await first.asked();
    await dispatch('closed');
    await open('gazelle', 'bbb');
    first.release();
    await opening;
    expect(getFilingState().filing?.id).toBe('bbb');
    setField('main_business', 'for b');
    await dispatch('save');
    expect(server.saves().map(({ body }) => body?.id)).toEqual(['bbb']);
    expect(getBaseData(server.stored.get('aaa')?.data ?? {}).main_business).toBe('robots');
  });

  it('does not show its failure either', async () => {
    const server = mockFilingServer(createGazelle('bbb'));
    const first = server.hold(({ path }) => path.endsWith('/gone'));
    const opening = open('gazelle', 'gone');
    await first.asked();
    await dispatch('closed');
    await open('gazelle', 'bbb');
    first.release();
    await opening;
    expect(getFilingState().problem).toBeNull();
  });
});

describe('filing/submit answered after the user left', () => {
  it('reports the result without putting it into the other form', async () => {
    const server = mockFilingServer(createGazelle('aaa'), createHightech());
    await open('gazelle', 'aaa');
    const answered = server.hold(({ path }) => path.endsWith('/submit/'));
    const submitting = dispatch('submit', { confirmed: [] });
    await answered.asked();
    await moveToHightech();
    answered.release();
    expect(await submitting).toMatchObject({ ok: true, filing: { id: 'aaa', receipt: { no: 'GZ1' } } });
    expectHightechAlone();
  });

  it('submits nothing if the form was left while it waited for a save', async () => {
    const server = mockFilingServer(createGazelle('aaa'), createHightech());
    await open('gazelle', 'aaa');
    setField('main_business', 'arms');
    const answered = server.hold(isSave);
    const saving = dispatch('save');
    await answered.asked();
    const submitting = dispatch('submit', { confirmed: [] });
    await moveToHightech();
    answered.release();
    await saving;
    expect(await submitting).toBeUndefined();
    expect(server.sent.filter(({ path }) => path.endsWith('/submit/'))).toEqual([]);
  });
});

describe('filing/withdraw answered after the user left', () => {
  it('changes nothing in the other form', async () => {
    const server = mockFilingServer(
      createGazelle('aaa', { status: 'submitted', actions: ['withdraw'] }),
      createHightech(),
    );
    await open('gazelle', 'aaa');
    const answered = server.hold(({ path }) => path.includes('withdraw'));
    const withdrawing = dispatch('withdraw');
    await answered.asked();
    await moveToHightech();
    answered.release();
    await withdrawing;
    expectHightechAlone();
  });
});

describe('filing/save answered after the user left', () => {
  it("sends nothing of a colleague's filing to the form that is open by then", async () => {
    const server = mockFilingServer(createUnsaved(), createHightech());
    await open('gazelle');
    setField('main_business', 'mine');
    server.stored.delete('');
    server.stored.set('colleague', createGazelle('colleague'));
    const fetched = server.hold(({ path }) => path.endsWith('/colleague'));
    const saving = dispatch('save');
    await fetched.asked();
    await moveToHightech();
    fetched.release();
    await saving;
    expectHightechAlone();
    expect(server.saves().filter(({ path }) => path.includes('companyRec'))).toEqual([]);
  });

  async function leaveDuring(typedMeanwhile?: string) {
    const server = mockFilingServer(createGazelle('aaa'), createHightech());
    await open('gazelle', 'aaa');
    setField('main_business', 'arms');
    await saveEntry(createFilingEntry(getFilingState()));
    const answered = server.hold(isSave);
    const saving = dispatch('save');
    await answered.asked();
    if (typedMeanwhile) {
      setField('registered_address', typedMeanwhile);
      await saveEntry(createFilingEntry(getFilingState()));
    }
    await moveToHightech();
    answered.release();
    await saving;
    expectHightechAlone();
    return server;
  }

  it('leaves nothing in the browser once acknowledged', async () => {
    await leaveDuring();
    expect(await listUnsentFilings(person.name)).toEqual([]);
  });

  it('leaves in the browser only the text typed after it', async () => {
    const server = await leaveDuring('typed later');
    const [entry] = await listUnsentFilings(person.name);
    expect(entry).toMatchObject({ filing: 'aaa', version: 2, base: { baseData: { main_business: 'arms' } } });
    await dispatch('closed');
    await open('gazelle', 'aaa');
    const both = { main_business: 'arms', registered_address: 'typed later' };
    await vi.waitFor(() => expect(getBaseData(server.stored.get('aaa')?.data ?? {})).toMatchObject(both));
    expect(getFilingState().conflict).toBeNull();
  });
});

describe('filing/save in a tab that ends before the answer', () => {
  it('leaves an entry that names what was sent', async () => {
    const server = mockFilingServer(createGazelle('g1'));
    await open('gazelle', 'g1');
    const sent = server.hold(isSave);
    setField('main_business', 'the last words');
    const saving = dispatch('save');
    await sent.asked();
    const [entry] = await listUnsentFilings(person.name);
    expect(entry?.unanswered?.map(getBaseData)).toMatchObject([{ main_business: 'the last words' }]);
    sent.release();
    await saving;
    expect(await listUnsentFilings(person.name)).toEqual([]);
  });
});
