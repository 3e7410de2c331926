import type { AnswerRenewal } from '@domain/filing/renewals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { App, ConfigProvider } from 'antd';
import { describe, expect, it, vi } from 'vitest';
import { FormSessionProvider } from '@/filling/form/session';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import type { PendingRenewals } from '@/filling/hooks/useRenewals';
import FeedbackHost from '@/utils/feedbackHost';
import { createFormSession } from '../../../../../../tests/support/portal/form-session';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import { createValidAnswers, ctx, smallForm } from '../../../../../../tests/support/small-form';
import RenewalsPanel, { SectionRenewals } from './index';

const navigation = {
  hrefOf: ({ section, path }: { section?: string; path?: string }) =>
    `/forms/small?section=${section}#${path}`,
} as FormNavigation;

const amount: AnswerRenewal = {
  id: 'basics.amount',
  section: 'basics',
  label: { zh: '金额', en: 'Amount' },
  reason: 'year',
  paths: ['basics.amount'],
  mayStay: true,
};
const promise: AnswerRenewal = {
  id: 'promise',
  section: 'promise',
  label: { zh: '声明', en: 'Declaration' },
  reason: 'declaration',
  paths: ['promise.agree'],
  mayStay: false,
};

function show(pending: AnswerRenewal[]) {
  const keep = vi.fn(async () => true);
  const renewals: PendingRenewals = {
    origin: {
      from: { id: 'f0', batch: '2025-1', no: null },
      batchYear: 2025,
      sections: 12,
      answers: {},
      kept: [],
    },
    pending,
    paths: new Set(),
    keep,
  };
  render(
    withPortal(
      {},
      <ConfigProvider theme={{ token: { motion: false } }}>
        <App>
          <FeedbackHost />
          <FormSessionProvider value={createFormSession(smallForm, createValidAnswers(), ctx, { renewals })}>
            <RenewalsPanel form={smallForm} navigation={navigation} />
            <SectionRenewals section="basics" navigation={navigation} />
          </FormSessionProvider>
        </App>
      </ConfigProvider>,
    ),
  );
  return keep;
}

describe('RenewalsPanel', () => {
  it('counts what a copy took over and what must be renewed, with a link to each', () => {
    show([amount, promise]);
    const panel = screen.getByRole('region', { name: '沿用自2025年第1批申报' });
    expect(within(panel).getByRole('status')).toHaveTextContent('沿用12节 · 须更新2项');
    expect(within(panel).getByRole('link', { name: '基本信息：金额' })).toHaveAttribute(
      'href',
      expect.stringContaining('section=basics#basics.amount'),
    );
    expect(within(panel).getAllByRole('button')).toHaveLength(1);
  });

  it('states that an answer still applies, and takes that back by the key', async () => {
    const keep = show([amount]);
    fireEvent.click(screen.getAllByRole('button', { name: '“金额”仍然适用' })[0] as HTMLElement);
    await screen.findByText('“金额”已标记为仍然适用');
    expect(keep).toHaveBeenLastCalledWith('basics.amount', true);
    act(() => void fireEvent.keyDown(document.body, { key: 'z' }));
    expect(keep).toHaveBeenLastCalledWith('basics.amount', false);
    await waitFor(() => expect(screen.queryByText('“金额”已标记为仍然适用')).toBeNull());
  });

  it('lists what concerns one section there, and says when everything is renewed', () => {
    show([promise]);
    expect(screen.queryByRole('region', { name: /本节/ })).toBeNull();
    show([]);
    expect(screen.getByText(/须更新的内容已全部更新/)).toBeVisible();
  });
});
