import { act, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { describe, expect, it, vi } from 'vitest';
import AntdFrame from '@/layouts/components/AntdFrame';
import { changeLanguage } from '@/utils/language';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import DecisionFields from './DecisionFields';

describe('DecisionFields', () => {
  it.each([
    ['zh-CN', '文号（选填）'],
    ['en-US', 'Document number(optional)'],
    ['ar', 'رقم الوثيقة(اختياري)'],
  ])('says once that a document number may be left out: %s', async (tag, label) => {
    await act(() => changeLanguage(tag));
    const fields = (
      <DecisionFields
        asked={{ numbered: true }}
        said={{}}
        missing={[]}
        places={[]}
        pinned={[]}
        onSay={vi.fn()}
        onPin={vi.fn()}
      />
    );
    render(
      withPortal(
        {},
        <AntdFrame>
          <Form>{fields}</Form>
        </AntdFrame>,
      ),
    );
    expect(screen.getByRole('textbox').closest('.ant-form-item')?.querySelector('label')?.textContent).toBe(
      label,
    );
  });
});
