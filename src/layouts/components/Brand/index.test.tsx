import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandOf } from '.';

describe('BrandOf', () => {
  it('lets the name of the portal wrap only between words', () => {
    render(<BrandOf name="沈阳市科技项目申报平台" logo={null} />);
    const name = screen.getByText('沈阳市科技项目申报平台');
    expect(name.innerHTML).toMatch(/申报<wbr>平台$/);
  });
});
