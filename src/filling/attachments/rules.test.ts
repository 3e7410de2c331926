import type { FileField } from '@domain/definition';
import { describe, expect, it } from 'vitest';
import { countRule, readableSize, refusalOf } from './rules';

const field: FileField = {
  key: 'f',
  zh: '附件',
  en: 'File',
  type: 'file',
  accept: ['pdf', 'jpg'],
  maxSizeMb: 1,
  maxFiles: 2,
};
const key = (name: string, size: number, taken = 0) => refusalOf({ name, size }, field, taken)?.key ?? null;

describe('a file before it is sent', () => {
  it('is let through at the limit and refused above it', () => {
    expect(key('a.pdf', 1024 * 1024)).toBeNull();
    expect(key('a.pdf', 1024 * 1024 + 1)).toBe('forms.file.tooLarge');
  });

  it('is refused for its own reason each time', () => {
    expect(key('a.exe', 10)).toBe('forms.file.wrongType');
    expect(key('pdf', 10, 2)).toBe('forms.file.tooMany');
    expect(key('a.pdf', 0)).toBe('forms.file.empty');
    expect(key('noextension', 10)).toBe('forms.file.wrongType');
    expect(key('pdf', 10)).toBe('forms.file.wrongType');
  });

  it('may spell its type in capitals, or jpg with an e', () => {
    expect(key('A.PDF', 10)).toBeNull();
    expect(key('photo.jpeg', 10)).toBeNull();
  });
});

it('says of an empty file that it has nothing, and of one with a letter that it has something', () => {
  expect([0, 1, 2048].map(readableSize)).toEqual(['0 KB', '1 KB', '2 KB']);
});

it.each([
  [0, 3, 'forms.file.atMost'],
  [1, 3, 'forms.file.atMost'],
  [3, 5, 'forms.file.between'],
  [3, 3, 'forms.file.exactly'],
])('countRule of %d to %d files is %s', (fewest, limit, key) => {
  expect(countRule(fewest, limit)).toMatchObject({ key });
});

it('refusalOf says of a photograph as telephones keep it what to do', () => {
  const photo = { name: 'IMG_0001.HEIC', size: 2_000_000 };
  expect(refusalOf(photo, { ...field, accept: ['jpg'] }, 0)?.key).toBe('forms.file.phonePhoto');
});
