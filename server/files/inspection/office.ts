/**
 * Documents in the form of archives: their kind, by their entries. The content type list of an Office document names its
 * main part ([ECMA-376], part 2); names of parts are compared regardless of case.
 */

/** Entries, in lower case, whose first bytes identify the document kind. */
export const TELLING_ENTRIES: readonly string[] = ['[content_types].xml', 'mimetype'];
export const TELLING_AT_MOST = 1024 * 1024;

export interface PackedArchive {
  /** Names of the archive's entries. */
  names: ReadonlySet<string>;
  /** Content of the entries that reveal the kind, by their names in lower case. */
  telling: ReadonlyMap<string, Buffer>;
}

/** Extensions by the content type of the main part. */
const MAIN_TYPES: Record<string, string> = {
  'openxmlformats-officedocument.wordprocessingml.document.main': 'docx',
  'openxmlformats-officedocument.wordprocessingml.template.main': 'dotx',
  'ms-word.document.macroenabled.main': 'docm',
  'ms-word.template.macroenabledtemplate.main': 'dotm',
  'openxmlformats-officedocument.spreadsheetml.sheet.main': 'xlsx',
  'openxmlformats-officedocument.spreadsheetml.template.main': 'xltx',
  'ms-excel.sheet.macroenabled.main': 'xlsm',
  'ms-excel.sheet.binary.macroenabled.main': 'xlsb',
  'openxmlformats-officedocument.presentationml.presentation.main': 'pptx',
  'openxmlformats-officedocument.presentationml.slideshow.main': 'ppsx',
  'ms-powerpoint.presentation.macroenabled.main': 'pptm',
};
const MAIN_TYPE = /^application\/vnd\.([a-z.-]{1,100})(?:\+xml)?$/;
const OPEN_DOCUMENT = /^application\/vnd\.oasis\.opendocument\.([a-z]{1,20})/;
const OPEN_DOCUMENTS: Record<string, string> = { text: 'odt', spreadsheet: 'ods', presentation: 'odp' };

const TAG = /<(?:[\w.-]{1,40}:)?(?:Default|Override)\s([^<>]{1,2000})>/g;
const ATTRIBUTE = /(ContentType|PartName|Extension)\s{0,9}=\s{0,9}(?:"([^"]{0,1000})"|'([^']{0,1000})')/g;

interface ContentType {
  type: string;
  /** Part of this type, without a leading slash; or `extension`: the extension of all parts of this type. */
  part: string | undefined;
  extension: string | undefined;
}

function decodeXml(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2);
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return Buffer.from(bytes.subarray(2, bytes.length & ~1))
      .swap16()
      .toString('utf16le');
  return bytes.toString('utf8');
}

const readAttributes = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [name, double ?? single ?? '']),
  );

function listContentTypes(xml: Buffer): ContentType[] {
  return [...decodeXml(xml).matchAll(TAG)].map(([, tag = '']) => {
    const attributes = readAttributes(tag);
    return {
      type: attributes.get('ContentType')?.toLowerCase() ?? '',
      part: attributes.get('PartName')?.toLowerCase().replace(/^\//, ''),
      extension: attributes.get('Extension')?.toLowerCase(),
    };
  });
}

/** Kind of an Office document, with `isWhole` where its main part exists; null where the archive is no Office document. */
function getOfficeKind(xml: Buffer, names: ReadonlySet<string>): { kind: string; isWhole: boolean } | null {
  for (const { type, part, extension } of listContentTypes(xml)) {
    const kind = MAIN_TYPES[MAIN_TYPE.exec(type)?.[1] ?? ''];
    if (kind === undefined) continue;
    const parts = [...names];
    const isWhole =
      part === undefined ? parts.some((name) => name.endsWith(`.${extension}`)) : names.has(part);
    return { kind, isWhole };
  }
  return null;
}

/** Extension that fits the archive; `isWhole`: the part that makes it a document exists. */
export function findOfficeKind({ names, telling }: PackedArchive): { kind: string; isWhole: boolean } {
  const small = new Set([...names].map((name) => name.toLowerCase()));
  const types = telling.get('[content_types].xml');
  const office = types && getOfficeKind(types, small);
  if (office) return office;
  const [, openDocument = ''] =
    OPEN_DOCUMENT.exec(telling.get('mimetype')?.toString('latin1', 0, 100) ?? '') ?? [];
  if (OPEN_DOCUMENTS[openDocument]) return { kind: OPEN_DOCUMENTS[openDocument], isWhole: true };
  // GB/T 33190: entry point of an OFD document.
  return { kind: small.has('ofd.xml') ? 'ofd' : 'zip', isWhole: true };
}
