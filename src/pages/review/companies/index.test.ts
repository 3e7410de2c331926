import { describe, expect, it } from 'vitest';
import { readUrl, toListQuery } from '@/utils/urlState';
import { listUrl } from '.';

const asked = (address: string) => toListQuery(listUrl, readUrl(listUrl, new URLSearchParams(address)));

describe('listUrl', () => {
  it('returns the query that the address names, and nothing else', () => {
    expect(asked('')).toEqual({ sorter: '-registered_at', current: 1, pageSize: 20 });
    expect(
      asked('keyword=智能&status=pending&department=D210112&from=2026-06-01&to=2026-06-30&current=2'),
    ).toEqual({
      keyword: '智能',
      status: 'pending',
      department: 'D210112',
      from: '2026-06-01',
      to: '2026-06-30',
      sorter: '-registered_at',
      current: 2,
      pageSize: 20,
    });
  });

  it('ignores invalid parameters', () => {
    expect(asked('status=closed&department=x&from=yesterday&sorter=password&current=0&pageSize=7')).toEqual(
      asked(''),
    );
  });
});
