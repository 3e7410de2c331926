// Saving, undoing and submitting as a server sees it.
import type { Row } from '@domain/definition';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import {
  baseOf,
  begin,
  dispatch,
  edit,
  elsewhere,
  person,
  saves,
  server,
  state,
} from '../../../tests/support/portal/filing-server';
import { unsentWork } from './localStore';
import { isDirty } from './state';

beforeEach(begin);

describe('saving', () => {
  it('sends the version it started from and is clean afterwards', async () => {
    edit('main_business', 'arms');
    expect(isDirty(state())).toBe(true);
    await dispatch('save');
    expect(saves()[0]?.body?.version).toBe(1);
    expect(baseOf(server.filing.data).main_business).toBe('arms');
    expect(isDirty(state())).toBe(false);
    expect(state().filing?.version).toBe(2);
  });

  it('sends nothing when nothing was edited', async () => {
    await dispatch('save');
    expect(saves()).toHaveLength(0);
  });

  it('is never on its way twice; what was typed meanwhile stays unsaved', async () => {
    let release = () => {};
    server.hold = new Promise((resolve) => {
      release = resolve;
    });
    edit('main_business', 'first');
    const under = dispatch('save');
    await vi.waitFor(() => expect(saves()).toHaveLength(1));
    edit('main_business', 'second');
    await dispatch('save');
    expect(saves()).toHaveLength(1);
    release();
    await under;
    expect(isDirty(state())).toBe(true);
    await dispatch('save');
    expect(baseOf(server.filing.data).main_business).toBe('second');
  });

  it('takes over what the server decided, beside what was typed meanwhile', async () => {
    server.decides = { registered_address: 'as the server has it' };
    let release = () => {};
    server.hold = new Promise((resolve) => {
      release = resolve;
    });
    edit('main_business', 'first');
    const under = dispatch('save');
    await vi.waitFor(() => expect(saves()).toHaveLength(1));
    edit('main_business', 'second');
    release();
    await under;
    const both = { main_business: 'second', registered_address: 'as the server has it' };
    expect(baseOf(state().answers)).toMatchObject(both);
    await dispatch('save');
    expect(baseOf(server.filing.data)).toMatchObject(both);
    expect(isDirty(state())).toBe(false);
  });

  it('keeps the text while the server asks to wait, and saves it afterwards', async () => {
    server.takesNothing = { status: 429, msg: 'too much at once' };
    edit('main_business', 'in a hurry');
    await dispatch('save');
    expect(state().save).toMatchObject({ phase: 'failed', attempt: 1 });
    expect(baseOf(state().answers).main_business).toBe('in a hurry');
    server.takesNothing = null;
    await dispatch('save');
    expect(baseOf(server.filing.data).main_business).toBe('in a hurry');
    expect(isDirty(state())).toBe(false);
  });

  it.each([400, 413])(
    'says why a server takes no such body (%i), and sends it again only changed',
    async (status) => {
      server.takesNothing = { status, msg: 'data.team: more than 5000 items; send fewer' };
      edit('main_business', 'far too much');
      await dispatch('save');
      expect(state().save).toMatchObject({
        phase: 'refused',
        message: 'data.team: more than 5000 items; send fewer',
      });
      expect(baseOf(state().answers).main_business).toBe('far too much');
    },
  );

  it('counts failures while the network is down, and keeps the text', async () => {
    server.isDown = true;
    edit('main_business', 'offline');
    await dispatch('save');
    await dispatch('save');
    expect(state().save).toMatchObject({ phase: 'failed', attempt: 2 });
    expect(baseOf(state().answers).main_business).toBe('offline');
  });
});

describe('a value of the wrong size', () => {
  const tooLong = 'x'.repeat(500);
  const typed = () => baseOf(state().answers).registered_address;
  const kept = async () =>
    (await unsentWork(person.name)).map(({ answers }) => baseOf(answers).registered_address);
  beforeEach(async () => {
    edit('registered_address', tooLong);
    edit('main_business', 'arms');
    await dispatch('save');
  });

  it('stays behind, and leaves on the server what was there; the others are saved', async () => {
    expect(baseOf(server.filing.data)).toMatchObject({ main_business: 'arms', registered_address: 'A' });
    expect(state().save.withheld).toBe(1);
    expect(typed()).toBe(tooLong);
    await dispatch('save');
    expect(saves()).toHaveLength(1);
  });

  it('comes back from this browser when the filing is opened again, and is still counted', async () => {
    expect(await kept()).toEqual([tooLong]);
    for (const _ of [1, 2]) {
      await dispatch('closed');
      await dispatch('open', { user: person.name, program: 'gazelle', kind: '', id: null, draft: null });
      await vi.waitFor(() => expect(state().save.withheld).toBe(1));
      expect(typed()).toBe(tooLong);
      expect(baseOf(server.filing.data).registered_address).toBe('A');
    }
    expect(await kept()).toEqual([tooLong]);
  });

  it('is saved once it is mended, and leaves this browser then', async () => {
    edit('registered_address', 'B');
    await dispatch('save');
    expect(baseOf(server.filing.data).registered_address).toBe('B');
    expect(state().save.withheld).toBe(0);
    expect(await kept()).toEqual([]);
  });

  it('is not submitted with what stood there before', async () => {
    expect(await dispatch('submit', { confirmed: [] })).toBeUndefined();
    expect(server.requests.some(({ path }) => path.endsWith('/submit/'))).toBe(false);
    expect(state().submitting).toBe(false);
  });

  it('is asked about when somebody else has changed the same', async () => {
    elsewhere({ registered_address: 'theirs' });
    edit('main_business', 'more arms');
    await dispatch('save');
    expect(state().conflict?.differences).toMatchObject([{ mine: tooLong, theirs: 'theirs' }]);
  });
});

it('a value of the wrong size leaves what was there in its row, wherever the row stands by now', async () => {
  const withRows = (rows: Row[]) =>
    dispatch('rows', { section: 'honorData', answers: { ...state().answers, honorData: rows } });
  const [one, two] = [
    { row: 'a', honor_name: 'first' },
    { row: 'b', honor_name: 'second' },
  ];
  withRows([one, two]);
  await dispatch('save');
  const tooLong = { honor_name: 'x'.repeat(3000) };
  withRows([{ ...two, ...tooLong }, { row: 'new', ...tooLong }, one]);
  await dispatch('save');
  expect(server.filing.data.honorData).toMatchObject([two, { row: 'new', honor_name: null }, one]);
  expect(state().save.withheld).toBe(2);
});

describe('on a busy server', () => {
  const busy = { status: 503, msg: 'busy', retryAfter: '5' };
  const submissions = () => server.requests.filter(({ path }) => path.endsWith('/submit/'));
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => vi.useRealTimers());

  it('remembers how long the server asks to wait, and shows nothing', async () => {
    const shown = vi.spyOn(feedback, 'error');
    server.takesNothing = busy;
    edit('main_business', 'on the last day');
    await dispatch('save');
    expect(state().save).toMatchObject({ phase: 'failed', attempt: 1, wait: 5_000 });
    expect(shown).not.toHaveBeenCalled();
    server.takesNothing = null;
    await dispatch('save');
    expect(state().save).toMatchObject({ phase: 'idle', wait: null });
  });

  it('waits with a submission and says so, saves the last edit first, and files once under one key', async () => {
    edit('main_business', 'the last edit');
    server.takesNothing = busy;
    const filed = dispatch('submit', { confirmed: [] });
    await vi.waitFor(() => expect(state().isWaiting).toBe(true));
    expect(submissions()).toHaveLength(0);
    server.takesNothing = null;
    server.hold = new Promise((resolve) => setTimeout(resolve, 9_000));
    await vi.advanceTimersByTimeAsync(8_000);
    expect(state().isWaiting).toBe(false);
    await vi.waitFor(() => expect(saves()).toHaveLength(2));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await filed).toMatchObject({ ok: true });
    expect(baseOf(server.filing.data).main_business).toBe('the last edit');
  });

  it('sends the submission itself again with the same key', async () => {
    server.takesNothing = busy;
    const filed = dispatch('submit', { confirmed: [] });
    await vi.waitFor(() => expect(state().isWaiting).toBe(true));
    await vi.advanceTimersByTimeAsync(8_000);
    await vi.waitFor(() => expect(submissions()).toHaveLength(2));
    server.takesNothing = null;
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await filed).toMatchObject({ ok: true });
    expect(new Set(submissions().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    expect(state()).toMatchObject({ submitting: false, isWaiting: false });
  });

  it('gives the submission up after a minute, and keeps its key', async () => {
    server.takesNothing = busy;
    const filed = dispatch('submit', { confirmed: [] });
    for (let second = 0; second < 70; second++) await vi.advanceTimersByTimeAsync(1_000);
    expect(await filed).toBeUndefined();
    expect(state()).toMatchObject({ submitting: false, isWaiting: false });
    expect(state().submitKey).not.toBe('');
  });
});

describe('submitting', () => {
  it('saves the last edit first and carries a key', async () => {
    edit('main_business', 'last words');
    const result = await dispatch('submit', { confirmed: ['GZ-14'] });
    expect(result).toMatchObject({ ok: true });
    expect(baseOf(server.filing.data).main_business).toBe('last words');
    const sent = server.requests.at(-1);
    expect(sent?.path).toMatch(/\/submit\/$/);
    expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(state().filing?.receipt?.no).toBe('GZ20260610-000001');
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

describe('rows', () => {
  it('come back whole with undo, unless the table was changed since', () => {
    const withRows = (rows: Row[]) =>
      dispatch('rows', { section: 'honorData', answers: { ...state().answers, honorData: rows } });
    withRows([{ row: 'a', honor_name: 'x' }]);
    withRows([]);
    dispatch('undo');
    expect(state().answers.honorData).toEqual([{ row: 'a', honor_name: 'x' }]);
    dispatch('undo');
    expect(state().answers.honorData).toEqual([{ row: 'a', honor_name: 'x' }]);
  });

  it('go again with redo, unless the table was changed since', () => {
    const withRows = (rows: Row[]) =>
      dispatch('rows', { section: 'honorData', answers: { ...state().answers, honorData: rows } });
    withRows([{ row: 'a', honor_name: 'x' }]);
    dispatch('undo');
    expect(state().answers.honorData ?? []).toEqual([]);
    dispatch('redo');
    expect(state().answers.honorData).toEqual([{ row: 'a', honor_name: 'x' }]);
    dispatch('undo');
    withRows([{ row: 'b' }]);
    dispatch('redo');
    expect(state().answers.honorData).toEqual([{ row: 'b' }]);
  });
});

describe('a text that cannot be read', () => {
  const capital = { section: 'baseData', field: 'paid_in_capital' };
  const type = (value: number | null, raw?: string) =>
    dispatch('edit', { edits: [{ ...capital, value, ...(raw !== undefined && { raw }) }] });
  const reopen = async () => {
    await dispatch('closed');
    await dispatch('open', { user: person.name, program: 'gazelle', kind: '', id: null, draft: null });
  };

  it('leaves on the server what was there, and comes back when the filing is opened again', async () => {
    type(1500);
    await dispatch('save');
    type(null, '一千五');
    await dispatch('save');
    expect(baseOf(server.filing.data).paid_in_capital).toBe(1500);
    expect(state().save.withheld).toBe(1);
    await reopen();
    await vi.waitFor(() => expect(state().save.withheld).toBe(1));
    expect(state().unreadable).toEqual({ 'baseData.paid_in_capital': '一千五' });
    expect(baseOf(state().answers).paid_in_capital).toBeNull();
    type(1600);
    await dispatch('save');
    expect(baseOf(server.filing.data).paid_in_capital).toBe(1600);
    expect(await unsentWork(person.name)).toEqual([]);
  });

  it('comes back where nothing had been filled in before, too', async () => {
    type(null, '一千五');
    await dispatch('save');
    await reopen();
    expect(state().unreadable).toEqual({ 'baseData.paid_in_capital': '一千五' });
  });

  it('goes with its row, and when somebody else’s value is chosen instead', async () => {
    const cell = {
      section: 'honorData',
      row: { row: 'a' },
      field: 'honor_type',
      value: null,
      raw: '不在表里',
    };
    dispatch('edit', { edits: [cell] });
    await dispatch('save');
    expect(state().save.withheld).toBe(1);
    dispatch('rows', { section: 'honorData', answers: { ...state().answers, honorData: [] } });
    await dispatch('save');
    expect(state().save.withheld).toBe(0);

    type(1500);
    await dispatch('save');
    type(null, '一千五');
    elsewhere({ paid_in_capital: 1600 });
    await dispatch('save');
    await dispatch('resolve', { 'baseData.paid_in_capital': 'theirs' });
    expect(state().unreadable).not.toHaveProperty('baseData.paid_in_capital');
    expect(baseOf(state().answers).paid_in_capital).toBe(1600);
  });
});

it('earlier answers that were chosen are edits like any other, and can be undone', async () => {
  await dispatch('take', {
    edits: [{ section: 'baseData', field: 'main_business', value: 'from before' }],
    rows: { honorData: [{ row: 'n1', honor_name: 'first' }] },
  });
  expect(baseOf(state().answers).main_business).toBe('from before');
  expect(state().answers.honorData).toEqual([{ row: 'n1', honor_name: 'first' }]);
  await dispatch('save');
  expect(baseOf(server.filing.data)).toMatchObject({ main_business: 'from before', registered_address: 'A' });
  await dispatch('undo');
  expect(baseOf(state().answers).main_business).toBe('robots');
});
