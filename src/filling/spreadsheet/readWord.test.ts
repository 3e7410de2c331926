import { describe, expect, it } from 'vitest';
import { createZip } from '../../../tests/support/zip';
import { readWord } from './readWord';

const XML = '<w:document><w:p><w:r><w:t>单位名称：</w:t></w:r></w:p></w:document>';
const toBytes = (buffer: Buffer) => new Uint8Array(buffer);

describe(readWord, () => {
  const content = Buffer.from(XML);

  it('reads the text of a document', async () => {
    const zip = createZip([{ name: 'word/document.xml', content }]);
    expect(await readWord(toBytes(zip))).toEqual({ blocks: [{ kind: 'paragraph', text: '单位名称：' }] });
  });

  it('refuses what is no document, and one that is larger than it may be', async () => {
    expect(await readWord(toBytes(Buffer.from('not a zip')))).toEqual({ fault: 'damaged' });
    expect(await readWord(toBytes(createZip(['word/other.xml'])))).toEqual({ fault: 'damaged' });
    const large = createZip([{ name: 'word/document.xml', content, declared: 50 * 1024 * 1024 }]);
    expect(await readWord(toBytes(large))).toEqual({ fault: 'unpacked' });
    const many = createZip(Array.from({ length: 5_001 }, (_, i) => `word/${i}.xml`));
    expect(await readWord(toBytes(many))).toEqual({ fault: 'unpacked' });
  });
});
