import { fireEvent, render, waitFor } from '@testing-library/react';
import { history } from 'umi';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { useListKeys } from './nextFiling';

const fetchQueue = mockCall('reviewQueue');
mockFeedback();
beforeEach(() => {
  vi.clearAllMocks();
  const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  fetchQueue.mockResolvedValue({ code: 200, msg: '', data: { list } } as never);
  history.replace('/review/filing?id=b');
});

function Desk({ id }: { id: string }) {
  useListKeys(id);
  return <textarea aria-label="意见" />;
}

describe(useListKeys, () => {
  it.each([
    ['j', 'c'],
    ['K', 'a'],
  ])('%s opens the neighbouring filing of the list', async (key, id) => {
    render(<Desk id="b" />);
    fireEvent.keyDown(document.body, { key });
    await waitFor(() => expect(history.location.search).toBe(`?id=${id}`));
  });

  it('shows that the list has ended, and stays', async () => {
    render(<Desk id="c" />);
    fireEvent.keyDown(document.body, { key: 'j' });
    await waitFor(() => expect(feedback.info).toHaveBeenCalledWith(expect.stringContaining('最后一份')));
    expect(history.location.search).toBe('?id=b');
  });

  it('requests nothing until a key is pressed outside a text field', () => {
    const { getByLabelText } = render(<Desk id="b" />);
    fireEvent.keyDown(getByLabelText('意见'), { key: 'j' });
    expect(fetchQueue).not.toHaveBeenCalled();
  });
});
