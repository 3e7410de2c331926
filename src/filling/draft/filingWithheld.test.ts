// Values that the server cannot accept yet are stored in the browser, counted, and restored.
import type { Row } from '@domain/definition';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dispatch,
  getBaseData,
  getFilingState,
  listSaves,
  person,
  saveElsewhere,
  server,
  setField,
  startFiling,
} from '../../../tests/support/portal/filing-server';
import { listUnsentFilings } from './localStore';

beforeEach(startFiling);

describe('filing/save with a value of the wrong size (filingModel)', () => {
  const tooLong = 'x'.repeat(500);
  const typed = () => getBaseData(getFilingState().answers).registered_address;
  const kept = async () =>
    (await listUnsentFilings(person.name)).map(({ answers }) => getBaseData(answers).registered_address);
  beforeEach(async () => {
    setField('registered_address', tooLong);
    setField('main_business', 'arms');
    await dispatch('save');
  });

  it("withholds it, keeps the server's old value, and saves the others", async () => {
    expect(getBaseData(server.filing.data)).toMatchObject({ main_business: 'arms', registered_address: 'A' });
    expect(getFilingState().save.withheld).toBe(1);
    expect(typed()).toBe(tooLong);
    await dispatch('save');
    expect(listSaves()).toHaveLength(1);
  });

  it('restores it from the browser when the filing is reopened, and still counts it', async () => {
    expect(await kept()).toEqual([tooLong]);
    for (const _ of [1, 2]) {
      await dispatch('closed');
      await dispatch('open', { user: person.name, program: 'gazelle', kind: '', id: null, draft: null });
      await vi.waitFor(() => expect(getFilingState().save.withheld).toBe(1));
      expect(typed()).toBe(tooLong);
      expect(getBaseData(server.filing.data).registered_address).toBe('A');
    }
    expect(await kept()).toEqual([tooLong]);
  });

  it('saves it once corrected, and removes it from the browser', async () => {
    setField('registered_address', 'B');
    await dispatch('save');
    expect(getBaseData(server.filing.data).registered_address).toBe('B');
    expect(getFilingState().save.withheld).toBe(0);
    expect(await kept()).toEqual([]);
  });

  it('refuses to submit the old value in its place', async () => {
    expect(await dispatch('submit', { confirmed: [] })).toBeUndefined();
    expect(server.requests.some(({ path }) => path.endsWith('/submit/'))).toBe(false);
    expect(getFilingState().submitting).toBe(false);
  });

  it('asks about it when somebody else has changed the same field', async () => {
    saveElsewhere({ registered_address: 'theirs' });
    setField('main_business', 'more arms');
    await dispatch('save');
    expect(getFilingState().conflict?.differences).toMatchObject([{ mine: tooLong, theirs: 'theirs' }]);
  });
});

describe('filing/save with a row of the wrong size (filingModel)', () => {
  it('keeps the old value of the row wherever it has moved', async () => {
    const withRows = (rows: Row[]) =>
      dispatch('rows', { section: 'honorData', answers: { ...getFilingState().answers, honorData: rows } });
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
    expect(getFilingState().save.withheld).toBe(2);
  });
});

describe('filing/save with unreadable text (filingModel)', () => {
  const capital = { section: 'baseData', field: 'paid_in_capital' };
  const type = (value: number | null, raw?: string) =>
    dispatch('edit', { edits: [{ ...capital, value, ...(raw !== undefined && { raw }) }] });
  const reopen = async () => {
    await dispatch('closed');
    await dispatch('open', { user: person.name, program: 'gazelle', kind: '', id: null, draft: null });
  };

  it("keeps the server's old value, and restores the text when the filing is reopened", async () => {
    type(1500);
    await dispatch('save');
    type(null, '一千五');
    await dispatch('save');
    expect(getBaseData(server.filing.data).paid_in_capital).toBe(1500);
    expect(getFilingState().save.withheld).toBe(1);
    await reopen();
    await vi.waitFor(() => expect(getFilingState().save.withheld).toBe(1));
    expect(getFilingState().unreadable).toEqual({ 'baseData.paid_in_capital': '一千五' });
    expect(getBaseData(getFilingState().answers).paid_in_capital).toBeNull();
    type(1600);
    await dispatch('save');
    expect(getBaseData(server.filing.data).paid_in_capital).toBe(1600);
    expect(await listUnsentFilings(person.name)).toEqual([]);
  });

  it('restores the text also where nothing had been filled in', async () => {
    type(null, '一千五');
    await dispatch('save');
    await reopen();
    expect(getFilingState().unreadable).toEqual({ 'baseData.paid_in_capital': '一千五' });
  });

  it("drops the text with its row, and when somebody else's value is chosen", async () => {
    const cell = {
      section: 'honorData',
      row: { row: 'a' },
      field: 'honor_type',
      value: null,
      raw: '不在表里',
    };
    dispatch('edit', { edits: [cell] });
    await dispatch('save');
    expect(getFilingState().save.withheld).toBe(1);
    dispatch('rows', { section: 'honorData', answers: { ...getFilingState().answers, honorData: [] } });
    await dispatch('save');
    expect(getFilingState().save.withheld).toBe(0);

    type(1500);
    await dispatch('save');
    type(null, '一千五');
    saveElsewhere({ paid_in_capital: 1600 });
    await dispatch('save');
    await dispatch('resolve', { 'baseData.paid_in_capital': 'theirs' });
    expect(getFilingState().unreadable).not.toHaveProperty('baseData.paid_in_capital');
    expect(getBaseData(getFilingState().answers).paid_in_capital).toBe(1600);
  });
});
