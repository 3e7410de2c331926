import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { normalizePastedText, registerPasteCleaning } from './cleanPaste';

registerPasteCleaning();

function Fields() {
  const [line, setLine] = useState('');
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="line" value={line} onChange={({ target }) => setLine(target.value)} />
      <textarea aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
      <input aria-label="secret" type="password" />
      <output>{JSON.stringify([line, text])}</output>
    </>
  );
}

const paste = (label: string, text: string) =>
  fireEvent.paste(screen.getByLabelText(label), { clipboardData: { getData: () => text } });

describe(registerPasteCleaning, () => {
  it('removes invisible characters from a paste, and passes the rest to the page', () => {
    render(<Fields />);
    expect(paste('line', '\u2068研发\u200B部\u202E\u0007\u2069')).toBe(false);
    expect(paste('text', '一\r\n\uFEFF二\u202C\u00A0三')).toBe(false);
    expect(screen.getByRole('status').textContent).toBe(JSON.stringify(['研发部', '一\n二 三']));
  });

  it('leaves a clean paste, and one into a password, to the browser', () => {
    render(<Fields />);
    for (const text of ['沈阳（集团）有限公司', 'می\u200Cخواهم', '👨\u200D👩\u200D👧', '一\n二'])
      expect(paste('line', text), text).toBe(true);
    expect(paste('secret', 'a\u200Bb')).toBe(true);
  });
});

describe(normalizePastedText, () => {
  it('replaces line breaks in a line by blanks', () =>
    expect(normalizePastedText('一\u2028二\r\n三', true)).toBe('一 二 三'));
});
