import { describe, expect, it } from 'vitest';
import { createArchiveReadme } from './archive';

describe(createArchiveReadme, () => {
  const readme = createArchiveReadme(2, ['GX-1', 'GX-2'], '2026-06-10 10:00');

  it.each([
    ['“办理记录”栏展开“核验下载的记录”', '含申报2件', 'GX-1、GX-2'],
    ['under “History”, “Check downloaded log”', 'Filings in it: 2', 'GX-1, GX-2'],
    ['«سجل الإجراءات»، «التحقق من سجل منزَّل»', 'عدد الطلبات فيه', 'سُحبت قبل ذلك'],
  ])(
    'says on which page an archivist checks a log, what is in the archive and what is not: %s',
    (...said) => {
      for (const words of said) expect(readme).toContain(words);
    },
  );

  it('has the command of operators on a line of its own in each language', () => {
    const lines = readme.split('\r\n').filter((line) => line.includes('npm run verify-log'));
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).not.toContain('办理记录');
  });
});
