import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandOf } from '.';

describe('BrandOf', () => {
  it('lets the name of the portal wrap only between words, at once from the second visit on', async () => {
    render(<BrandOf name="沈阳市科技项目申报平台" logo={null} />);
    const name = screen.getByText('沈阳市科技项目申报平台');
    await waitFor(() => expect(name.innerHTML).toMatch(/申报<wbr>平台$/), { timeout: 3_000 });
    cleanup();
    render(<BrandOf name="沈阳市科技项目申报平台" logo={null} />);
    expect(screen.getByText(/科技/).innerHTML).toMatch(/申报<wbr>平台$/);
  });
});
