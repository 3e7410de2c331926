import { expect, it } from 'vitest';
import { anyText, oneOf, pageNumber, readUrl, writeUrl } from './urlState';

const spec = { keyword: anyText, status: oneOf(['draft', 'returned']), current: pageNumber };
const written = (address: string, change: Parameters<typeof writeUrl<keyof typeof spec>>[2]) =>
  writeUrl(spec, new URLSearchParams(address), change).toString();

it('reads what the address says and fills in the rest', () => {
  expect(readUrl(spec, new URLSearchParams('status=draft&current=3'))).toEqual({
    keyword: '',
    status: 'draft',
    current: '3',
  });
});

it.each(['status=nonsense', 'current=0', 'current=-1', 'current=1e9', `keyword=${'a'.repeat(101)}`])(
  'takes no notice of %s',
  (address) => {
    expect(readUrl(spec, new URLSearchParams(address))).toEqual({ keyword: '', status: '', current: '1' });
  },
);

it('keeps the address short: what is as at first is left out', () => {
  expect(written('status=draft', { status: '' })).toBe('');
});

it('leaves alone what belongs to others', () => {
  expect(written('from=mail', { status: 'draft' })).toBe('from=mail&status=draft');
});
