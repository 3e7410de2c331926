import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageNumber, useUrlState } from '@/utils/urlState';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import NextInQueue, { BackLink } from '.';

function List() {
  const [{ current }, change] = useUrlState({ current: pageNumber });
  return (
    <button type="button" onClick={() => change({ current: '3' })}>
      {current}
    </button>
  );
}

const back = () => screen.getByRole('link', { name: '返回列表' }).getAttribute('href');
const showBackLink = (to: string) => render(withPortal({}, <BackLink to={to}>返回列表</BackLink>));
const answer = (...ids: string[]) =>
  ({ code: 200, msg: '', data: { list: ids.map((id) => ({ id })) } }) as const;

describe('BackLink', () => {
  it('links to the last visited page of its list, and not of another list', () => {
    const { unmount } = render(withPortal({}, <List />, { at: '/review/filings?current=2&keyword=沈阳' }));
    unmount();
    const first = showBackLink('/review/filings');
    expect(new URL(back() ?? '', 'http://portal').searchParams.get('keyword')).toBe('沈阳');
    expect(back()).toContain('current=2');
    first.unmount();
    showBackLink('/review/reports');
    expect(back()).toBe('/review/reports');
  });

  it('links to the page turned to since, and forgets it once the list is opened anew', async () => {
    const turned = render(withPortal({}, <List />, { at: '/review/filings' }));
    fireEvent.click(screen.getByText('1'));
    await screen.findByText('3');
    turned.unmount();
    const before = showBackLink('/review/filings');
    expect(back()).toBe('/review/filings?current=3');
    before.unmount();
    render(withPortal({}, <List />, { at: '/review/filings' })).unmount();
    showBackLink('/review/filings');
    expect(back()).toBe('/review/filings');
  });
});

const showOn = (waiting: () => Promise<ReturnType<typeof answer>>, decidedBy?: string) =>
  render(
    withPortal(
      {},
      <NextInQueue to="/review/filings" load={waiting} doneId="f1" decidedBy={decidedBy}>
        返回列表
      </NextInQueue>,
      { at: '/review/filing?id=f1' },
    ),
  );

describe('NextInQueue', () => {
  it('links to the next waiting filing, never to the one just decided', async () => {
    const waiting = async () => answer('f1', 'f2');
    showOn(waiting);
    expect(screen.getByRole('status')).toHaveTextContent('此件已办理');
    const next = await screen.findByRole('link', { name: '下一件' });
    expect(next).toHaveAttribute('href', '/review/filing?id=f2');
  });

  it('links only to the list where nothing waits any more', async () => {
    let asked = 0;
    const waiting = async () => {
      asked += 1;
      return answer('f1');
    };
    showOn(waiting);
    await waitFor(() => expect(asked).toBe(1));
    expect(back()).toBe('/review/filings');
    expect(screen.queryByText('下一件')).toBeNull();
  });

  it('does not show a filing as done that somebody else has decided', () => {
    showOn(async () => answer('f1'), '孙浩');
    expect(screen.getByRole('status')).toHaveTextContent('已由孙浩办理，您的办理未生效');
    expect(screen.queryByText('此件已办理')).toBeNull();
  });
});
