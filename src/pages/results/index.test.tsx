import type { PublicResult, ResultsData } from '@domain/results/calls';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import login from '@/models/login';
import { mockCall } from '../../../tests/support/portal/mock-call';
import { createSmallChallenge } from '../../../tests/support/portal/small-challenge';
import { withPortal } from '../../../tests/support/portal/with-portal';
import Results from '.';

const result: PublicResult = {
  program: 'gazelle',
  title: '瞪羚企业',
  kind: null,
  batch: '2026-1',
  company: '示例企业',
  subject: null,
  status: 'approved',
  project_no: 'GZ2026-0001',
  grant: null,
  approved_on: '2026-06-18',
  notice: null,
  revoked: null,
  certificate: { no: 'HTR20260007', valid_from: '2026-06-10', valid_to: '2029-06-09' },
  objection_to: null,
  scope: null,
  details: [],
};

/** Longer timeout: a whole page is rendered. */
const PATIENT = { timeout: 10_000 };

async function show(list: PublicResult[], address = '/results') {
  const data: ResultsData = {
    list,
    total: list.length,
    more: false,
    programs: [{ key: 'gazelle', title: '瞪羚企业' }],
    batches: ['2026-1'],
    objections: { office: '市级主管部门', phone: '12345' },
  };
  const asked = mockCall('publicResults').mockResolvedValue({ code: 200, msg: '', data });
  render(
    withPortal({}, <Results />, {
      at: address,
      models: [login, { namespace: 'loading', state: { effects: {} } }],
    }),
  );
  return asked;
}

describe('ResultsPage', () => {
  it('shows an approved filing with its date and number', async () => {
    await show([result]);
    await waitFor(() => expect(screen.getByText('示例企业')).toBeVisible(), PATIENT);
    expect(screen.getByText('GZ2026-0001')).toBeVisible();
    expect(screen.getByText('2026-06-18通过')).toBeVisible();
  });

  it('shows by when and to whom to object while a notice is open', async () => {
    const notice = { from: '2026-06-10', to: '2026-06-17', open: true };
    await show([{ ...result, status: 'publicised', approved_on: null, notice }]);
    expect(await screen.findByText(/市级主管部门提出（电话 12345）/, {}, PATIENT)).toBeInTheDocument();
    expect(screen.getByText('公示期 2026-06-10 至 2026-06-17')).toBeInTheDocument();
  });

  it('sends an objection while the notice is open, and shows its code until it is noted', async () => {
    const notice = { from: '2026-06-10', to: '2026-06-17', open: true };
    const data = { no: 'YY20260610-000001', code: 'ABCDEFGHJK', due_at: '2026-07-01T09:00:00.000Z' };
    const challenge = await createSmallChallenge('objection');
    mockCall('proofChallenge').mockResolvedValue({ code: 200, msg: '', data: challenge });
    const sent = mockCall('sendObjection').mockResolvedValue({ code: 200, msg: '', data });
    await show([{ ...result, status: 'publicised', approved_on: null, notice, objection_to: 'f1' }]);

    fireEvent.click(await screen.findByRole('button', { name: '对“示例企业”提出异议' }, PATIENT));
    fireEvent.click(await screen.findByRole('button', { name: '提交异议' }));
    expect(await screen.findByText('请填写姓名')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /姓名/ }).closest('form')).not.toHaveClass(
      'ant-form-hide-required-mark',
    );
    expect(screen.getByRole('button', { name: '添加附件' })).toHaveAccessibleDescription(/^选填/);

    const type = (name: RegExp, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    type(/姓名/, '李四');
    type(/联系电话/, '13800000001');
    type(/异议内容/, '与去年的项目相同');
    await screen.findByText(/安全验证已通过/);
    fireEvent.click(screen.getByRole('button', { name: '提交异议' }));
    expect(await screen.findByText('ABCDEFGHJK')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith({
      data: {
        to: 'f1',
        name: '李四',
        phone: '13800000001',
        text: '与去年的项目相同',
        proof: expect.any(String),
      },
    });
    fireEvent.click(screen.getByRole('button', { name: '已保存' }));
    await waitFor(() => expect(screen.queryByText('ABCDEFGHJK')).not.toBeInTheDocument());
  });

  it('verifies the mobile number by a code where the answer is to be sent by SMS', async () => {
    const notice = { from: '2026-06-10', to: '2026-06-17', open: true };
    const data = { no: 'YY20260610-000001', code: 'ABCDEFGHJK', due_at: '2026-07-01T09:00:00.000Z' };
    mockCall('proofChallenge').mockImplementation(async ({ params }) => ({
      code: 200,
      msg: '',
      data: await createSmallChallenge(params?.purpose ?? 'login'),
    }));
    const sms = mockCall('sendSms').mockResolvedValue({
      code: 200,
      msg: '',
      data: { resend_in: 60, expires_in: 300 },
    });
    const sent = mockCall('sendObjection').mockResolvedValue({ code: 200, msg: '', data });
    await show([{ ...result, status: 'publicised', approved_on: null, notice, objection_to: 'f1' }]);
    fireEvent.click(await screen.findByRole('button', { name: '对“示例企业”提出异议' }, PATIENT));

    const type = (name: RegExp, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    fireEvent.click(await screen.findByRole('checkbox', { name: /短信通知我/ }));
    type(/姓名/, '李四');
    type(/手机号码/, '138 0000 0001');
    type(/异议内容/, '与去年的项目相同');
    await screen.findByText(/安全验证已通过/);
    fireEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await waitFor(() =>
      expect(sms).toHaveBeenCalledWith({
        data: { phone: '13800000001', scene: 'objection', proof: expect.any(String) },
      }),
    );
    type(/短信验证码/, '123456');
    fireEvent.click(screen.getByRole('button', { name: '提交异议' }));
    expect(await screen.findByText('ABCDEFGHJK')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith({
      data: {
        to: 'f1',
        name: '李四',
        phone: '138 0000 0001',
        text: '与去年的项目相同',
        sms_code: '123456',
      },
    });
  });

  it.each([
    ['尚未生效', { valid_from: '2999-01-01', valid_to: '2999-12-31' }],
    ['已到期', { valid_from: '2020-01-01', valid_to: '2022-12-31' }],
  ])('says “%s” of a recognition outside its validity', async (words, validity) => {
    await show([{ ...result, certificate: { no: 'HTR20260007', ...validity } }]);
    await waitFor(() => expect(screen.getByText(words)).toBeVisible(), PATIENT);
  });

  it('shows a revoked filing with the number of its document', async () => {
    const revoked = { on: '2026-07-01', doc_no: '沈科〔2026〕1号' };
    await show([{ ...result, status: 'revoked', revoked }]);
    await waitFor(() => expect(screen.getByText('2026-07-01撤销')).toBeVisible(), PATIENT);
    expect(screen.getByText('文号 沈科〔2026〕1号')).toBeVisible();
  });

  it('requests what the address names, and ignores invalid parameters', async () => {
    const asked = await show([], '/results?list=notice&program=gazelle&batch=x&current=2&keyword=减速器');
    expect(asked).toHaveBeenLastCalledWith({
      params: {
        current: 2,
        pageSize: 20,
        keyword: '减速器',
        list: 'notice',
        program: 'gazelle',
      },
    });
    expect(await screen.findByText('没有符合条件的结果', {}, PATIENT)).toBeVisible();
  });

  it('links to the open data of the list, program and batch in the address', async () => {
    await show([result], '/results?list=decided&program=gazelle&batch=2026-1&keyword=减速器');
    const link = await screen.findByRole('link', { name: 'CSV表格' }, PATIENT);
    expect(link).toHaveAttribute(
      'href',
      '/api/v1.0/public/results/data/?list=decided&program=gazelle&batch=2026-1&format=csv&language=zh',
    );
    expect(screen.getByText(/请注明来源和取得日期/)).toBeVisible();
  });
});
