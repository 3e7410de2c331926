/** Archives that no packer would make: entries that lie, lead elsewhere, are links, are locked, or hold archives. */
import { createZip, type ZipEntry } from '../support/zip';

const MIB = 1024 * 1024;
const x = Buffer.from('x');
const note: ZipEntry = { name: '说明.txt', content: Buffer.from('text') };

/** The least content of a workbook, and one entry more. */
const workbookWith = (entry: ZipEntry): Buffer =>
  createZip([
    { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
    { name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') },
    entry,
  ]);

function bomb(levels: number): Buffer {
  if (levels === 0) return createZip([{ name: 'zeros', content: Buffer.alloc(8 * MIB) }]);
  const content = bomb(levels - 1);
  return createZip(['a', 'b', 'c', 'd'].map((name) => ({ name: `${name}.zip`, content })));
}

/** 1.3 GB whose directory says 1 kB for each entry. */
function liar(): Buffer {
  const content = Buffer.alloc(64 * MIB);
  return createZip(Array.from({ length: 20 }, (_, i) => ({ name: `${i}.bin`, content, declared: 1024 })));
}

/** More entries than 16 bits count; stored, for nobody needs 65,536 deflations. */
const crowd = () => createZip(Array.from({ length: 65_536 }, (_, i) => ({ name: String(i), method: 0 })));

/** File name and content of each. */
export const hostileArchives: Record<string, () => [name: string, content: Buffer]> = {
  'a directory that lies: 1.3 GB says 1 kB each': () => ['lies.zip', liar()],
  '65,536 entries, which 16 bits count as none': () => ['many.zip', crowd()],
  'archives within archives within archives': () => ['nested.zip', bomb(5)],
  'a link': () => [
    'link.zip',
    createZip([{ name: 'link', content: Buffer.from('/etc/passwd'), mode: 0o120777 }]),
  ],
  'an entry that leads up': () => ['up.zip', createZip([note, { name: '../../evil.txt', content: x }])],
  'an absolute entry': () => ['absolute.zip', createZip([note, { name: '/etc/cron.d/x', content: x }])],
  'an entry with backslashes': () => [
    'back.zip',
    createZip([note, { name: '..\\..\\evil.txt', content: x }]),
  ],
  'an entry named like a device': () => ['device.zip', createZip([note, { name: 'a/CON', content: x }])],
  'an entry whose name runs backwards': () => [
    'rtl.zip',
    createZip([note, { name: 'gpj\u202eexe.txt', content: x }]),
  ],
  'an entry that leads up, in a workbook': () => [
    'up.xlsx',
    workbookWith({ name: 'xl/../../evil', content: x }),
  ],
  'a locked archive': () => ['locked.zip', createZip([{ ...note, flags: 0x801 }])],
};

export const createPlainArchive = (): Buffer =>
  createZip([note, { name: '附件/一.txt', content: Buffer.from('内容') }]);
