import { describe, expect, it } from 'vitest';
import { type FileField, pdf } from '../definition';
import type { LibraryFile } from './calls';
import { rankLibraryFiles } from './rank-files';

const field: FileField = {
  key: 'audit',
  zh: '近三年财务审计报告',
  en: 'Audit reports',
  ...pdf({ maxFiles: 3 }),
};
const box = {
  path: 'filesData.audit',
  section: { key: 'filesData', kind: 'files' as const, title: { zh: '附件', en: 'Files' }, fields: [field] },
  field,
};

const file = (name: string, more: Partial<LibraryFile> = {}): LibraryFile => ({
  id: name,
  name,
  size: 1000,
  mime: '',
  extension: name.split('.').at(-1) ?? '',
  sha256: name,
  scan: 'clean',
  has_text: null,
  url: '',
  created_at: '2026-01-01',
  uses: [],
  ...more,
});

const rank = (files: LibraryFile[], held: string[] = [], years: number[] = []) =>
  rankLibraryFiles({ box, label: field.zh, years, held: new Set(held) }, files, true).map(
    ({ file: { name } }) => name,
  );

describe(rankLibraryFiles, () => {
  it('offers first what a box of the same name holds, then what is named alike, then the latest', () => {
    const used = file('扫描001.pdf', {
      uses: [{ source: 'a', path: 'x', label: '近三年财务审计报告（加盖公章）' }],
    });
    const files = [
      file('a.pdf'),
      file('b.pdf', { created_at: '2026-02-01' }),
      file('2024年审计报告.pdf'),
      used,
    ];
    expect(rank(files)).toEqual(['扫描001.pdf', '2024年审计报告.pdf', 'b.pdf', 'a.pdf']);
    const ranked = rankLibraryFiles({ box, label: field.zh, years: [], held: new Set() }, files, true);
    expect(ranked.map(({ isLikely }) => isLikely)).toEqual([true, true, false, false]);
  });

  it('puts a file of another year behind', () =>
    expect(rank([file('2019年财务审计报告.pdf'), file('2025年财务审计报告.pdf')], [], [2024, 2025])).toEqual([
      '2025年财务审计报告.pdf',
      '2019年财务审计报告.pdf',
    ]));

  it('leaves out what the box refuses or holds, what is withdrawn or infected, and the same bytes twice', () => {
    const files = [
      file('photo.jpg'),
      file('large.pdf', { size: 21 * 1024 * 1024 }),
      file('held.pdf'),
      file('gone.pdf', { library: 'withdrawn' }),
      file('ill.pdf', { scan: 'infected' }),
      file('one.pdf', { sha256: 'same' }),
      file('审计报告.pdf', { sha256: 'same' }),
      file('电子发票.ofd'),
    ];
    expect(rank(files, ['held.pdf'])).toEqual(['审计报告.pdf', '电子发票.ofd']);
  });
});
