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
import { requireForm } from '../../../tests/support/require-form';
import { isDirty } from './state';
import { MAX_UNDO_STEPS, takeStep } from './undo';

const form = requireForm('gazelle');

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

const step = (way: 'undo' | 'redo', section = 'honorData') => {
  const taken = takeStep(form, getFilingState(), way, section);
  if (taken) dispatch('stepped', taken.state);
  return taken?.kept;
};
const honours = () => getFilingState().answers.honorData as Row[];
const putRows = (rows: Row[]) =>
  dispatch('rows', { section: 'honorData', answers: { ...getFilingState().answers, honorData: rows } });
const type = (value: string, field = 'honor_name', row = 'a') =>
  dispatch('edit', { edits: [{ section: 'honorData', row: { row }, field, value }] });

describe('filing/stepped (filingModel)', () => {
  it('undoes every change of a table, one after the other, and redoes them', () => {
    putRows([{ row: 'a', honor_name: 'x' }]);
    putRows([
      { row: 'a', honor_name: 'x' },
      { row: 'b', honor_name: 'y' },
    ]);
    putRows([]);
    const seen = ['undo', 'undo', 'undo', 'undo', 'redo', 'redo', 'redo', 'redo'].map((way) => {
      step(way as 'undo' | 'redo');
      return (honours() ?? []).length;
    });
    expect(seen).toEqual([2, 1, 0, 0, 1, 2, 0, 0]);
  });

  it('redoes nothing after another change of the table', () => {
    putRows([{ row: 'a', honor_name: 'x' }]);
    step('undo');
    putRows([{ row: 'b' }]);
    step('redo');
    expect(honours()).toEqual([{ row: 'b' }]);
  });

  it('undoes all keystrokes in one cell in one step', () => {
    putRows([{ row: 'a', honor_name: 'old' }]);
    for (const text of ['n', 'ne', 'new']) type(text);
    step('undo');
    expect(honours()).toEqual([{ row: 'a', honor_name: 'old' }]);
    step('redo');
    expect(honours()).toEqual([{ row: 'a', honor_name: 'new' }]);
  });

  it('undoes edits of another cell in a step of its own', () => {
    type('one');
    type('two', 'honor_level');
    step('undo');
    expect(honours()).toMatchObject([{ honor_name: 'one' }]);
    expect(honours()).not.toMatchObject([{ honor_level: 'two' }]);
    step('undo');
    expect(honours() ?? []).toEqual([]);
  });

  it('keeps what was typed in another section since', () => {
    putRows([{ row: 'a', honor_name: 'x' }]);
    setField('main_business', 'typed later');
    step('undo');
    expect(honours() ?? []).toEqual([]);
    expect(getBaseData(getFilingState().answers).main_business).toBe('typed later');
  });

  it('undoes a change after it was saved', async () => {
    putRows([{ row: 'a', honor_name: 'x' }]);
    await dispatch('save');
    step('undo');
    expect(honours() ?? []).toEqual([]);
    await dispatch('save');
    expect(server.filing.data.honorData ?? []).toEqual([]);
  });

  it('saves an undo of what was never sent: the store of the browser still has the change', async () => {
    putRows([{ row: 'a', honor_name: 'x' }]);
    step('undo');
    expect(isDirty(getFilingState())).toBe(true);
    await dispatch('save');
    expect(listSaves()).toHaveLength(1);
    expect(isDirty(getFilingState())).toBe(false);
  });

  it('takes back on the server what was undone after a save whose answer was lost', async () => {
    putRows([{ row: 'a', honor_name: 'x' }]);
    server.losesAnswer = true;
    await dispatch('save');
    server.losesAnswer = false;
    expect(server.filing.data.honorData).toMatchObject([{ honor_name: 'x' }]);
    step('undo');
    await dispatch('save');
    expect(server.filing.data.honorData ?? []).toEqual([]);
    expect(honours() ?? []).toEqual([]);
    expect(isDirty(getFilingState())).toBe(false);
  });

  it('keeps the rows and values that a colleague has changed since, and counts them', () => {
    putRows([
      { row: 'a', honor_name: 'x' },
      { row: 'b', honor_name: 'y' },
    ]);
    dispatch('edit', {
      edits: ['a', 'b'].map((row) => ({
        section: 'honorData',
        row: { row },
        field: 'honor_name',
        value: 'z',
      })),
      undoable: true,
    });
    const merged = [
      { row: 'a', honor_name: 'of a colleague' },
      { row: 'b', honor_name: 'z' },
      { row: 'c', honor_name: 'new' },
    ];
    const { answers, filing, unreadable, aside } = getFilingState();
    const theirs = { ...answers, honorData: merged };
    dispatch('merged', { answers: theirs, theirs, filing, unreadable, aside, conflict: null, note: null });
    expect(step('undo')).toBe(1);
    expect(honours()).toMatchObject([
      { row: 'a', honor_name: 'of a colleague' },
      { row: 'b', honor_name: 'y' },
      { row: 'c', honor_name: 'new' },
    ]);
  });

  it('returns text that could not be read', () => {
    putRows([{ row: 'a' }]);
    dispatch('edit', {
      edits: [{ section: 'honorData', row: { row: 'a' }, field: 'award_date', value: null, raw: 'May' }],
    });
    dispatch('edit', {
      edits: [{ section: 'honorData', row: { row: 'a' }, field: 'honor_name', value: 'x' }],
      undoable: true,
    });
    step('undo');
    expect(Object.values(getFilingState().unreadable)).toEqual(['May']);
    step('undo');
    expect(getFilingState().unreadable).toEqual({});
  });

  it('keeps a bounded number of steps for each section', () => {
    putRows([{ row: 'a' }]);
    for (let i = 0; i < MAX_UNDO_STEPS + 20; i += 1)
      dispatch('edit', {
        edits: [{ section: 'honorData', row: { row: 'a' }, field: 'honor_name', value: String(i) }],
        undoable: true,
      });
    expect(getFilingState().undo).toHaveLength(MAX_UNDO_STEPS);
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
    step('undo');
    expect(getBaseData(getFilingState().answers).main_business).toBe('robots');
  });
});
