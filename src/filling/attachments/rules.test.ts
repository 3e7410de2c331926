import type { FileField } from '@domain/definition';
import { describe, expect, it } from 'vitest';
import { countRule, findFileRefusal } from './rules';

const field: FileField = {
  key: 'f',
  zh: '附件',
  en: 'File',
  type: 'file',
  accept: ['pdf', 'jpg'],
  maxSizeMb: 1,
  maxFiles: 2,
};
const key = (name: string, size: number, taken = 0) =>
  findFileRefusal({ name, size }, field, taken)?.key ?? null;

describe(findFileRefusal, () => {
  it('accepts a file at the size limit and refuses one above', () => {
    expect(key('a.pdf', 1024 * 1024)).toBeNull();
    expect(key('a.pdf', 1024 * 1024 + 1)).toBe('forms.file.tooLarge');
  });

  it('returns a reason of its own for each kind of refusal', () => {
    expect(key('a.exe', 10)).toBe('forms.file.wrongType');
    expect(key('pdf', 10, 2)).toBe('forms.file.tooMany');
    expect(key('a.pdf', 0)).toBe('forms.file.empty');
    expect(key('noextension', 10)).toBe('forms.file.wrongType');
    expect(key('pdf', 10)).toBe('forms.file.wrongType');
  });

  it('refuses every file of a field without types, in words that need none', () => {
    expect(findFileRefusal({ name: 'a.pdf', size: 10 }, { ...field, accept: [] }, 0)).toEqual({
      key: 'forms.file.noTypes',
      values: {},
    });
  });

  it('accepts an extension in capitals, and jpeg for jpg', () => {
    expect(key('A.PDF', 10)).toBeNull();
    expect(key('photo.jpeg', 10)).toBeNull();
  });
});

describe(countRule, () => {
  it.each([
    [0, 3, 'forms.file.atMost'],
    [1, 3, 'forms.file.atMost'],
    [3, 5, 'forms.file.between'],
    [3, 3, 'forms.file.exactly'],
  ])('returns, for %d to %d files, %s', (fewest, limit, key) => {
    expect(countRule(fewest, limit)).toMatchObject({ key });
  });
});

describe(findFileRefusal, () => {
  it('returns for a HEIC photograph how to convert it', () => {
    const photo = { name: 'IMG_0001.HEIC', size: 2_000_000 };
    expect(findFileRefusal(photo, { ...field, accept: ['jpg'] }, 0)?.key).toBe('forms.file.phonePhoto');
  });
});
