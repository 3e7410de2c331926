import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as documents from '@/services/documents';
import { withPortal } from '../../../tests/support/portal/with-portal';
import BlankPaper from './BlankPaper';

const open = (filing: { id?: string; program: string }) =>
  render(
    withPortal({ id: 'u1', permissions: [] }, <BlankPaper path="filesData.commitment_letter" />, {
      models: [{ namespace: 'filing', state: { filing } }],
    }),
  );

describe('BlankPaper', () => {
  it('downloads the blank of the paper that its attachment asks for', async () => {
    const fetchDocument = vi.spyOn(documents, 'fetchDocument').mockReturnValue(new Promise(() => {}));
    onTestFinished(() => fetchDocument.mockRestore());
    open({ id: 'f1', program: 'gazelle' });
    fireEvent.click(screen.getByRole('button', { name: '下载空白模板（PDF）' }));
    await waitFor(() =>
      expect(fetchDocument).toHaveBeenCalledWith('document', 'f1', {
        purpose: 'signing',
        paper: 'blank:filesData.commitment_letter',
      }),
    );
  });

  it('says when it will be there while the draft was never saved', () => {
    open({ program: 'gazelle' });
    expect(screen.getByText('下载空白模板（PDF）：保存后即可下载')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not there in a report, whose papers no call prints', () => {
    open({ id: 'r1', program: 'hightech:report_torch' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
