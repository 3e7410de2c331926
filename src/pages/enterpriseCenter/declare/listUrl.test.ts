import { describe, expect, it } from 'vitest';
import { isNarrowed, queryOf, readUrl } from '@/utils/urlState';
import { columnsOf, columnsText, listUrl, logKey, openLogOf } from './listUrl';

const stateAt = (address: string) => readUrl(listUrl, new URLSearchParams(address));

describe('the list of filings by its address', () => {
  it('asks for the first page, newest first, when the address says nothing', () => {
    expect(queryOf(listUrl, stateAt(''))).toEqual({ current: 1, pageSize: 20, sorter: '-updated_at' });
  });

  it('asks for what the address says', () => {
    const state = stateAt('status=returned&keyword=A1&sorter=program&current=2&pageSize=50');
    expect(queryOf(listUrl, state)).toEqual({
      current: 2,
      pageSize: 50,
      sorter: 'program',
      keyword: 'A1',
      status: 'returned',
    });
    expect(isNarrowed(listUrl, state)).toBe(true);
  });

  it('never asks the server for what it would refuse', () => {
    expect(queryOf(listUrl, stateAt('status=lost&sorter=password&pageSize=100000&program=none'))).toEqual(
      queryOf(listUrl, stateAt('')),
    );
  });
});

describe('the columns', () => {
  it('are the usual ones until others are chosen, and stand in their order whatever the address says', () => {
    expect(columnsOf(stateAt(''))).toEqual(['status', 'updated_at', 'receipt']);
    expect(columnsOf(stateAt('columns=receipt,created_at,status'))).toEqual([
      'status',
      'created_at',
      'receipt',
    ]);
    expect(columnsOf(stateAt('columns=receipt,password'))).toEqual(columnsOf(stateAt('')));
  });

  it('may all be left out, and come back from the address as they were chosen', () => {
    expect(columnsOf(stateAt('columns='))).toEqual([]);
    expect(columnsOf({ columns: columnsText(['receipt', 'status']) })).toEqual(['status', 'receipt']);
  });
});

describe('the log that is open', () => {
  it('is found again by its address', () => {
    const log = { program: 'gazelle', id: '0b6d5a1e-0000-4000-8000-000000000001' };
    expect(openLogOf(stateAt(`log=${encodeURIComponent(logKey(log))}`))).toEqual(log);
  });

  it.each(['', 'log=gazelle', 'log=gazelle:../../x', 'log=:1'])('is none at "%s"', (address) => {
    expect(openLogOf(stateAt(address))).toBeNull();
  });
});
