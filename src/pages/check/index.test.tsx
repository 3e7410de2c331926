import type { ResponseEnvelope } from '@domain/api/envelope';
import type { CopyCheck } from '@domain/document/calls';
import type { SealCheck } from '@domain/document/seal-calls';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'umi';
import { describe, expect, it, vi } from 'vitest';
import * as seals from '@/services/upload/seal';
import { mockCall } from '../../../tests/support/portal/mock-call';
import { withAddress } from '../../../tests/support/portal/with-portal';
import Check, { CopyForm } from '.';
import Outcome from './components/Outcome';

const HASH = 'ab'.repeat(32);
const copy = {
  kind: 'filing' as const,
  no: 'HT20260610-000001',
  title: '高新技术企业认定申请',
  company: '示例企业',
  credit_code: '91210102MA0YK100XU',
  submitted_at: '2026-06-10T17:30:00Z',
};

const show = (data: CopyCheck | undefined, failure: string | null = null) =>
  render(<Outcome answer={{ data, failure, isSlow: false, reload: async () => {} }} />);

describe('Outcome', () => {
  it('confirms a genuine copy with its facts', () => {
    show({ ...copy, current: true });
    expect(screen.getByText('核验通过')).toBeVisible();
    expect(screen.getByText('示例企业')).toBeVisible();
    expect(screen.getByText('91210102MA0YK100XU')).toBeVisible();
    expect(screen.getByText('2026-06-11 01:30')).toBeVisible();
  });

  it('distinguishes a superseded copy from a current one, and both from a forged one', () => {
    show({ ...copy, current: false }).unmount();
    show(undefined, '核验不通过：没有相符的申报');
    expect(screen.getByText('核验不通过')).toBeVisible();
    expect(screen.queryByText(/本件不是现行版本/)).toBeNull();
  });

  it('names a letter by its date of decision, and shows when it was superseded', () => {
    show({ ...copy, kind: 'letter', current: false });
    expect(screen.getByText('决定时间（北京时间）')).toBeVisible();
    expect(screen.getByText(/本文书不是最新决定/)).toBeVisible();
  });

  it('shows under the labels of a certificate what it states, and that it is valid until when', () => {
    const days = { from: '2026-06-11', to: '2029-06-10' };
    show({
      ...copy,
      kind: 'certificate',
      no: 'ICR20260001',
      title: '孵化载体',
      current: true,
      facts: [{ name: '载体名称', value: '示例科技孵化器' }],
      validity: days,
      recognition: { ...days, state: 'valid', revoked: null },
    });
    expect(screen.getByText('核验通过，该证书现行有效，有效期至2029-06-10')).toBeVisible();
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(labels).toEqual([
      '证书编号',
      '认定名称',
      '单位名称',
      '统一社会信用代码',
      '载体名称',
      '有效期',
      '状态',
      '发证日期',
    ]);
    for (const said of ['示例科技孵化器', '2026-06-11 至 2029-06-10', '有效', '2026-06-11'])
      expect(screen.getByText(said)).toBeVisible();
  });

  it.each([
    ['upcoming', null, '核验通过，但该证书自2027-05-01起生效，目前尚未生效'],
    ['expired', null, '核验通过，但该证书有效期至2030-04-30，已到期，不再有效'],
    [
      'revoked',
      { on: '2028-01-05', doc_no: '沈科发〔2028〕9号' },
      '核验通过，但该证书已于2028-01-05撤销，不再有效',
    ],
  ] as const)('tells since or from when a certificate holds not: %s', (state, revoked, words) => {
    const recognition = { state, from: '2027-05-01', to: '2030-04-30', revoked };
    show({ ...copy, kind: 'certificate', current: false, recognition });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText('沈科发〔2028〕9号') !== null).toBe(revoked !== null);
  });

  it('does not call a copy forged when the server could not be reached', () => {
    show(undefined, '');
    expect(screen.queryByText('核验不通过')).toBeNull();
    expect(screen.getByText('加载失败')).toBeVisible();
  });
});

describe('CopyForm', () => {
  it('accepts a hash copied from paper, over two lines and in capitals', async () => {
    const onAsk = vi.fn();
    render(<CopyForm no="" hash="" onAsk={onAsk} onEdit={() => {}} />);
    fireEvent.change(screen.getByLabelText('申报编号、文书编号或证书编号'), {
      target: { value: ` ${copy.no} ` },
    });
    const hash = screen.getByLabelText('防伪校验码（SHA-256）');
    fireEvent.change(hash, { target: { value: `${HASH.slice(0, 40).toUpperCase()} ${HASH.slice(40)}` } });
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(onAsk).toHaveBeenCalledWith({ no: copy.no, hash: HASH }));
    fireEvent.change(hash, { target: { value: 'abc' } });
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('请输入64位防伪校验码（数字和字母a至f）')).toBeInTheDocument();
    expect(onAsk).toHaveBeenCalledTimes(1);
  });
});

const Address = () => <output>{useLocation().search}</output>;

describe('CheckPage', () => {
  it('checks the copy of a QR code at once, and again after another is typed', async () => {
    const asked = mockCall('checkCopy');
    asked.mockResolvedValueOnce({ code: 200, msg: '', data: { ...copy, current: true } });
    asked.mockResolvedValueOnce({ code: 208, msg: '没有相符的申报', data: null as never });
    render(withAddress(<Check />, { at: `/check?no=${copy.no}&hash=${HASH}` }));
    expect(await screen.findByText('示例企业')).toBeVisible();
    expect(asked).toHaveBeenLastCalledWith({ params: { no: copy.no, hash: HASH } });
    fireEvent.change(screen.getByLabelText('申报编号、文书编号或证书编号'), {
      target: { value: 'HT20260610-000002' },
    });
    fireEvent.click(screen.getByRole('button', { name: /核\s*验/ }));
    expect(await screen.findByText('没有相符的申报')).toBeVisible();
    expect(asked).toHaveBeenLastCalledWith({ params: { no: 'HT20260610-000002', hash: HASH } });
    expect(screen.queryByText('示例企业')).toBeNull();
  });

  it('writes what is checked into the address, and takes the copy out of it for a file', async () => {
    mockCall('checkCopy').mockResolvedValue({ code: 200, msg: '', data: { ...copy, current: true } });
    vi.spyOn(seals, 'checkSealed').mockResolvedValueOnce({ code: 200, msg: '', data: SEALED });
    const page = (
      <>
        <Check />
        <Address />
      </>
    );
    render(withAddress(page, { at: `/check?no=${copy.no}&hash=${HASH}` }));
    const submit = screen.getByRole('button', { name: /核\s*验/ });
    const address = () => document.querySelector('output')?.textContent;
    fireEvent.change(screen.getByLabelText('申报编号、文书编号或证书编号'), {
      target: { value: 'HT20260610-000002' },
    });
    submit.focus();
    fireEvent.click(submit);
    await waitFor(() => expect(address()).toBe(`?no=HT20260610-000002&hash=${HASH}`));
    expect(submit).toHaveFocus();
    const files = [new File(['%PDF-'], 'sealed.pdf')];
    fireEvent.change(screen.getByLabelText('选择PDF文件', { selector: 'input' }), { target: { files } });
    expect(await screen.findByText('sealed.pdf')).toBeVisible();
    expect(address()).toBe('');
  });

  it.each<[string, ResponseEnvelope<CopyCheck>]>([
    ['核验通过', { code: 200, msg: '', data: { ...copy, current: true } }],
    ['核验不通过', { code: 208, msg: '没有相符的申报', data: null as never }],
  ])('takes “%s” away as soon as a field is edited, and asks again', async (verdict, answer) => {
    const asked = mockCall('checkCopy').mockResolvedValueOnce(answer).mockResolvedValueOnce(answer);
    const before = asked.mock.calls.length;
    render(withAddress(<Check />, { at: `/check?no=${copy.no}&hash=${HASH}` }));
    expect(await screen.findByText(verdict)).toBeVisible();
    const hash = screen.getByLabelText('防伪校验码（SHA-256）');
    fireEvent.change(hash, { target: { value: 'abc' } });
    expect(screen.queryByText(verdict)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /核\s*验/ }));
    expect(await screen.findByText('请输入64位防伪校验码（数字和字母a至f）')).toBeInTheDocument();
    expect(screen.queryByText(verdict)).toBeNull();
    fireEvent.change(hash, { target: { value: HASH } });
    fireEvent.click(screen.getByRole('button', { name: /核\s*验/ }));
    expect(await screen.findByText(verdict)).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(before + 2);
  });
});

const SEALED: SealCheck = {
  verdict: 'genuine',
  by: '示范市科学技术局',
  at: '2026-06-10T02:00:00Z',
  intact: true,
  whole: true,
  own: true,
  fingerprint: HASH,
  copy: { ...copy, current: true },
};

async function checkFile(data: Partial<SealCheck>) {
  vi.spyOn(seals, 'checkSealed').mockResolvedValueOnce({ code: 200, msg: '', data: { ...SEALED, ...data } });
  const shown = render(withAddress(<Check />, { at: '/check' }));
  const file = new File(['%PDF-'], '申报书.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText('选择PDF文件', { selector: 'input' }), {
    target: { files: [file] },
  });
  expect(await screen.findByText('申报书.pdf')).toBeVisible();
  return shown;
}

describe('CheckPage with a file', () => {
  it('shows the facts of a file sealed by the portal, and whether it is current', async () => {
    const { unmount } = await checkFile({});
    expect(await screen.findByText('核验通过：电子签章完好，由本系统签发')).toBeVisible();
    for (const fact of ['示例企业', '示范市科学技术局', '2026-06-10 10:00', '文件的全部内容', '本系统的证书'])
      expect(screen.getByText(fact)).toBeVisible();
    unmount();
    await checkFile({ copy: { ...copy, current: false } });
    expect(await screen.findByText(/本件不是现行版本/)).toBeVisible();
  });

  it.each([
    ['added', { whole: false }, '只覆盖追加之前的内容'],
    ['broken', { intact: false }, '与签章不符'],
    ['foreign', { own: false }, '不是本系统的证书'],
  ] as const)('shows that a file is %s', async (verdict, rest, fact) => {
    await checkFile({ verdict, copy: null, ...rest });
    expect(await screen.findByText(fact)).toBeVisible();
    expect(screen.queryByText(/核验通过/)).toBeNull();
  });

  it('shows no facts for a file without a seal, and does not call a refused one forged', async () => {
    const { unmount } = await checkFile({ verdict: 'none', by: null, at: null, copy: null });
    expect(await screen.findByText('文件没有电子签章')).toBeVisible();
    expect(screen.queryByText('签章证书')).toBeNull();
    unmount();
    vi.spyOn(seals, 'checkSealed').mockResolvedValueOnce({
      code: 208,
      msg: '该文件不是PDF',
      data: null as never,
    });
    render(withAddress(<Check />, { at: '/check' }));
    const files = [new File(['x'], 'a.txt')];
    fireEvent.change(screen.getByLabelText('选择PDF文件', { selector: 'input' }), { target: { files } });
    expect(await screen.findByText('该文件不是PDF')).toBeVisible();
    expect(screen.queryByText('核验不通过')).toBeNull();
  });

  it('takes the verdict of a file away before the next one, and when a number is typed', async () => {
    await checkFile({});
    expect(await screen.findByText('核验通过：电子签章完好，由本系统签发')).toBeVisible();
    vi.spyOn(seals, 'checkSealed').mockReturnValueOnce(new Promise(() => {}));
    fireEvent.change(screen.getByLabelText('选择PDF文件', { selector: 'input' }), {
      target: { files: [new File(['%PDF-'], 'b.pdf')] },
    });
    expect(await screen.findByText('b.pdf')).toBeVisible();
    expect(screen.queryByText(/核验通过/)).toBeNull();
    fireEvent.change(screen.getByLabelText('申报编号、文书编号或证书编号'), { target: { value: copy.no } });
    expect(screen.queryByText('b.pdf')).toBeNull();
  });

  it('checks a dropped file, and replaces it by a printed copy that is entered', async () => {
    const asked = vi.spyOn(seals, 'checkSealed').mockResolvedValueOnce({ code: 200, msg: '', data: SEALED });
    render(withAddress(<Check />, { at: '/check' }));
    const file = new File(['%PDF-'], 'dropped.pdf');
    fireEvent.drop(screen.getByText('也可将文件拖到此处；大小不超过20MB。'), {
      dataTransfer: { files: [file] },
    });
    expect(await screen.findByText('dropped.pdf')).toBeVisible();
    expect(asked).toHaveBeenLastCalledWith(file);
    mockCall('checkCopy').mockResolvedValueOnce({
      code: 200,
      msg: '',
      data: { ...copy, current: true },
    });
    fireEvent.change(screen.getByLabelText('申报编号、文书编号或证书编号'), { target: { value: copy.no } });
    fireEvent.change(screen.getByLabelText('防伪校验码（SHA-256）'), { target: { value: HASH } });
    fireEvent.click(screen.getByRole('button', { name: /核\s*验/ }));
    expect(await screen.findByText('核验通过')).toBeVisible();
    expect(screen.queryByText('dropped.pdf')).toBeNull();
  });
});
