import { paths } from '@domain/api/paths.generated';
import type { Form, Program } from '@domain/definition';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import LinkedText from '@/components/LinkedText';
import * as requests from '@/utils/request';
import * as saving from '@/utils/saveAs';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import Guide from './Guide';

const show = (form: Partial<Form>) =>
  render(
    withPortal(
      { id: 'u1' },
      <Guide program={{ key: 'gazelle', edition: '2026.1' } as Program} form={form as Form} />,
    ),
  );

describe('Guide', () => {
  it('shows its paragraphs, and links its files and the addresses in its text', () => {
    show({
      guide: { zh: '先联网，见 https://example.org/a。\n\n再填报。', en: '' },
      guideFiles: [{ zh: '指南全文', en: 'The guide', url: 'https://example.org/guide.pdf' }],
    });
    expect(screen.getByRole('region', { name: '申报指南' })).toHaveTextContent('再填报。');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['https://example.org/a', 'https://example.org/a'],
      ['指南全文', 'https://example.org/guide.pdf'],
    ]);
  });

  it('downloads a file that was uploaded with the edition, and says its kind and size', async () => {
    const asked: unknown[] = [];
    vi.spyOn(requests, 'requestFile').mockImplementation(async (path, options) => {
      asked.push([path, options?.path]);
      return { name: undefined, blob: new Blob() } as never;
    });
    const saved = vi.spyOn(saving, 'saveAs').mockImplementation(() => {});
    const file = { name: '模板.docx', size: 2_000_000, sha256: 'a'.repeat(64) };
    show({ guideFiles: [{ zh: '申报书模板', en: 'Template', file }] });
    expect(screen.getByRole('listitem')).toHaveTextContent('申报书模板 DOCX 1.9 MB');
    fireEvent.click(screen.getByRole('button', { name: '申报书模板' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.any(Blob), '模板.docx'));
    expect(asked).toEqual([[paths.guideFile, { key: 'gazelle', edition: '2026.1', sha256: file.sha256 }]]);
  });

  it('shows nothing for a program without one', () => {
    const { container } = show({});
    expect(container).toHaveTextContent('');
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('LinkedText', () => {
  it('leaves other addresses as text', () => {
    render(<LinkedText text="javascript:alert(1) http://example.org 辽科发〔2021〕2号" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
