/** First step of registration: the company by its credit code. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import AntdFrame from '@/layouts/components/AntdFrame';
import login from '@/models/login';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Register, { keepDraft } from '.';

const models = [login, { namespace: 'loading', state: { effects: {} } }];
const CODE = '91350100M000100Y43';
const notice = () => screen.queryByText('未查询到该企业，请填写企业名称');

beforeEach(() => {
  keepDraft({});
  mockCall('companyName').mockResolvedValue({
    code: 208,
    msg: '未查询到该企业，请填写企业名称',
    data: null,
  } as never);
});

async function typeCode(): Promise<HTMLElement> {
  const page = <Register />;
  render(withPortal({}, <AntdFrame>{page}</AntdFrame>, { at: '/login/register', models }));
  const code = await screen.findByLabelText('统一社会信用代码');
  fireEvent.change(code, { target: { value: CODE } });
  return code;
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('IdentifyStep', () => {
  it('shows what it found on the code when the field is left by key', async () => {
    fireEvent.blur(await typeCode());
    await settle();
    expect(notice()).toBeVisible();
  });

  it('moves nothing from under a press on the next button, and shows what it found after it', async () => {
    const code = await typeCode();
    const next = screen.getByRole('button', { name: '下一步' });
    fireEvent.pointerDown(next);
    fireEvent.blur(code);
    await settle();
    expect(notice()).toBeNull();
    fireEvent.pointerUp(next);
    await settle();
    expect(notice()).toBeVisible();
  });
});
