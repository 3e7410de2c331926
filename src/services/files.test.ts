import { expect, it, vi } from 'vitest';
import * as requests from '@/utils/request';
import { fetchFileInfo } from './files';

it('asks for all files of a page in one request, and says which are not there', async () => {
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
