/** Titles of programs that the server has worded in English, as lists show them in Arabic. */
import { programs } from '@domain/programs/index.generated';
import type { RecognitionItem } from '@domain/recognitions/calls';
import { act, render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { useRecognitionColumns } from '@/components/Recognitions';
import { AboutFiling } from '@/pages/review/components/FilingLink';
import { changeLanguage } from '@/utils/language';
import arabic from './ar';

beforeEach(() => act(() => changeLanguage('ar')));

const ARABIC = /^[\p{Script=Arabic}\p{P}\s\p{Cf}]+$/u;

describe('useRecognitionColumns and AboutFiling in Arabic', () => {
  it.each(programs.flatMap(({ recognition }) => (recognition ? [[recognition.name.en]] : [])))(
    'show the Arabic name of %s among recognitions',
    (title) => {
      const { result } = renderHook(() => useRecognitionColumns());
      const item = { title, kind_name: null } as RecognitionItem;
      const { container } = render(<div>{result.current[0]?.render(item)}</div>);
      expect(container.textContent).toMatch(ARABIC);
      expect(container.textContent).toContain(arabic.words?.[title]);
    },
  );

  it('show the Arabic title beside the company that objects or appeals', () => {
    const [program] = programs;
    render(
      <MemoryRouter>
        <AboutFiling company="示例公司" title={program?.title.en ?? ''} filing_id="f1" />
      </MemoryRouter>,
    );
    expect(screen.getByText(String(arabic.words?.[program?.title.en ?? '']))).toBeInTheDocument();
  });
});
