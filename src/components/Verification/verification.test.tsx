import { verificationMessages } from '@domain/accounts/verification-messages';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import login from '@/models/login';
import { RequestFailure } from '@/utils/failure';
import { mockCall } from '../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../tests/support/portal/recorded-feedback';
import { createSmallChallenge } from '../../../tests/support/portal/small-challenge';
import { withPortal } from '../../../tests/support/portal/with-portal';
import SmsVerification from './SmsVerification';

const answer = (code: number, msg: string, data: unknown = null) => ({ code, msg, data }) as never;
const models = [login, { namespace: 'loading', state: { effects: {} } }];
const PASSED = '安全验证已通过';

beforeEach(async () => {
  mockFeedback();
  const challenge = await createSmallChallenge('send_sms');
  mockCall('proofChallenge').mockResolvedValue(answer(200, '', challenge));
  mockCall('captcha').mockResolvedValue(
    answer(200, '', { captcha_id: 'p1', image: 'data:,', expires_in: 120 }),
  );
  mockCall('sendSms').mockResolvedValue(answer(200, '', { resend_in: 60, expires_in: 300 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = () =>
  render(
    withPortal(
      {},
      <Form initialValues={{ phone: '13800000001' }}>
        <SmsVerification scene="register" phoneLabel="手机" />
      </Form>,
      { models },
    ),
  );
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const sent = () => mockCall('sendSms').mock.calls.map(([input]) => input?.data);

describe('SmsVerification', () => {
  test('computes a proof by itself, announces it politely, and sends it along', async () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('正在进行安全验证');
    expect(await screen.findByText(PASSED)).toBe(screen.getByRole('status'));
    expect(mockCall('captcha')).not.toHaveBeenCalled();
    await press('获取验证码');
    expect(await screen.findByText(/^\d+秒后重发$/)).toBeInTheDocument();
    const { proof, ...rest } = sent()[0] ?? {};
    expect(rest).toEqual({ phone: '13800000001', scene: 'register' });
    expect(JSON.parse(atob(proof ?? ''))).toMatchObject({ solution: { counter: 3 } });
  });

  test('counts down from the answer that refuses a further code, as after a reload', async () => {
    mockCall('sendSms').mockResolvedValue(answer(208, '发送过于频繁，请39秒后再试', { resend_in: 39 }));
    show();
    await screen.findByText(PASSED);
    await press('获取验证码');
    expect(await screen.findByText('39秒后重发')).toBeInTheDocument();
  });

  test('waits for the proof when the button is pressed too early', async () => {
    show();
    fireEvent.click(screen.getByText('获取验证码'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.proof).toBeTruthy();
  });

  test('computes another proof after a refusal, since the first is used up', async () => {
    mockCall('sendSms').mockResolvedValue(answer(208, verificationMessages.smsTooMany.zh));
    show();
    await screen.findByText(PASSED);
    await press('获取验证码');
    await waitFor(() => expect(mockCall('proofChallenge')).toHaveBeenCalledTimes(2));
    expect(await screen.findByText(PASSED)).toBeInTheDocument();
  });

  test('computes another proof when the first has expired', async () => {
    show();
    await screen.findByText(PASSED);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 300_000);
    fireEvent.click(screen.getByText('获取验证码'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(mockCall('proofChallenge')).toHaveBeenCalledTimes(2);
  });

  test('shows a way out when the proof fails, and retries on request', async () => {
    mockCall('proofChallenge').mockRejectedValueOnce(new RequestFailure('offline'));
    show();
    expect(
      await screen.findByText('安全验证未能完成，请检查网络后重试，或改用图形验证码'),
    ).toBeInTheDocument();
    await press('重新验证');
    expect(await screen.findByText(PASSED)).toBeInTheDocument();
  });

  test('shows a captcha instead on request, and returns from it', async () => {
    show();
    await screen.findByText(PASSED);
    await press('改用图形验证码');
    expect(await screen.findByRole('img', { name: /验证码图片/ })).toBeInTheDocument();
    await press('获取验证码');
    expect(await screen.findByText('请输入图形验证码')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText(/图形验证码/), { target: { value: ' a2b4 ' } });
    await press('改用自动验证');
    expect(await screen.findByText(PASSED)).toBeInTheDocument();
    await press('改用图形验证码');
    fireEvent.change(screen.getByLabelText(/图形验证码/), { target: { value: ' a2b4 ' } });
    await screen.findByRole('img', { name: /验证码图片/ });
    await press('获取验证码');
    expect(sent()).toEqual([
      { phone: '13800000001', scene: 'register', captcha_id: 'p1', captcha_code: 'a2b4' },
    ]);
  });

  test('shows the captcha at once where the browser withholds cryptography', async () => {
    vi.stubGlobal('crypto', {});
    show();
    expect(await screen.findByRole('img', { name: /验证码图片/ })).toBeInTheDocument();
    expect(screen.queryByText('改用自动验证')).not.toBeInTheDocument();
    expect(mockCall('proofChallenge')).not.toHaveBeenCalled();
  });

  test('plays the captcha as audio, a second time without the server, and reports a failure to play', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const audio = mockCall('captchaAudio');
    audio.mockResolvedValueOnce(answer(208, verificationMessages.captchaOver.zh));
    audio.mockResolvedValueOnce(answer(200, '', { sound: 'data:audio/wav;base64,' }));
    show();
    await press('改用图形验证码');
    await screen.findByRole('img', { name: /验证码图片/ });
    await press('播放语音');
    expect(await screen.findByRole('alert')).toHaveTextContent('语音无法播放，请换一张后再试');
    await press('播放语音');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await press('播放语音');
    expect(play).toHaveBeenCalledTimes(2);
    expect(audio.mock.calls).toEqual([
      [{ params: { captcha_id: 'p1' } }],
      [{ params: { captcha_id: 'p1' } }],
    ]);
  });
});
