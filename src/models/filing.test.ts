// Saving, undoing and submitting as a server sees it.
import type { Row } from '@domain/programs/define';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isDirty } from '@/journal/filing-state';
import { baseOf, begin, dispatch, edit, saves, server, state } from './testing/filing-server';

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
    server.decides = { company_name: 'as the server has it' };
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
    const both = { main_business: 'second', company_name: 'as the server has it' };
    expect(baseOf(state().answers)).toMatchObject(both);
    await dispatch('save');
    expect(baseOf(server.filing.data)).toMatchObject(both);
    expect(isDirty(state())).toBe(false);
  });

  it('counts failures while the network is down, and keeps the text', async () => {
    server.isDown = true;
    edit('main_business', 'offline');
    await dispatch('save');
    await dispatch('save');
    expect(state().save).toMatchObject({ phase: 'failed', attempt: 2 });
    expect(baseOf(state().answers).main_business).toBe('offline');
  });

  it('leaves a value of the wrong size behind and saves the others', async () => {
    edit('company_name', 'x'.repeat(500));
    edit('main_business', 'arms');
    await dispatch('save');
    expect(baseOf(server.filing.data)).toMatchObject({ main_business: 'arms', company_name: null });
    expect(state().save.withheld).toBe(1);
    expect(baseOf(state().answers).company_name).toHaveLength(500);
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
});

it('earlier answers that were chosen are edits like any other, and can be undone', async () => {
  await dispatch('take', {
    edits: [{ section: 'baseData', field: 'main_business', value: 'from before' }],
    rows: { honorData: [{ row: 'n1', honor_name: 'first' }] },
  });
  expect(baseOf(state().answers).main_business).toBe('from before');
  expect(state().answers.honorData).toEqual([{ row: 'n1', honor_name: 'first' }]);
  await dispatch('save');
  expect(baseOf(server.filing.data)).toMatchObject({ main_business: 'from before', company_name: 'A' });
  await dispatch('undo');
  expect(baseOf(state().answers).main_business).toBe('robots');
});
