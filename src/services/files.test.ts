import { afterEach, describe, expect, it, vi } from 'vitest';
import * as requests from '@/utils/request';
import { fetchFileInfo } from './files';

afterEach(() => vi.restoreAllMocks());

describe(fetchFileInfo, () => {
  it('requests all files of a page in one call, and returns null for missing ones', async () => {
    const request = vi.spyOn(requests, 'request').mockImplementation(async () => ({
      code: 200,
      msg: 'success',
      data: { list: [{ id: 'b', name: 'b.pdf' }] },
    }));
    const answers = await Promise.all(['a', 'b', 'b'].map(fetchFileInfo));
    expect(request).toHaveBeenCalledTimes(1);
    expect(request.mock.calls[0]?.[1]).toMatchObject({ params: { ids: 'a,b' } });
    expect(answers.map(({ data }) => data?.name ?? null)).toEqual([null, 'b.pdf', 'b.pdf']);
    await fetchFileInfo('c');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('returns the other files of a draft that has malformed file ids', async () => {
    const request = vi.spyOn(requests, 'request').mockImplementation(async () => ({
      code: 200,
      msg: 'success',
      data: { list: [{ id: 'b', name: 'b.pdf' }] },
    }));
    const answers = await Promise.all(['x,b', 'b', '../b', '', 'b'.repeat(5_000), '中文'].map(fetchFileInfo));
    expect(request.mock.calls.map(([, options]) => options?.params)).toEqual([{ ids: 'b' }]);
    expect(answers.map(({ data }) => data?.name ?? null)).toEqual([null, 'b.pdf', null, null, null, null]);
  });
});
