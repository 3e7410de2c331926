import { CODE } from '@domain/api/codes';
import type { ProgramDocument } from '@domain/program-documents/types';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import ProposeButton from './ProposeButton';

function open({ fewerHands = false, hints = 0, differing = 0 } = {}) {
  const onShow = vi.fn();
  mockCall('programDrafts').mockResolvedValue({
    code: CODE.success,
    msg: '',
    data: { drafts: [], deleted: [], fewer_hands: fewerHands },
  });
  const document = { key: 'gazelle', edition: '2026.2' } as ProgramDocument;
  render(withPortal({}, <ProposeButton {...{ document, hints, differing, onShow }} merges={null} />));
  fireEvent.click(screen.getByRole('button', { name: '提交发布' }));
  return onShow;
}

describe(ProposeButton, () => {
  it.each([
    [false, /提交后由其他人复核、签发/],
    [true, /本单位允许由同一人办理/],
  ])('says who checks and issues the edition (fewer hands: %s)', async (fewerHands, words) => {
    open({ fewerHands });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    [{ hints: 3 }, '有3处提示，请核对后再提交', '查看提示', 'faults'],
    [{ differing: 1 }, '1个样例的结果与应有结果不一致，请先核对', '查看样例', 'scenarios'],
  ])('warns of %j and leads there', async (found, words, way, pane) => {
    const onShow = open(found);
    expect(await screen.findByText(words)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: way }));
    expect(onShow).toHaveBeenCalledWith(pane);
  });

  it('keeps its place while the draft cannot be proposed', () => {
    const document = { key: 'gazelle', edition: '2026.2' } as ProgramDocument;
    const held = { document, merges: null, hints: 0, differing: 0, onShow: () => {} };
    render(withPortal({}, <ProposeButton {...held} disabled />));
    expect(screen.getByRole('button', { name: '提交发布' })).toBeDisabled();
  });

  it('shows at its field the reason that the server asks for, and makes the field required', async () => {
    const refusal = { code: CODE.businessError, msg: '请说明理由', data: { field: 'reason' } };
    const propose = mockCall('proposeEdition').mockResolvedValue(refusal as never);
    open();
    fireEvent.click(await screen.findByRole('radio', { name: '签发后立即' }));
    fireEvent.click(screen.getByRole('button', { name: /^提\s*交$/ }));
    const reason = await screen.findByRole('textbox', { name: /给企业的理由/ });
    await waitFor(() => expect(reason).toHaveFocus());
    expect(reason).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(screen.getByText('请说明理由')).toBeVisible());
    fireEvent.click(screen.getByRole('button', { name: /^提\s*交$/ }));
    await waitFor(() => expect(screen.getByText('请填写给企业的理由')).toBeVisible());
    expect(propose).toHaveBeenCalledTimes(1);
  });
});
