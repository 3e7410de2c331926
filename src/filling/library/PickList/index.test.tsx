import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import PickList, { type PickItem } from '.';

const items: PickItem[] = [
  { id: 'a', name: '一种泵', searchText: '一种泵\nZL2021' },
  { id: 'b', name: '一种阀', searchText: '一种阀\nZL2022' },
  { id: 'c', name: '泵控软件', searchText: '泵控软件\n2021SR', badge: '表中已有', isTaken: true },
  { id: 'd', name: '另一种泵', searchText: '另一种泵\nZL2022' },
];

let chosen: PickItem[] = [];

beforeEach(() => {
  chosen = [];
});

function Picker({ room }: { room: number }) {
  const [picked, setPicked] = useState<PickItem[]>([]);
  chosen = picked;
  return (
    <PickList
      items={items}
      chosen={picked}
      onChange={setPicked}
      room={room}
      searchLabel="搜索"
      emptyText="没有"
      renderFacts={({ searchText }) => <p>{searchText}</p>}
    />
  );
}

const open = (room: number) => render(withPortal({}, <Picker room={room} />));
const search = (words: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: '搜索' }), { target: { value: words } });
const tick = (name: string | RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }));
const listNames = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('bdi')?.textContent);

describe('PickList', () => {
  it('finds items that hold every word of the search', () => {
    open(9);
    search('泵 zl');
    expect(listNames()).toEqual(['一种泵', '另一种泵']);
    search('锅炉');
    expect(screen.getByText('没有')).toBeVisible();
  });

  it('chooses all that the search found and keeps what was chosen before', () => {
    open(9);
    tick('一种阀');
    search('泵');
    tick('全选尚未加入的2项');
    expect(chosen.map(({ id }) => id)).toEqual(['b', 'a', 'd']);
    tick('全选尚未加入的2项');
    expect(chosen.map(({ id }) => id)).toEqual(['b']);
  });

  it('replaces the chosen item where a single one fits', () => {
    open(1);
    expect(screen.queryByRole('checkbox', { name: /全选/ })).toBeNull();
    tick('一种泵');
    tick('一种阀');
    expect(chosen.map(({ id }) => id)).toEqual(['b']);
  });

  it('does not offer what is there already', () => {
    open(9);
    expect(screen.getByRole('checkbox', { name: /泵控软件.*表中已有/ })).toBeDisabled();
  });
});
