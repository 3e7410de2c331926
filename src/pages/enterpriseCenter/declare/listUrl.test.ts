import { describe, expect, it } from 'vitest';
import { isNarrowed, readUrl, toListQuery } from '@/utils/urlState';
import { formatColumns, listUrl, parseColumns } from './listUrl';

const stateAt = (address: string) => readUrl(listUrl, new URLSearchParams(address));

describe('listUrl', () => {
  it('returns the first page, newest first, for an address without parameters', () => {
    expect(toListQuery(listUrl, stateAt(''))).toEqual({ current: 1, pageSize: 20, sorter: '-updated_at' });
  });

  it('returns the query that the address names', () => {
    const state = stateAt('status=returned&keyword=A1&sorter=program&current=2&pageSize=50');
    expect(toListQuery(listUrl, state)).toEqual({
      current: 2,
      pageSize: 50,
      sorter: 'program',
      keyword: 'A1',
      status: 'returned',
    });
    expect(isNarrowed(listUrl, state)).toBe(true);
  });

  it('leaves out everything that the server would refuse', () => {
    expect(toListQuery(listUrl, stateAt('status=lost&sorter=password&pageSize=100000&program=none'))).toEqual(
      toListQuery(listUrl, stateAt('')),
    );
  });
});

describe(parseColumns, () => {
  it('returns the default columns until others are chosen, always in the same order', () => {
    expect(parseColumns(stateAt(''))).toEqual(['status', 'updated_at', 'receipt']);
    expect(parseColumns(stateAt('columns=receipt,created_at,status'))).toEqual([
      'status',
      'created_at',
      'receipt',
    ]);
    expect(parseColumns(stateAt('columns=receipt,password'))).toEqual(parseColumns(stateAt('')));
  });

  it('returns no columns where all were deselected; formatColumns writes the selection', () => {
    expect(parseColumns(stateAt('columns='))).toEqual([]);
    expect(parseColumns({ columns: formatColumns(['receipt', 'status']) })).toEqual(['status', 'receipt']);
  });
});
