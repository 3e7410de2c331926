// Unsent text of a filing that can be changed no more: it stays in this browser, and returns with the right to change it.

import type { Filing } from '@domain/filing/types';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dispatch,
  getBaseData,
  getFilingState,
  person,
  server,
  setField,
  startFiling,
} from '../../../tests/support/portal/filing-server';
import { createGazelle, mockFilingServer } from '../../../tests/support/portal/several-filings';
import { createFilingEntry } from './filingState';
import { listUnsentFilings, saveEntry } from './localStore';
import { isUnsent } from './state';
import { filingMachine } from './sync';

/** Stores the draft, as the page does with each change. */
const keep = () => saveEntry(createFilingEntry(getFilingState()));
const shown = () => getBaseData(getFilingState().answers);
const kept = async () => (await listUnsentFilings(person.name)).map(({ answers }) => getBaseData(answers));
const open = (id: string) =>
  dispatch('open', { user: person.name, program: 'gazelle', kind: '', id, draft: null });

/** Shows what a colleague makes of the filing. */
async function pullChanged(change: Pick<Filing, 'status' | 'actions'>) {
  server.filing = { ...server.filing, ...change, version: server.filing.version + 1 };
  await dispatch('pull', null);
}
const submitElsewhere = () => pullChanged({ status: 'submitted', actions: ['withdraw'] });

beforeEach(startFiling);

describe('filing/pull of a submission (filingModel)', () => {
  it.each(['draft', 'returned'] as const)(
    'returns the text to the page once the filing is %s again',
    async (status) => {
      setField('registered_address', 'my long text');
      await submitElsewhere();
      expect(shown().registered_address).toBe('A');
      await pullChanged({ status, actions: ['save', 'submit'] });
      expect(shown().registered_address).toBe('my long text');
      setField('main_business', 'x');
      await keep();
      await dispatch('save');
      await vi.waitFor(() =>
        expect(getBaseData(server.filing.data)).toMatchObject({
          registered_address: 'my long text',
          main_business: 'x',
        }),
      );
    },
  );

  it('stores a value that the server cannot accept, and nothing of the submitted filing in its place', async () => {
    const tooLong = 'x'.repeat(500);
    setField('registered_address', tooLong);
    await keep();
    await dispatch('save');
    expect(getFilingState().save.withheld).toBe(1);
    await submitElsewhere();
    expect(isUnsent(getFilingState())).toBe(false);
    expect((await kept()).map(({ registered_address }) => registered_address)).toEqual([tooLong]);
  });

  it('offers no undoing of steps that were taken before', async () => {
    await dispatch('rows', { section: 'honorData', answers: { ...getFilingState().answers, honorData: [] } });
    await dispatch('save');
    await submitElsewhere();
    expect(getFilingState().undo).toEqual([]);
  });

  it('changes nothing in a filing that was opened while the text was being stored', async () => {
    const { stored } = mockFilingServer(createGazelle('aaa'), createGazelle('bbb'));
    await dispatch('closed');
    await open('aaa');
    setField('registered_address', 'unsent in a');
    stored.set('aaa', createGazelle('aaa', { status: 'submitted', version: 2, actions: [] }));
    let goOn = () => {};
    const written = new Promise<boolean>((resolve) => {
      goOn = () => resolve(true);
    });
    const storing = vi.spyOn(filingMachine, 'keep').mockImplementationOnce(() => written);
    const pulling = dispatch('pull', null);
    await vi.waitFor(() => expect(storing).toHaveBeenCalled());
    await dispatch('closed');
    await open('bbb');
    setField('main_business', 'typed in b');
    goOn();
    await pulling;
    expect(getFilingState().filing).toMatchObject({ id: 'bbb', status: 'draft' });
    expect(shown().main_business).toBe('typed in b');
  });
});

describe('filing/submit during which was typed (filingModel)', () => {
  /** Submits a filing; `typing` runs before the answer. */
  async function submitWhile(typing: (mock: ReturnType<typeof mockFilingServer>) => unknown) {
    const mock = mockFilingServer(createGazelle('aaa'));
    await dispatch('closed');
    await open('aaa');
    const answered = mock.hold(({ path }) => path.endsWith('/submit/'));
    const submitting = dispatch('submit', { confirmed: [] });
    await answered.asked();
    await typing(mock);
    answered.release();
    expect(await submitting).toMatchObject({ ok: true });
    expect(getFilingState()).toMatchObject({ submitting: false, filing: { status: 'submitted' } });
  }

  it('keeps the text in this browser, and returns it to the page after a withdrawal', async () => {
    await submitWhile(() => setField('registered_address', 'typed while waiting'));
    expect(shown().registered_address).toBe('A');
    expect(await kept()).toMatchObject([{ registered_address: 'typed while waiting' }]);
    await dispatch('withdraw');
    expect(shown().registered_address).toBe('typed while waiting');
  });

  it("keeps the person's own text where a save has met a conflict", async () => {
    await submitWhile(async ({ stored }) => {
      setField('registered_address', 'mine');
      await keep();
      stored.set(
        'aaa',
        createGazelle('aaa', { version: 2, data: { baseData: { registered_address: 'theirs' } } }),
      );
      await dispatch('save');
      expect(getFilingState().conflict).not.toBeNull();
    });
    expect(await kept()).toMatchObject([{ registered_address: 'mine' }]);
  });
});
