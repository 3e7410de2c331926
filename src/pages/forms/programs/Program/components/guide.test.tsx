import type { Form } from '@domain/definition';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import LinkedText from '@/components/LinkedText';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import Guide from './Guide';

const show = (form: Partial<Form>) => render(withPortal({ id: 'u1' }, <Guide form={form as Form} />));

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
