import type { ManagedCompany } from '@domain/company/managed-company-calls';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import { Filings } from '..';

describe('Filings', () => {
  it('links to filings that the office can list, and not to drafts', () => {
    const filings = [
      { status: 'draft', count: 2 },
      { status: 'submitted', count: 1 },
    ];
    const company = { filings, credit_code: '91210112MA0YQ1X2XQ' } as ManagedCompany;
    render(withPortal({}, <Filings company={company} />));
    const links = screen.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/review/filings?keyword=91210112MA0YQ1X2XQ&status=submitted',
    ]);
    expect(screen.getAllByText('草稿').length).toBeGreaterThan(0);
  });
});
