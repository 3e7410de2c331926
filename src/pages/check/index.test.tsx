import type { CopyData } from '@domain/calls/documents';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as documents from '@/services/documents';
import { atAddress } from '../../../tests/support/portal/in-portal';
import Check, { CopyForm } from '.';
import Outcome from './components/Outcome';

const HASH = 'ab'.repeat(32);
const copy = {
  kind: 'filing' as const,
  no: 'HT20260610-000001',
  title: '高新技术企业认定申请',
  company: '示例企业',
  submitted_at: '2026-06-10T17:30:00Z',
};

const show = (data: CopyData | undefined, failure: string | null = null) =>
  render(<Outcome answer={{ data, failure, isSlow: false, reload: async () => {}, change: () => {} }} />);

it('confirms a genuine copy with the facts that it must show', () => {
  show({ ...copy, current: true });
  expect(screen.getByText('核验通过')).toBeVisible();
  expect(screen.getByText('示例企业')).toBeVisible();
  expect(screen.getByText('2026-06-11 01:30')).toBeVisible();
});

it('distinguishes a superseded copy from a current one, and both from a forged one', () => {
  show({ ...copy, current: false }).unmount();
  show(undefined, '核验不通过：没有相符的申报');
  expect(screen.getByText('核验不通过')).toBeVisible();
  expect(screen.queryByText(/本件不是现行版本/)).toBeNull();
});

it('names a letter by when it was decided, and says when it was overtaken', () => {
  show({ ...copy, kind: 'letter', current: false });
  expect(screen.getByText('决定时间（北京时间）')).toBeVisible();
  expect(screen.getByText(/本文书不是最新决定/)).toBeVisible();
});

it('does not call a copy forged when the server could not be asked', () => {
  show(undefined, '');
  expect(screen.queryByText('核验不通过')).toBeNull();
  expect(screen.getByText('加载失败')).toBeVisible();
});

it('takes a hash as it is copied from paper, over two lines and in capitals', async () => {
  const onAsk = vi.fn();
  render(<CopyForm no="" hash="" onAsk={onAsk} />);
  fireEvent.change(screen.getByLabelText('申报编号或文书编号'), { target: { value: ` ${copy.no} ` } });
  const hash = screen.getByLabelText('防伪校验码（SHA-256）');
  fireEvent.change(hash, { target: { value: `${HASH.slice(0, 40).toUpperCase()} ${HASH.slice(40)}` } });
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(onAsk).toHaveBeenCalledWith({ no: copy.no, hash: HASH }));
  fireEvent.change(hash, { target: { value: 'abc' } });
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('请输入64位防伪校验码（数字和字母a至f）')).toBeInTheDocument();
  expect(onAsk).toHaveBeenCalledTimes(1);
});

it('checks the copy of a QR code at once, and again after another is typed', async () => {
  const asked = vi.spyOn(documents, 'checkCopy');
  asked.mockResolvedValueOnce({ code: 200, msg: '', data: { ...copy, current: true } });
  asked.mockResolvedValueOnce({ code: 208, msg: '没有相符的申报', data: null });
  render(atAddress(<Check />, { at: `/check?no=${copy.no}&hash=${HASH}` }));
  expect(await screen.findByText('示例企业')).toBeVisible();
  expect(asked).toHaveBeenLastCalledWith(copy.no, HASH);
  fireEvent.change(screen.getByLabelText('申报编号或文书编号'), { target: { value: 'HT20260610-000002' } });
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('没有相符的申报')).toBeVisible();
  expect(asked).toHaveBeenLastCalledWith('HT20260610-000002', HASH);
  expect(screen.queryByText('示例企业')).toBeNull();
});
