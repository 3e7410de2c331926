import { act, fireEvent, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { Provider } from 'react-redux';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { history } from 'umi';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import user from '@/models/user';
import * as acting from '@/utils/acting';
import { feedback } from '@/utils/feedback';
import { request } from '@/utils/request';
import { saveLogin } from '@/utils/session';
import { useUnsavedWork } from '@/utils/unsaved';
import { startStore } from '../../../../tests/support/portal/store';
import { prepareFrameDialog } from '../FrameDialog';
import CompanySwitch, { CompanyChanged, CompanyStrip, useActingSwitch } from '.';

const OWN = { id: 'u1', name: '赵静', company: { id: 'c1', name: '甲公司' }, permissions: [] };
const HELD = [{ id: 'm1', company: '乙公司' }];
const AGENT = {
  ...OWN,
  company: { id: 'c2', name: '乙公司' },
  acts_for: HELD,
  acting: { id: 'm1', last_day: '2026-12-31', may_submit: true, own_company: '甲公司' },
};

const fetched = vi.fn<typeof fetch>();
let present: object = OWN;
const json = (data: unknown, code = 200, msg = 'ok') => new Response(JSON.stringify({ code, msg, data }));
const calls = (path: string) => fetched.mock.calls.filter(([url]) => String(url).includes(path));
const startAnew = vi.spyOn(acting, 'reloadHome');

/** A page with unsaved work. */
function Work({ isKept }: { isKept: boolean }) {
  useUnsavedWork(isKept ? kept : lost);
  return null;
}
const kept = async () => true;
const lost = async () => false;

function Frame() {
  useActingSwitch();
  return (
    <>
      <CompanySwitch />
      <CompanyStrip />
    </>
  );
}

const left = vi.fn();
async function open(current: object, work: 'none' | 'kept' | 'lost' = 'none') {
  const { redux, run } = startStore([user]);
  await run({ type: 'user/saveCurrentUser', payload: current });
  acting.setActing(current as never);
  render(
    <Provider store={redux}>
      <ConfigProvider theme={{ token: { motion: false } }}>
        <HistoryRouter history={history as never}>
          {work !== 'none' && <Work isKept={work === 'kept'} />}
          <Frame />
          <CompanyChanged onLeave={left} />
        </HistoryRouter>
      </ConfigProvider>
    </Provider>,
  );
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

vi.setConfig({ testTimeout: 60_000 });
beforeAll(prepareFrameDialog);
beforeEach(() => {
  localStorage.setItem('umi_locale', 'zh-CN');
  saveLogin({ access: 'a1' });
  left.mockReset();
  startAnew.mockReset().mockReturnValue();
  vi.spyOn(feedback, 'error').mockReturnValue();
  history.replace('/enterpriseCenter/declare');
  vi.stubGlobal(
    'fetch',
    fetched
      .mockReset()
      .mockImplementation(async (url) => json(String(url).includes('current_user') ? present : null)),
  );
});
afterEach(() => acting.setActing(null));

describe('CompanySwitch', () => {
  test('shows no switch to users without a mandate', async () => {
    await open(OWN);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('shows which company is active, switches to another, and opens the home page', async () => {
    await open({ ...OWN, acts_for: HELD });
    fireEvent.click(screen.getByRole('button', { name: '切换企业，当前为“甲公司”' }));
    expect(await screen.findByText('当前企业')).toBeInTheDocument();
    fireEvent.click(screen.getByText('乙公司'));
    await settle();
    expect(history.location).toMatchObject({ pathname: '/index', state: null });
    const [, init] = calls('act_for')[0] ?? [];
    expect(JSON.parse(String(init?.body))).toEqual({ mandate: 'm1' });
    expect(startAnew).toHaveBeenCalledOnce();
  });

  test('shows an agent for whom they act, and returns to their own company', async () => {
    await open(AGENT);
    expect(screen.getByText('代理：', { selector: 'p' })).toHaveTextContent('代理：乙公司');
    fireEvent.click(screen.getByRole('button', { name: '切换企业，当前代理“乙公司”' }));
    fireEvent.click(await screen.findByText('甲公司'));
    await settle();
    expect(JSON.parse(String(calls('act_for')[0]?.[1]?.body))).toEqual({ mandate: null });
  });

  test('does not switch on other pages, whatever their address says', async () => {
    history.replace('/index?actFor=m1');
    await open({ ...OWN, acts_for: HELD });
    await settle();
    expect(calls('act_for')).toEqual([]);
  });

  test.each([
    ['kept', /没有保存的内容已留在本机暂存/],
    ['lost', /没能存入本机/],
  ] as const)(
    'shows where unsaved text is (%s) when a mandate ends, and only then leaves',
    async (work, words) => {
      await open(AGENT, work);
      present = { ...OWN, mandate_over: { id: 'm1', company: '乙公司', company_id: 'c2' } };
      fetched.mockImplementationOnce(async () => json({ mandate_over: { id: 'm1' } }, 208, 'over'));
      await act(async () => void (await request('POST /portal/report/gazelle/', { data: {} })));
      expect(await screen.findByRole('dialog', { name: '代理委托已结束' })).toHaveTextContent(words);
      expect(calls('act_for')).toEqual([]);
      fireEvent.click(screen.getByRole('button', { name: '返回本企业' }));
      await settle();
      expect(left).toHaveBeenCalledOnce();
      expect(JSON.parse(String(calls('act_for')[0]?.[1]?.body))).toEqual({ mandate: null });
      expect(startAnew).toHaveBeenCalledOnce();
    },
  );

  test('shows that another tab has switched, and reloads this one', async () => {
    await open(AGENT);
    present = OWN;
    await act(async () => acting.reportActingChanged());
    expect(await screen.findByRole('dialog', { name: '已切换企业' })).toHaveTextContent('切换到“甲公司”');
    fireEvent.click(screen.getByRole('button', { name: '进入当前企业' }));
    await settle();
    expect(calls('act_for')).toEqual([]);
    expect(startAnew).toHaveBeenCalledOnce();
  });

  test('shows nothing where the session acts as the page shows', async () => {
    await open(AGENT);
    present = AGENT;
    await act(async () => acting.reportActingChanged());
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe(request, () => {
  test('sends for whom each call is meant', async () => {
    await open(AGENT);
    await request('GET /portal/report/source/');
    const headers = new Headers(calls('report/source')[0]?.[1]?.headers);
    expect(headers.get('x-acting-by')).toBe('m1');
    acting.setActing(OWN as never);
    await request('GET /portal/report/source/');
    expect(new Headers(calls('report/source')[1]?.[1]?.headers).get('x-acting-by')).toBe('own');
  });
});

describe('getDraftOwner', () => {
  test('returns a distinct owner of drafts for each company', () => {
    expect([
      acting.getDraftOwner(OWN as never),
      acting.getDraftOwner(AGENT as never),
      acting.getDraftOwner(null),
    ]).toEqual(['u1', 'u1@c2', undefined]);
  });
});

describe('an expert of filings on trial', () => {
  test('is named as what it acts, as it has no company', async () => {
    await open({ ...AGENT, role: 'expert', company: null, is_trial: true });
    expect(screen.getAllByText('评审专家')).toHaveLength(2);
  });
});
