import { guideFileField } from '@domain/program-documents/guide-files';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UploadError } from '@/services/upload';
import * as uploads from '@/services/upload/officeFiles';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import GuideFileField from './GuideFileField';

const stored = { name: '模板.docx', size: 2_000_000, sha256: 'a'.repeat(64) };
let cell: string | null;

function Held({ from }: { from: string | null }) {
  const [value, setValue] = useState(from);
  cell = value;
  return <GuideFileField id="cell" field={guideFileField} value={value ?? ''} onChange={setValue} />;
}

const show = (from: string | null = null) => render(withPortal({ id: 'u1' }, <Held from={from} />));
const choose = (name: string, type = '') =>
  fireEvent.change(screen.getByLabelText('上传的文件'), {
    target: { files: [new File(['x'], name, { type })] },
  });

describe('GuideFileField', () => {
  beforeEach(() => {
    cell = null;
    vi.restoreAllMocks();
  });

  it('keeps an uploaded file in its cell by hash, size and name', async () => {
    vi.spyOn(uploads, 'uploadGuideFile').mockResolvedValue(stored);
    show();
    choose('模板.docx');
    await waitFor(() => expect(cell).toBe(`${stored.sha256}/2000000/模板.docx`));
    expect(screen.getByRole('button', { name: '模板.docx' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '移除文件' }));
    expect(cell).toBeNull();
  });

  it('sends nothing of a kind that no guide has, and says why the server refused one', async () => {
    const sent = vi
      .spyOn(uploads, 'uploadGuideFile')
      .mockRejectedValue(new UploadError('refused', '文件已加密'));
    show();
    choose('相片.jpg');
    expect(screen.getByRole('alert')).toHaveTextContent('只接受 pdf');
    expect(sent).not.toHaveBeenCalled();
    choose('模板.xlsx');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('文件已加密'));
    expect(cell).toBeNull();
  });

  it('shows a cell that names no file as it is', () => {
    show('模板.docx');
    expect(screen.getByText('模板.docx')).toBeVisible();
    expect(screen.queryByRole('button', { name: '模板.docx' })).toBeNull();
  });
});
