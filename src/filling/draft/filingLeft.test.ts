// A form that is left while an answer is on its way: what comes is for the filing that it was asked for, and for no other.

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { baseOf, begin, dispatch, edit, person, state } from '../../../tests/support/portal/filing-server';
import { gazelle, hightech, isSave, serve, unsaved } from '../../../tests/support/portal/several-filings';
import { entryOf } from './filingState';
import { record, unsentWork } from './localStore';
import { isDirty } from './state';

const open = (program: string, id: string | null = null) =>
  dispatch('open', { user: person.name, program, kind: '', id, draft: null });

/** From the form that is open to the high-tech form, as the portal does it. */
async function moveToHightech() {
  await dispatch('closed');
  await open('hightech');
  expect(state().filing?.id).toBe('h1');
}

const expectHightechAlone = () => {
  expect(state().filing).toMatchObject({ id: 'h1', program: 'hightech' });
  expect(state().answers).not.toHaveProperty('baseData.main_business');
  expect(isDirty(state())).toBe(false);
};

beforeEach(begin);

describe('a filing that is answered after another one was opened', () => {
  it('is not shown in its place, and gets none of its edits', async () => {
    const server = serve(gazelle('aaa'), gazelle('bbb'));
    const first = server.hold(({ path }) => path.endsWith('/aaa'));
    const opening = open('gazelle', 'aaa');
    await first.asked();
    await dispatch('closed');
    await open('gazelle', 'bbb');
    first.release();
    await opening;
    expect(state().filing?.id).toBe('bbb');
    edit('main_business', 'for b');
    await dispatch('save');
    expect(server.saves().map(({ body }) => body?.id)).toEqual(['bbb']);
    expect(baseOf(server.stored.get('aaa')?.data ?? {}).main_business).toBe('robots');
  });

  it('says nothing of a failure either', async () => {
    const server = serve(gazelle('bbb'));
    const first = server.hold(({ path }) => path.endsWith('/gone'));
    const opening = open('gazelle', 'gone');
    await first.asked();
    await dispatch('closed');
    await open('gazelle', 'bbb');
    first.release();
    await opening;
    expect(state().problem).toBeNull();
  });
});

describe('a submission', () => {
  it('that is answered after the move is told, and not put into the other form', async () => {
    const server = serve(gazelle('aaa'), hightech());
    await open('gazelle', 'aaa');
    const answered = server.hold(({ path }) => path.endsWith('/submit/'));
    const submitting = dispatch('submit', { confirmed: [] });
    await answered.asked();
    await moveToHightech();
    answered.release();
    expect(await submitting).toMatchObject({ ok: true, filing: { id: 'aaa', receipt: { no: 'GZ1' } } });
    expectHightechAlone();
  });

  it('that waits for a save files nothing once its form was left', async () => {
    const server = serve(gazelle('aaa'), hightech());
    await open('gazelle', 'aaa');
    edit('main_business', 'arms');
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

it('a withdrawal that is answered after the move changes the other form in nothing', async () => {
  const server = serve(gazelle('aaa', { status: 'submitted', actions: ['withdraw'] }), hightech());
  await open('gazelle', 'aaa');
  const answered = server.hold(({ path }) => path.includes('withdraw'));
  const withdrawing = dispatch('withdraw');
  await answered.asked();
  await moveToHightech();
  answered.release();
  await withdrawing;
  expectHightechAlone();
});

describe('a save', () => {
  it('that has met a colleague’s filing sends nothing of it to the form that is open by then', async () => {
    const server = serve(unsaved(), hightech());
    await open('gazelle');
    edit('main_business', 'mine');
    server.stored.delete('');
    server.stored.set('colleague', gazelle('colleague'));
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
    const server = serve(gazelle('aaa'), hightech());
    await open('gazelle', 'aaa');
    edit('main_business', 'arms');
    await record(entryOf(state()));
    const answered = server.hold(isSave);
    const saving = dispatch('save');
    await answered.asked();
    if (typedMeanwhile) {
      edit('registered_address', typedMeanwhile);
      await record(entryOf(state()));
    }
    await moveToHightech();
    answered.release();
    await saving;
    expectHightechAlone();
    return server;
  }

  it('that is acknowledged late leaves nothing in this browser', async () => {
    await leaveDuring();
    expect(await unsentWork(person.name)).toEqual([]);
  });

  it('that is acknowledged late leaves in this browser the words typed after it', async () => {
    const server = await leaveDuring('typed later');
    const [entry] = await unsentWork(person.name);
    expect(entry).toMatchObject({ filing: 'aaa', version: 2, base: { baseData: { main_business: 'arms' } } });
    await dispatch('closed');
    await open('gazelle', 'aaa');
    const both = { main_business: 'arms', registered_address: 'typed later' };
    await vi.waitFor(() => expect(baseOf(server.stored.get('aaa')?.data ?? {})).toMatchObject(both));
    expect(state().conflict).toBeNull();
  });
});
