import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setOfficeSettings } from '@/utils/officeSettings';
import { UNSET_OFFICE } from '../../../tests/support/portal/unset-office';
import { Hotline } from './index';

afterEach(() => setOfficeSettings(UNSET_OFFICE));

describe('Hotline', () => {
  it("shows the office's phone number and hours, or the number of a receipt", () => {
    const { rerender } = render(<Hotline />);
    expect(screen.getByRole('link')).toHaveTextContent('12345');
    act(() =>
      setOfficeSettings({ ...UNSET_OFFICE, help_line: '024-12345678', working_hours: '工作日9:00至17:00' }),
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:024-12345678');
    expect(screen.getByText('工作日9:00至17:00')).toBeVisible();
    rerender(<Hotline given="024-1" />);
    expect(screen.getByRole('link')).toHaveTextContent('024-1');
  });
});
