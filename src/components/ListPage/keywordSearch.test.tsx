import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { KeywordSearch } from './Tools';

function List() {
  const [keyword, setKeyword] = useState('');
  return (
    <>
      <KeywordSearch name="Search" keyword={keyword} className={undefined} onSearch={setKeyword} />
      <button type="button" onClick={() => setKeyword('before')}>
        Back
      </button>
      <output>{keyword}</output>
    </>
  );
}

describe('KeywordSearch', () => {
  it('searches for the trimmed words, keeps the focus, and follows the address', () => {
    render(<List />);
    const field = screen.getByRole('searchbox', { name: 'Search' });
    field.focus();
    fireEvent.change(field, { target: { value: '  gearbox ' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByRole('status')).toHaveTextContent('gearbox');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('gearbox');

    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('before');
  });
});
