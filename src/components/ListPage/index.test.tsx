import type { ResponseCode } from '@domain/api/codes';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'umi';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anyText, oneOrAll, orderBy, pageOnly, pages } from '@/utils/urlState';
import { withPortal } from '../../../tests/support/portal/with-portal';
import ListPage, { useList } from '.';

interface Query {
  keyword?: string;
  state?: string;
  current?: number;
}

const listUrl = {
  keyword: anyText,
  state: oneOrAll(['open', 'closed'], 'open'),
  sorter: orderBy(['name'], 'name'),
  ...pages,
  drawer: pageOnly(anyText),
};

const records = ['a', 'b'].map((id) => ({ id, name: `Record ${id}` }));
const answered = (list = records, total = list.length) => ({
  code: 200 as ResponseCode,
  msg: '',
  data: { list, total },
});
const read = vi.fn<(query: Query) => Promise<ReturnType<typeof answered>>>();

function Records() {
  const list = useList(listUrl, read);
  return (
    <ListPage
      list={list}
      filters={[
        { name: 'state', label: 'State', any: 'Any', options: [{ value: 'open', label: 'Open' }] },
        { name: 'keyword', label: 'Search', kind: 'words' },
      ]}
      columns={[{ key: 'name', title: 'Name', place: 'name', render: ({ name }) => name }]}
      marking={{ nameOf: ({ name }) => `Mark ${name}`, barredBy: () => null }}
      empty={{ none: 'None at all', noMatch: 'No match', showAll: 'Show all' }}
    >
      <output>{list.marks.ids.join()}</output>
      <p data-testid="address">{useLocation().search}</p>
    </ListPage>
  );
}

const show = (address: string) => render(withPortal({}, <Records />, { at: `/records${address}` }));
const address = () => screen.getByTestId('address').textContent;
/** Waits until a text is visible: the records may be rendered again, as cards, once the page width is known. */
const seen = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const search = (words: string) => {
  const field = screen.getByRole('searchbox', { name: 'Search' });
  fireEvent.change(field, { target: { value: words } });
  fireEvent.keyDown(field, { key: 'Enter' });
};

beforeEach(() => void read.mockReset().mockResolvedValue(answered()));

it('names the list by the title of its page', async () => {
  render(withPortal({}, <Records />, { at: '/enterpriseCenter/users' }));
  await seen('Record a');
  const list = screen.queryByRole('table') ?? screen.getByRole('list', { name: /./ });
  expect(list).toHaveAccessibleName('账号管理');
});

describe('ListPage', () => {
  it('requests the filters and page of its address, and ignores foreign parameters', async () => {
    show('?keyword=x&state=all&current=2&drawer=d&foreign=1&sorter=password');
    await seen('Record a');
    expect(read.mock.calls).toEqual([[{ keyword: 'x', sorter: 'name', current: 2, pageSize: 20 }]]);
  });

  it('keeps filters and page in its address: a new filter begins at the first page with nothing selected', async () => {
    read.mockResolvedValue(answered(records, 45));
    show('?current=2&drawer=d');
    await seen('Record a');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Mark Record a' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('a'));
    search('gear');
    await waitFor(() => expect(address()).toBe('?drawer=d&keyword=gear'));
    expect(screen.getByRole('status')).toHaveTextContent('');
    fireEvent.click(await screen.findByTitle('3'));
    await waitFor(() => expect(address()).toBe('?drawer=d&keyword=gear&current=3'));
    expect(read).toHaveBeenLastCalledWith({
      keyword: 'gear',
      state: 'open',
      sorter: 'name',
      current: 3,
      pageSize: 20,
    });
  });

  it('tells an empty list from filters without a match, and clears them', async () => {
    read.mockResolvedValue(answered([]));
    show('?keyword=x&sorter=-name');
    expect(await screen.findByText('No match')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(address()).toBe('?sorter=-name&state=all'));
    expect(await screen.findByText('None at all')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
  });

  it('shows why it could not be read, and reads again', async () => {
    read.mockResolvedValueOnce({ ...answered(), code: 208, msg: 'Overloaded' });
    show('');
    expect(await screen.findByRole('alert')).toHaveTextContent('Overloaded');
    fireEvent.click(screen.getByRole('button', { name: /重\s*试|重新/ }));
    await seen('Record b');
  });
});

const act = vi.fn();

function Dense() {
  const list = useList(listUrl, read);
  const states = [
    { value: 'all', label: 'All', count: 3 },
    { value: 'open', label: 'Open', count: 2 },
  ];
  return (
    <ListPage
      isDense
      list={list}
      tabs={{ name: 'state', label: 'State', options: states }}
      menu={[
        { key: 'often', label: 'Export', isFront: true, onClick: act },
        { key: 'rarely', label: 'Rename', onClick: act },
      ]}
      filters={[
        { name: 'keyword', label: 'Search', kind: 'words' },
        { name: 'state', label: 'State', any: 'Any', options: states.slice(1) },
      ]}
      columns={[
        {
          key: 'name',
          title: 'Name',
          place: 'name',
          sort: 'name',
          text: ({ name }) => name,
          render: ({ name }) => name,
        },
      ]}
      empty={{ none: 'None at all' }}
    >
      <p data-testid="address">{useLocation().search}</p>
    </ListPage>
  );
}

describe('ListPage with dense rows', () => {
  const { matchMedia } = window;
  const onScreen = (isWide: boolean) =>
    vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: isWide }));

  const showDense = (at: string) => render(withPortal({}, <Dense />, { at: `/records${at}` }));
  afterEach(() => vi.unstubAllGlobals());

  it('sorts by its column headings, and shows counts on its tabs', async () => {
    onScreen(true);
    showDense('?sorter=-name&state=all');
    const head = await screen.findByRole('columnheader', { name: /Name/ });
    expect(head).toHaveAttribute('aria-sort', 'descending');
    expect(screen.getByText('Record a').closest('td')).toHaveAttribute('title', 'Record a');
    fireEvent.click(head);
    await waitFor(() => expect(address()).toBe('?state=all'));
    expect(screen.getByRole('button', { name: 'All 3' })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'Open 2' }));
    await waitFor(() => expect(address()).toBe(''));
  });

  it('shows frequent actions where there is room, and all of them behind one button on a phone', async () => {
    const more = () => screen.getByRole('button', { name: /More actions|更多操作/ });
    onScreen(true);
    const { unmount } = showDense('');
    fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
    expect(act).toHaveBeenCalledTimes(1);
    fireEvent.click(more());
    expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
    unmount();
    onScreen(false);
    showDense('');
    await seen('Record a');
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
    fireEvent.click(more());
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Export' }));
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('shows active filters, each removable; on a narrow screen they are behind a button', async () => {
    onScreen(false);
    showDense('');
    await seen('Record a');
    expect(screen.queryByRole('searchbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /\(1\)|（1）/ }));
    expect(await screen.findByRole('searchbox', { name: 'Search' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /^(Show|查看).*2/ }));
    fireEvent.click(screen.getByRole('button', { name: /State.*Open/ }));
    await waitFor(() => expect(address()).toBe('?state=all'));
    expect(screen.queryByRole('button', { name: /State.*Open/ })).toBeNull();
  });
});
