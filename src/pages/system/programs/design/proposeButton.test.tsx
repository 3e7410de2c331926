import { CODE } from '@domain/api/codes';
import type { ProgramDocument } from '@domain/program-documents/types';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import ProposeButton from './ProposeButton';

function open({ fewerHands = false } = {}) {
  mockCall('programDrafts').mockResolvedValue({
    code: CODE.success,
    msg: '',
    data: { drafts: [], deleted: [], fewer_hands: fewerHands },
  });
  const document = { key: 'gazelle', edition: '2026.2' } as ProgramDocument;
  render(withPortal({}, <ProposeButton document={document} merges={null} />));
  fireEvent.click(screen.getByRole('button', { name: '提交发布' }));
}

describe(ProposeButton, () => {
  it.each([
    [false, /提交后由其他人复核、签发/],
    [true, /本单位允许由同一人办理/],
  ])('says who checks and issues the edition (fewer hands: %s)', async (fewerHands, words) => {
    open({ fewerHands });
    expect(await screen.findByText(words)).toBeVisible();
  });
});
