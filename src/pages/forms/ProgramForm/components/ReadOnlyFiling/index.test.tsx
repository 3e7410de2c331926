import type { Program } from '@domain/definition';
import type { Filing } from '@domain/filing/types';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nothingOpen } from '@/filling/draft/filingState';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { computeFormEvaluation } from '@/filling/hooks/useFormEvaluation';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import { createValidAnswers, ctx, smallForm } from '../../../../../../tests/support/small-form';
import ReadOnlyFiling from './index';

const receipt = { no: 'GZ20261126-000003', submitted_at: '2026-11-26T11:55:00Z', sha256: 'ab' };
const toSign = {
  hand: 'legal',
  sections: [],
  signature: null,
  due: true,
  own: true,
  holders: [],
} as const;

function show(status: Filing['status']) {
  const answers = createValidAnswers();
  const filing = {
    id: 'f1',
    status,
    receipt,
    batch: '2026-1',
    kind: '',
    returned: [],
    window: { status: 'open' },
    actions: [],
    data: {},
  };
  const models = [{ namespace: 'filing', state: { ...nothingOpen, filing, answers, saved: answers } }];
  render(
    withPortal(
      {},
      <ReadOnlyFiling
        program={{ key: 'small', title: { zh: '小表', en: 'Small' } } as Program}
        form={smallForm}
        filing={filing as unknown as Filing}
        insight={computeFormEvaluation(smallForm, answers, ctx)}
        ctx={ctx}
        hands={{
          hands: [toSign as never],
          inOrder: true,
          lacksFactor: false,
          readAgain: () => {},
          onHands: () => {},
        }}
        navigation={{ address: { section: null }, hrefOf: () => '/form' } as unknown as FormNavigation}
      />,
      { models },
    ),
  );
}
const button = () => screen.queryByRole('button', { name: '作为法定代表人签署' });

it.each(['draft', 'returned', 'withdrawn'] as const)(
  'offers the signature on a filing that is %s',
  (status) => {
    show(status);
    expect(button()).toBeEnabled();
  },
);

it('offers no signature on a filing that is submitted', () => {
  show('submitted');
  expect(button()).toBeNull();
});
