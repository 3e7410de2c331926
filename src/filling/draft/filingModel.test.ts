// Saving, undoing and submitting, checked by the requests that reach the server.
import type { Row } from '@domain/definition';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import {
  dispatch,
  getBaseData,
  getFilingState,
  listSaves,
  server,
  setField,
  startFiling,
} from '../../../tests/support/portal/filing-server';
import { isDirty } from './state';

beforeEach(startFiling);

/** Starts a save and edits again before it completes; returns a function that lets the save complete. */
async function saveUnderWay(): Promise<() => Promise<unknown>> {
  let release = () => {};
  server.hold = new Promise((resolve) => {
    release = resolve;
  });
  setField('main_business', 'first');
  const underWay = dispatch('save');
  await vi.waitFor(() => expect(listSaves()).toHaveLength(1));
  setField('main_business', 'second');
  return () => {
    release();
    return underWay;
  };
}

describe('filing/save (filingModel)', () => {
  it('sends the version it started from, and is clean afterwards', async () => {
    setField('main_business', 'arms');
    expect(isDirty(getFilingState())).toBe(true);
    await dispatch('save');
    expect(listSaves()[0]?.body?.version).toBe(1);
    expect(getBaseData(server.filing.data).main_business).toBe('arms');
    expect(isDirty(getFilingState())).toBe(false);
    expect(getFilingState().filing?.version).toBe(2);
  });

  it('sends nothing when nothing was edited', async () => {
    await dispatch('save');
    expect(listSaves()).toHaveLength(0);
  });

  it('never runs twice at once; text typed meanwhile stays unsaved', async () => {
    const arrive = await saveUnderWay();
    await dispatch('save');
    expect(listSaves()).toHaveLength(1);
    await arrive();
    expect(isDirty(getFilingState())).toBe(true);
    await dispatch('save');
    expect(getBaseData(server.filing.data).main_business).toBe('second');
  });

  it('takes values that the server decided, beside text typed meanwhile', async () => {
    server.decides = { registered_address: 'as the server has it' };
    const arrive = await saveUnderWay();
    await arrive();
    const both = { main_business: 'second', registered_address: 'as the server has it' };
    expect(getBaseData(getFilingState().answers)).toMatchObject(both);
    await dispatch('save');
    expect(getBaseData(server.filing.data)).toMatchObject(both);
    expect(isDirty(getFilingState())).toBe(false);
  });

  it('keeps the text while the server asks to wait, and saves it afterwards', async () => {
    server.takesNothing = { status: 429, msg: 'too much at once' };
    setField('main_business', 'in a hurry');
    await dispatch('save');
    expect(getFilingState().save).toMatchObject({ phase: 'failed', attempt: 1 });
    expect(getBaseData(getFilingState().answers).main_business).toBe('in a hurry');
    server.takesNothing = null;
    await dispatch('save');
    expect(getBaseData(server.filing.data).main_business).toBe('in a hurry');
    expect(isDirty(getFilingState())).toBe(false);
  });

  it.each([400, 413])(
    'shows why the server refuses the body (%i), and sends it again only when changed',
    async (status) => {
      server.takesNothing = { status, msg: 'data.team: more than 5000 items; send fewer' };
      setField('main_business', 'far too much');
      await dispatch('save');
      expect(getFilingState().save).toMatchObject({
        phase: 'refused',
        message: 'data.team: more than 5000 items; send fewer',
      });
      expect(getBaseData(getFilingState().answers).main_business).toBe('far too much');
    },
  );

  it('counts failures while the network is down, and keeps the text', async () => {
    server.isDown = true;
    setField('main_business', 'offline');
    await dispatch('save');
    await dispatch('save');
    expect(getFilingState().save).toMatchObject({ phase: 'failed', attempt: 2 });
    expect(getBaseData(getFilingState().answers).main_business).toBe('offline');
  });
});

describe('filing/submit on a busy server (filingModel)', () => {
  const busy = { status: 503, msg: 'busy', retryAfter: '5' };
  const submissions = () => server.requests.filter(({ path }) => path.endsWith('/submit/'));
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => vi.useRealTimers());

  it('remembers how long the server asks to wait, and shows no error', async () => {
    const shown = vi.spyOn(feedback, 'error');
    server.takesNothing = busy;
    setField('main_business', 'on the last day');
    await dispatch('save');
    expect(getFilingState().save).toMatchObject({ phase: 'failed', attempt: 1, wait: 5_000 });
    expect(shown).not.toHaveBeenCalled();
    server.takesNothing = null;
    await dispatch('save');
    expect(getFilingState().save).toMatchObject({ phase: 'idle', wait: null });
  });

  it('shows that a submission waits, saves the last edit first, and submits once under one key', async () => {
    setField('main_business', 'the last edit');
    server.takesNothing = busy;
    const filed = dispatch('submit', { confirmed: [] });
    await vi.waitFor(() => expect(getFilingState().isWaiting).toBe(true));
    expect(submissions()).toHaveLength(0);
    server.takesNothing = null;
    server.hold = new Promise((resolve) => setTimeout(resolve, 9_000));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(getFilingState().isWaiting).toBe(false);
    await vi.waitFor(() => expect(listSaves()).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await filed).toMatchObject({ ok: true });
    expect(getBaseData(server.filing.data).main_business).toBe('the last edit');
  });

  it('repeats the submission itself with the same key', async () => {
    server.takesNothing = busy;
    const filed = dispatch('submit', { confirmed: [] });
    await vi.waitFor(() => expect(getFilingState().isWaiting).toBe(true));
    await vi.advanceTimersByTimeAsync(8_000);
    await vi.waitFor(() => expect(submissions()).toHaveLength(2));
    server.takesNothing = null;
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await filed).toMatchObject({ ok: true });
    expect(new Set(submissions().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    expect(getFilingState()).toMatchObject({ submitting: false, isWaiting: false });
  });

  it('gives up the submission after a minute, and keeps its key', async () => {
    server.takesNothing = busy;
    const filed = dispatch('submit', { confirmed: [] });
    for (let second = 0; second < 70; second++) await vi.advanceTimersByTimeAsync(1_000);
    expect(await filed).toBeUndefined();
    expect(getFilingState()).toMatchObject({ submitting: false, isWaiting: false });
    expect(getFilingState().submitKey).not.toBe('');
  });
});

describe('filing/submit (filingModel)', () => {
  it('saves the last edit first and sends an idempotency key', async () => {
    setField('main_business', 'last words');
    const result = await dispatch('submit', { confirmed: ['GZ-14'] });
    expect(result).toMatchObject({ ok: true });
    expect(getBaseData(server.filing.data).main_business).toBe('last words');
    const sent = server.requests.at(-1);
    expect(sent?.path).toMatch(/\/submit\/$/);
    expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(getFilingState().filing?.receipt?.no).toBe('GZ20260610-000001');
  });

  it('repeats its key when the answer was lost', async () => {
    server.isDown = true;
    expect(await dispatch('submit', { confirmed: [] })).toBeUndefined();
    server.isDown = false;
    await dispatch('submit', { confirmed: [] });
    const keys = server.requests
      .filter(({ path }) => path.endsWith('/submit/'))
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('filing/rows (filingModel)', () => {
  it('restores rows with undo, unless the table was changed since', () => {
    const withRows = (rows: Row[]) =>
      dispatch('rows', { section: 'honorData', answers: { ...getFilingState().answers, honorData: rows } });
    withRows([{ row: 'a', honor_name: 'x' }]);
    withRows([]);
    dispatch('undo');
    expect(getFilingState().answers.honorData).toEqual([{ row: 'a', honor_name: 'x' }]);
    dispatch('undo');
    expect(getFilingState().answers.honorData).toEqual([{ row: 'a', honor_name: 'x' }]);
  });

  it('repeats the change with redo, unless the table was changed since', () => {
    const withRows = (rows: Row[]) =>
      dispatch('rows', { section: 'honorData', answers: { ...getFilingState().answers, honorData: rows } });
    withRows([{ row: 'a', honor_name: 'x' }]);
    dispatch('undo');
    expect(getFilingState().answers.honorData ?? []).toEqual([]);
    dispatch('redo');
    expect(getFilingState().answers.honorData).toEqual([{ row: 'a', honor_name: 'x' }]);
    dispatch('undo');
    withRows([{ row: 'b' }]);
    dispatch('redo');
    expect(getFilingState().answers.honorData).toEqual([{ row: 'b' }]);
  });
});

describe('filing/edit (filingModel)', () => {
  const type = (value: string, field = 'honor_name') =>
    dispatch('edit', { edits: [{ section: 'honorData', row: { row: 'a' }, field, value }] });

  it('undoes all keystrokes in one cell in one step', async () => {
    await dispatch('rows', {
      section: 'honorData',
      answers: { ...getFilingState().answers, honorData: [{ row: 'a', honor_name: 'old' }] },
    });
    for (const text of ['n', 'ne', 'new']) await type(text);
    await dispatch('undo');
    expect(getFilingState().answers.honorData).toEqual([{ row: 'a', honor_name: 'old' }]);
    await dispatch('redo');
    expect(getFilingState().answers.honorData).toEqual([{ row: 'a', honor_name: 'new' }]);
  });

  it('undoes edits of another cell in a step of its own', async () => {
    await type('one');
    await type('two', 'honor_level');
    await dispatch('undo');
    expect(getFilingState().answers.honorData).toMatchObject([{ honor_name: 'one' }]);
    expect(getFilingState().answers.honorData).not.toMatchObject([{ honor_level: 'two' }]);
  });
});

describe('filing/take (filingModel)', () => {
  it('applies chosen earlier answers like edits, and can be undone', async () => {
    await dispatch('take', {
      edits: [{ section: 'baseData', field: 'main_business', value: 'from before' }],
      rows: { honorData: [{ row: 'n1', honor_name: 'first' }] },
    });
    expect(getBaseData(getFilingState().answers).main_business).toBe('from before');
    expect(getFilingState().answers.honorData).toEqual([{ row: 'n1', honor_name: 'first' }]);
    await dispatch('save');
    expect(getBaseData(server.filing.data)).toMatchObject({
      main_business: 'from before',
      registered_address: 'A',
    });
    await dispatch('undo');
    expect(getBaseData(getFilingState().answers).main_business).toBe('robots');
  });
});
