import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { addPdfObjects, createPdfStream, createSamplePdf } from '../../../../tests/support/sample-pdf';
import { openInspector } from '../../../../tests/support/server/file-inspector';
import { PDF } from '../../../../tests/support/server/upload-client';
import { createTextPdf } from '../../../../tests/support/text-pdf';

const inspector = openInspector();
const refusal = (content: Buffer) => inspector.refusal('pdf', content);
afterAll(inspector.close);

const ID = '/ID[<31415926535897932384626433832795><31415926535897932384626433832795>]';
const AES = (length: number) =>
  `/CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV${length === 16 ? 2 : 3}/Length ${length}>>>>/StmF/StdCF/StrF/StdCF`;
const encrypted = (entries: string) =>
  createSamplePdf({ trailer: `${ID}/Encrypt<</Filter/Standard${entries}>>` });

/**
 * Encryption entries made with qpdf: the password `owner` only forbids changes, the password `geheim` is asked for at
 * opening.
 */
const OWNER_ONLY = {
  '40 bits': `/V 1/R 2/Length 40/P -4/O<c92422687facee686e373f10b5c7d04738053152f7e2ee30e11c69ec442576ab>/U<b3d9fa366906ef42f354c6deb74c59075eaf334eb7c04356ba0d7f3dd8b51d0a>`,
  '128 bits': `/V 2/R 3/Length 128/P -4/O<566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5>/U<e21cc3d13b0faa9934db7d20f11e333e0122456a91bae5134273a6db134c87c4>`,
  '128 bits of AES': `/V 4/R 4/Length 128${AES(16)}/P -4/O<566fa873ee33c797cd3b904fdadf814afa34df9a38f6ed41b984e2c6da2aa6f5>/U<e21cc3d13b0faa9934db7d20f11e333e0122456a91bae5134273a6db134c87c4>`,
  '256 bits, extension level 3': `/V 5/R 5/Length 256${AES(32)}/P -4/U<ecb1eabfec4b6a99aa470a6e6d1b9d893289fa5753d93cfe631dc612cbacf73b352ccdc122b68ccd88bf836ef56fb8ab>`,
  '256 bits of PDF 2.0': `/V 5/R 6/Length 256${AES(32)}/P -4/U<d881180c1e562ba742551bf31fd38c99e27a44890dcdc3c88261f7105189639fd84eb760412658a854371f58a41a9572>`,
};
const FOR_OPENING = {
  '40 bits': `/V 1/R 2/Length 40/P -4/O<86fe045358b44c9644693f33c07cb54f587dce1e2682fe9ecea6107a1ef630dd>/U<30115f044e35164e77c4f74220159ab017c1e4981164b728d4647df40aae7b29>`,
  '128 bits': `/V 2/R 3/Length 128/P -4/O<19b58e48c92b6569e765906caf64e4429a4c20d6e996fdef963e9b5080f9e083>/U<5f0025e9c31d1a698b998144ba27bfd00122456a91bae5134273a6db134c87c4>`,
  '256 bits of PDF 2.0': `/V 5/R 6/Length 256${AES(32)}/P -4/U<7fa058cf25ae660f06e8be21d11ed9e1ac5db4a89e878dd0a90697ca0d1680c729d9afe63c64ba73b78836f4f5564515>`,
};

/** PDF with the page tree in an object stream and a cross-reference stream, as programs write it since 2003. */
function packedPdf(damage: (bytes: Buffer) => Buffer = (bytes) => bytes): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R>>',
  ];
  let at = 0;
  const head = objects.map((object, i) => {
    const entry = `${i + 1} ${at}`;
    at += object.length + 1;
    return entry;
  });
  const first = `${head.join(' ')} `;
  const packed = damage(deflateSync(Buffer.from(`${first}${objects.join(' ')}`)));
  const start = Buffer.from('%PDF-1.5\n');
  const stream = Buffer.concat([
    Buffer.from('4 0 obj'),
    createPdfStream(`/Type/ObjStm/N 3/First ${first.length}/Filter/FlateDecode`, packed),
    Buffer.from('endobj\n'),
  ]);
  const directoryAt = start.length + stream.length;
  // Predictor, then kind, offset and index of each object; each row is stored as its difference from the one above.
  const rows = [
    [0, 0, 0, 0],
    [2, 0, 4, 0],
    [2, 0, 4, 1],
    [2, 0, 4, 2],
    [1, 0, start.length, 0],
    [1, directoryAt >> 8, directoryAt & 0xff, 0],
  ];
  const predicted = rows.flatMap((row, i) => [
    2,
    ...row.map((byte, j) => (byte - (rows[i - 1]?.[j] ?? 0)) & 0xff),
  ]);
  const directory = createPdfStream(
    '/Type/XRef/W[1 2 1]/Size 6/Root 1 0 R/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 4>>',
    deflateSync(Buffer.from(predicted)),
  );
  const end = Buffer.from(`endobj\nstartxref\n${directoryAt}\n%%EOF\n`);
  return Buffer.concat([start, stream, Buffer.from('5 0 obj'), directory, end]);
}

const half = (content: Buffer): Buffer => content.subarray(0, content.length >> 1);
const zeroed = (content: Buffer, from: number, to: number): Buffer => Buffer.from(content).fill(0, from, to);
/** Incompressible bytes. */
const deflated = deflateSync(randomBytes(60_000));
const scan = addPdfObjects(createPdfStream('/Type/XObject/Subtype/Image', Buffer.alloc(200_000, 0xab)));

describe('a PDF is taken', () => {
  it.each<[string, Buffer]>([
    ['of one page', createSamplePdf()],
    ['whose objects are packed', packedPdf()],
    ['with a line feed before its header', createSamplePdf({ before: '\n' })],
    [
      'with the headers of an answer before it',
      createSamplePdf({ before: 'HTTP/1.1 200 OK\r\nServer: x\r\n\r\n'.repeat(12) }),
    ],
    ['with a byte order mark', createSamplePdf({ before: '\u00ef\u00bb\u00bf' })],
    [
      'with a picture that is white',
      addPdfObjects(createPdfStream('/Filter/FlateDecode', deflateSync(Buffer.alloc(9_000_000)))),
    ],
    ['with zeros in a palette', addPdfObjects(createPdfStream('', Buffer.alloc(768)))],
    ['without a directory', createTextPdf('no directory')],
    [
      'whose directory is not true',
      Buffer.concat([Buffer.from('%PDF-1.7\n%\n'), createSamplePdf().subarray(9)]),
    ],
    ['whose directory leads to itself', createSamplePdf({ trailer: '/Prev 200' })],
    ['with bytes behind its end', Buffer.concat([createSamplePdf(), Buffer.alloc(300_000, 7)])],
    [
      'in which only attached files are encrypted',
      encrypted('/V 4/R 4/StmF/Identity/StrF/Identity/EFF/StdCF'),
    ],
    ...Object.entries(OWNER_ONLY).map(([bits, entries]): [string, Buffer] => [
      `that only forbids changes, with ${bits}`,
      encrypted(entries),
    ]),
  ])('%s', async (_what, content) => {
    expect(await refusal(content)).toBeNull();
  });
});

describe('a PDF is refused, and said why', () => {
  it.each<[string, Buffer, RegExp]>([
    ['a header and a text', Buffer.from('%PDF-1.4\n这是一份报告'), /damaged or incomplete/],
    ['half of one', half(scan), /damaged or incomplete/],
    ['half of one whose objects are packed', half(packedPdf()), /damaged or incomplete/],
    ['one whose end is zeros', zeroed(scan, scan.length >> 1, scan.length), /damaged or incomplete/],
    ['one whose page is zeros', zeroed(scan, 60, 180), /damaged or incomplete/],
    ['one whose packed objects are zeros', packedPdf((bytes) => bytes.fill(0)), /damaged or incomplete/],
    [
      'an update that was cut off',
      Buffer.concat([PDF, Buffer.from('3 0 obj<</Type/Page')]),
      /damaged or incomplete/,
    ],
    [
      'zeros within what is drawn on a page',
      addPdfObjects(createPdfStream('/Filter/FlateDecode', zeroed(deflated, 20_000, 30_000))),
      /damaged or incomplete/,
    ],
    [
      'one whose end is zeros behind its objects',
      zeroed(createSamplePdf(), createSamplePdf().lastIndexOf('xref\n0'), createSamplePdf().length),
      /damaged or incomplete/,
    ],
    ['nothing but zeros', Buffer.alloc(5_000), /nothing but zeros/],
    [
      'one without a page',
      createSamplePdf({ objects: ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'] }),
      /do not find its pages/,
    ],
    [
      'pages that are each other',
      createSamplePdf({ objects: ['<</Type/Catalog/Pages 2 0 R>>', '<</Kids[2 0 R 2 0 R]>>'] }),
      /do not find its pages/,
    ],
    [
      'nothing but digits',
      Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(1_000_000, '7')]),
      /damaged or incomplete/,
    ],
    [
      'nothing but brackets',
      Buffer.concat([
        Buffer.from('%PDF-1.4\n1 0 obj'),
        Buffer.alloc(1_000_000, '<<[('),
        Buffer.from('trailer<</Root 1 0 R>>'),
      ]),
      /damaged or incomplete/,
    ],
    [
      'nothing but beginnings of objects',
      Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5_000_000, '1 0 obj/Catalog ')]),
      /damaged or incomplete/,
    ],
    [
      'a picture',
      Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
      /the content is a jpg file/,
    ],
    ['one that is a page', Buffer.concat([Buffer.from('%PDF-1.4 <html>'), PDF]), /carries a web page/],
    ...Object.entries(FOR_OPENING).map(([bits, entries]): [string, Buffer, RegExp] => [
      `one that asks for a password, with ${bits}`,
      encrypted(entries),
      /protected by a password/,
    ]),
  ])('%s', async (_what, content, sentence) => {
    expect(await refusal(content)).toMatch(sentence);
  });
});

describe('hasText', () => {
  const image = '<</Type/XObject/Subtype/Image>>stream\n\u00ff\nendstream';
  const objects = (content: string, packed = deflateSync(Buffer.from(content, 'latin1'))) =>
    createPdfStream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', packed);
  const told = async (content: Buffer) => (await inspector.inspect('pdf', content)).hasText;

  it('returns false for a scan without any font, however its objects are packed', async () => {
    expect(await told(addPdfObjects(image))).toBe(false);
    expect(await told(addPdfObjects(image, objects('3 0 <</Type/Page>>')))).toBe(false);
    expect(await told(addPdfObjects(image, '<</Type /Font/Subtype/Type1>>'))).toBe(true);
    expect(await told(addPdfObjects(image, objects('3 0 <</BaseFont/SimSun>>')))).toBe(true);
  });

  it('returns null where objects cannot be unpacked', async () => {
    expect(await told(addPdfObjects(image, objects('', Buffer.from('no deflated bytes'))))).toBeNull();
    expect(await told(addPdfObjects(image, '<</Type/ObjStm>>'))).toBeNull();
  });
});
