import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import Preview from './index';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

describe(Preview, () => {
  it('leads to the page of the filing that its address names', () => {
    render(
      <MemoryRouter initialEntries={['/preview?program=gazelle&id=f1']}>
        <Routes>
          <Route path="/preview" element={<Preview />} />
          <Route path="*" element={<Address />} />
        </Routes>
      </MemoryRouter>,
    );
    expect(screen.getByText('/forms/gazelleForm?id=f1')).toBeVisible();
  });
});
