/**
 * Archives inside archives: how they are recognised, how deep they may be nested, and where they are unpacked for the
 * inspection.
 */

/** Maximum nesting of archives: a document with an embedded table, packed once, and packed again with others. */
export const DEPTH_AT_MOST = 3;

/** Path of the unpacked inner archive at this depth, while the file at `path` is inspected. */
export const buildInnerPath = (path: string, depth: number): string => `${path}.${depth}`;

/** Bytes at the start of a file that suffice to recognise every format. */
export const TELLING_BYTES = 512;

const SIGNATURES: { format: 'zip' | 'gzip' | 'closed'; bytes: string; at?: number }[] = [
  { format: 'zip', bytes: 'PK\x03\x04' },
  { format: 'zip', bytes: 'PK\x05\x06' },
  { format: 'zip', bytes: 'PK\x07\x08' },
  { format: 'gzip', bytes: '\x1f\x8b\x08' },
  { format: 'closed', bytes: 'Rar!\x1a\x07' },
  { format: 'closed', bytes: '7z\xbc\xaf\x27\x1c' },
  { format: 'closed', bytes: '\xfd7zXZ\x00' },
  { format: 'closed', bytes: '\x28\xb5\x2f\xfd' },
  { format: 'closed', bytes: 'MSCF\x00\x00\x00\x00' },
  { format: 'closed', bytes: 'LZIP' },
  // bzip2, with the mark of its first block.
  { format: 'closed', bytes: '1AY&SY', at: 4 },
  { format: 'closed', bytes: '-lh', at: 2 },
  { format: 'closed', bytes: 'ustar', at: 257 },
];

/** Format of a content by its first bytes. `closed`: an archive format that is not inspected. */
export const getPackedFormat = (head: Buffer): 'zip' | 'gzip' | 'closed' | 'plain' =>
  SIGNATURES.find(({ bytes, at = 0 }) => head.toString('latin1', at, at + bytes.length) === bytes)?.format ??
  'plain';
