import { describe, expect, it } from 'vitest';
import { readClipboardText } from './clipboardText';
import { readBlock } from './paste';

const WORD =
  '<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15">';
const read = (html: string, text: string) =>
  readBlock(readClipboardText({ getData: (type) => (type === 'text/html' ? html : text) }));
const table = `<table><tr><td rowspan=2><p>年度</p></td><td colspan=2><p>费用</p></td></tr>
  <tr><td><p>人员<o:p></o:p></p></td><td><p>设备</p></td></tr>
  <tr><td><p>2024</p></td><td><p>1<br>2</p><p>"三"</p></td><td><p>研发
  中心&nbsp;</p></td></tr></table>`;

describe(readClipboardText, () => {
  it('returns the cells of a table of Word or WPS, merged ones and those of several paragraphs in place', () => {
    const page = `${WORD}</head><body><!--StartFragment-->${table}<p>&nbsp;</p><!--EndFragment--></body></html>`;
    expect(read(page, '年度\t费用\n\t人员\t设备\n2024\t1\n2\n"三"\t研发')).toEqual([
      ['年度', '费用', ''],
      ['', '人员', '设备'],
      ['2024', '1\n2\n"三"', '研发 中心'],
    ]);
    const wps = page.replace(WORD, '<html><head><meta name="ProgId" content="Word.Document">');
    expect(read(wps, 'x')).toHaveLength(3);
  });

  it.each([
    ['a spreadsheet', `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body>${table}`],
    ['a text of Word beside a table', `${WORD}<body><p>说明</p>${table}`],
    ['two tables', `${WORD}<body>${table}${table}`],
    ['no page at all', ''],
  ])('returns the plain text of %s', (_, html) => {
    expect(read(html, 'a\tb')).toEqual([['a', 'b']]);
  });
});
