import { describe, expect, it, vi } from 'vitest';
import * as request from '@/utils/request';
import { fetchOfficeList } from './documents';

describe(fetchOfficeList, () => {
  it.each([
    ['zh', 'zh'],
    ['en', 'en'],
    ['ar', 'en'],
  ] as const)('asks on a page in %s for a file in %s, a language that files have', async (page, file) => {
    const requested = vi.spyOn(request, 'requestFile').mockResolvedValue({ blob: new Blob() } as never);
    await fetchOfficeList('exportCompanies', { language: page, filter: { keyword: '某' } });
    expect(requested).toHaveBeenLastCalledWith(expect.anything(), {
      data: { language: file, filter: { keyword: '某' } },
    });
  });
});
