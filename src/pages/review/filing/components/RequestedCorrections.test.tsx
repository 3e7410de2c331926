import type { Correction } from '@domain/filing/types';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { inChinese } from '../../../../../tests/support/portal/wording';
import { createValidAnswers, smallForm } from '../../../../../tests/support/small-form';
import { listPinTargets } from '../pinTargets';
import RequestedCorrections from './RequestedCorrections';

const places = listPinTargets(smallForm, createValidAnswers(), inChinese);
const asked = (id: string, path?: string): Correction => ({
  id,
  comment: `请改${id}`,
  resolved: false,
  version: 0,
  answer: null,
  ...(path && { path }),
});

describe('RequestedCorrections', () => {
  it('shows the requested corrections of a returned filing with links, and nothing to answer', () => {
    render(
      <RequestedCorrections corrections={[asked('一', 'team[1].share'), asked('二')]} places={places} />,
    );
    expect(screen.getByRole('heading', { name: '要求企业修改的内容' })).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '团队 · 第2行 · 份额',
    ]);
    expect(screen.getByText('整份申报')).toBeVisible();
    expect(screen.getByText('审核意见：请改二')).toBeVisible();
  });
});
