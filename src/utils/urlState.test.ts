import { describe, expect, it } from 'vitest';
import { anyText, oneOf, pageNumber, readUrl, writeUrl } from './urlState';

const spec = { keyword: anyText, status: oneOf(['draft', 'returned']), current: pageNumber };
const written = (address: string, change: Parameters<typeof writeUrl<keyof typeof spec>>[2]) =>
  writeUrl(spec, new URLSearchParams(address), change).toString();

describe(readUrl, () => {
  it('returns what the address says, with defaults for the rest', () => {
    expect(readUrl(spec, new URLSearchParams('status=draft&current=3'))).toEqual({
      keyword: '',
      status: 'draft',
      current: '3',
    });
  });

  it.each(['status=nonsense', 'current=0', 'current=-1', 'current=1e9', `keyword=${'a'.repeat(101)}`])(
    'ignores %s',
    (address) => {
      expect(readUrl(spec, new URLSearchParams(address))).toEqual({ keyword: '', status: '', current: '1' });
    },
  );
});

describe(writeUrl, () => {
  it('leaves out values equal to the default', () => {
    expect(written('status=draft', { status: '' })).toBe('');
  });

  it('keeps parameters of others', () => {
    expect(written('from=mail', { status: 'draft' })).toBe('from=mail&status=draft');
  });
});
