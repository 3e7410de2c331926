/** Last step of registration, for a person who has completed the steps before. */
import { verificationMessages } from '@domain/accounts/verification-messages';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import AntdFrame from '@/layouts/components/AntdFrame';
import DocumentTitle from '@/layouts/components/DocumentTitle';
import login from '@/models/login';
import { changeLanguage } from '@/utils/language';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { createSmallChallenge } from '../../../../tests/support/portal/small-challenge';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Register, { keepDraft } from '.';

const answer = (code: number, msg: string, data: unknown = null) => ({ code, msg, data }) as never;
const models = [login, { namespace: 'loading', state: { effects: {} } }];
const named = {
  credit_code: '91350100M000100Y43',
  company_name: '福建试验有限公司',
  dept: 'a',
  tax: 'b',
  industry: 'c',
  phone: '13800000001',
};

beforeEach(async () => {
  mockFeedback();
  mockCall('proofChallenge').mockResolvedValue(answer(200, '', await createSmallChallenge('send_sms')));
  mockCall('captcha').mockResolvedValue(
    answer(200, '', { captcha_id: 'p1', image: 'data:,', expires_in: 120 }),
  );
  keepDraft(named);
});
afterEach(() => vi.restoreAllMocks());

async function show() {
  const page = <Register />;
  render(withPortal({}, <AntdFrame>{page}</AntdFrame>, { at: '/login/register?step=account', models }));
  await screen.findByText(/安全验证已通过|check passed|اكتمل/);
}
const labels = () => [...document.querySelectorAll('form label[for]')].map(({ textContent }) => textContent);
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
async function showCaptcha() {
  await show();
  await press('改用图形验证码');
  await screen.findByRole('img', { name: /验证码图片/ });
}

async function register() {
  await show();
  type(/^联系人$/, '陈工');
  type(/^短信验证码/, '123456');
  type('设置密码', 'Lingfeng#2026');
  type('确认密码', 'Lingfeng#2026');
  fireEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }));
  await press('提交注册');
}

describe('RegisterPage account step', () => {
  test('signs the new owner in with the chosen name and password', async () => {
    mockCall('register').mockResolvedValue(answer(200, '注册成功'));
    const signedIn = mockCall('login').mockResolvedValue(answer(208, '系统繁忙'));
    await register();
    await waitFor(() =>
      expect(signedIn.mock.calls[0]?.[0]).toMatchObject({
        data: { username: named.credit_code, password: 'Lingfeng#2026' },
      }),
    );
  });

  test('begins the page title with the word for an error, until none is left', async () => {
    await show();
    render(withPortal({}, <DocumentTitle />, { at: '/login/register' }));
    await press('提交注册');
    await waitFor(() => expect(document.title).toMatch(/^错误：/));
    await press('上一步');
    await waitFor(() => expect(document.title).not.toMatch(/^错误：/));
  });

  test('[focus step] moves the focus to the heading of a step that was gone to, not of the first one shown', async () => {
    await show();
    expect(document.activeElement).toBe(document.body);
    for (const [button, step] of [
      ['上一步', /^企业信息/],
      ['上一步', /^核对企业/],
    ] as const) {
      await press(button);
      await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: step })).toHaveFocus());
    }
  });

  test('does not call the automatic verification optional', async () => {
    await show();
    expect(screen.getByText('安全验证').textContent).toBe('安全验证');
  });

  test.each([
    ['zh-CN', /可选|选填/, ['联系人邮箱（选填）', '登录名（选填）']],
    ['en-US', /optional/, ['Contact e-mail(optional)', 'Login name(optional)']],
    ['ar', /optional|اختياري/, ['البريد الإلكتروني(اختياري)', 'اسم الدخول(اختياري)']],
  ])('marks optional fields once and in one word: %s', async (tag, said, expected) => {
    await act(() => changeLanguage(tag));
    await show();
    expect(labels().filter((label) => said.test(label ?? ''))).toEqual(expected);
  });

  test('moves the focus to the code field once a code was sent', async () => {
    mockCall('sendSms').mockResolvedValue(answer(200, '已发送', { resend_in: 60 }));
    await show();
    await press('获取验证码');
    expect(await screen.findByText(/^\d+秒后重发$/)).toBeInTheDocument();
    expect(field(/^短信验证码/)).toHaveFocus();
  });

  test('shows beside the captcha that it was wrong, and loads another', async () => {
    mockCall('sendSms').mockResolvedValue(answer(208, verificationMessages.captchaWrong.zh));
    await showCaptcha();
    type(/^图形验证码/, 'WXYZ');
    await press('获取验证码');
    await waitFor(() => expect(field(/^图形验证码/)).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByText(verificationMessages.captchaWrong.zh)).toBeInTheDocument();
    expect(field(/^图形验证码/)).toHaveValue('');
    expect(field(/^图形验证码/)).toHaveFocus();
  });

  test('clears a used captcha without blaming it for another refusal', async () => {
    mockCall('sendSms').mockResolvedValue(answer(208, verificationMessages.smsTooMany.zh));
    await showCaptcha();
    type(/^图形验证码/, 'ABCD');
    await press('获取验证码');
    await waitFor(() => expect(field(/^图形验证码/)).toHaveValue(''));
    expect(field(/^图形验证码/)).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('clears the error of a field once it is edited, and of no other', async () => {
    await show();
    await press('提交注册');
    expect(await screen.findByText('请输入联系人姓名')).toBeInTheDocument();
    type(/^联系人$/, '陈工');
    await waitFor(() => expect(field(/^联系人$/)).not.toHaveAttribute('aria-invalid', 'true'));
    expect(field(/^短信验证码/)).toHaveAttribute('aria-invalid', 'true');
  });

  test('links the terms in the label of the checkbox without ticking it', async () => {
    await show();
    const box = screen.getByRole('checkbox', { name: '我已阅读并同意' });
    expect(box.closest('.ant-form-item')).toContainElement(screen.getByText('用户协议和隐私政策'));
    await press('用户协议和隐私政策');
    expect(box).not.toBeChecked();
  });
});
