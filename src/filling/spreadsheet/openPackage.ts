/** A zip archive as a workbook: Office Open XML or OpenDocument, of which only the parts with values are unpacked. */
import { SHEET_LIMITS } from '@domain/spreadsheet/limits';
import { type ParsingOptions, parse_zip, type WorkBook } from '@e965/xlsx';
import { type ArchiveEntry, convertToUtf8, extractEntry, listArchiveEntries } from './archive';
import { markHidden } from './documentVisibility';
import { normalizeOdsContent, normalizeOoxmlPart } from './normalizeParts';
import { Refused } from './refusal';

/** The reader accepts an archive opened elsewhere, but its types do not declare that. */
declare module '@e965/xlsx' {
  export function parse_zip(
    archive: { files: Record<string, { name: string; data: string }> },
    options?: ParsingOptions,
  ): WorkBook;
}

type Unpack = (entry: ArchiveEntry) => Promise<string>;

export async function openPackage(
  bytes: Uint8Array<ArrayBuffer>,
  options: ParsingOptions,
): Promise<WorkBook> {
  const entries = listArchiveEntries(bytes);
  if (!entries) throw new Refused({ fault: 'damaged' });
  if (entries.length > SHEET_LIMITS.entries) throw new Refused({ fault: 'unpacked' });
  const isDocument = entries.some(({ name }) => name === 'content.xml');
  const parts = await (isDocument ? documentParts : packageParts)(entries, unpackerWithin());
  const files = Object.fromEntries(parts.map((part) => [part.name, part]));
  // Stubs also report formulas without a result; not in an OpenDocument, where a blank cell may stand for millions.
  const book = parse_zip({ files }, { ...options, sheetStubs: !isDocument });
  return isDocument ? markHidden(book, files['content.xml']?.data ?? '') : book;
}

/**
 * Creates an extractor with one size limit for all parts of a file. A declared size is enough to refuse it, but is not
 * trusted.
 */
function unpackerWithin(): Unpack {
  let room: number = SHEET_LIMITS.unpackedBytes;
  return async (entry) => {
    const content = entry.declared > room ? null : await extractEntry(entry, room);
    if (content === null) throw new Refused({ fault: 'unpacked' });
    room -= content.length;
    return convertToUtf8(content);
  };
}

type PackagePart = { name: string; data: string };

const isCalled = (name: string) => (entry: { name: string }) =>
  entry.name.toLowerCase() === name.toLowerCase();

const MAIN_TYPE =
  /spreadsheetml\.(?:sheet|template)\.main\+xml|ms-excel\.(?:sheet|template)\.macroEnabled\.main\+xml/;
/**
 * Content types of the needed parts. Sheets of charts, dialogs and macros are included, so that they can be recognized and
 * skipped.
 */
const NEEDED_TYPE =
  /spreadsheetml\.(?:worksheet|chartsheet|dialogsheet|styles|sharedStrings)\+xml|ms-excel\.(?:intl)?macrosheet\+xml/;

/**
 * Extracts the needed parts, found by their content types rather than their names; documents, drawings and properties stay
 * packed.
 */
async function packageParts(entries: ArchiveEntry[], open: Unpack): Promise<PackagePart[]> {
  const types = entries.find(isCalled('[Content_Types].xml'));
  if (!types) throw new Refused({ fault: 'not_spreadsheet' });
  const list = await open(types);
  const typed = overridesIn(list);
  const main = typed.find(({ type }) => MAIN_TYPE.test(type))?.part ?? 'xl/workbook.xml';
  if (!entries.some(isCalled(main))) throw new Refused({ fault: 'not_spreadsheet' });
  const relations = main.replace(/([^/]*)$/, '_rels/$1.rels');
  const needed = [
    main,
    relations,
    ...typed.flatMap(({ part, type }) => (NEEDED_TYPE.test(type) ? part : [])),
  ];
  const wanted = new Set(needed.map((name) => name.toLowerCase()));
  const parts: PackagePart[] = [];
  const budget = { cells: SHEET_LIMITS.cells };
  for (const entry of entries) {
    const name = entry.name.toLowerCase();
    if (wanted.delete(name) || /^xl\/worksheets\/[^/]*\.xml$/.test(name))
      parts.push({ name: entry.name, data: normalizeOoxmlPart(await open(entry), budget) });
  }
  dropLostSheets(parts.find(isCalled(main)), parts.find(isCalled(relations)));
  // Parts listed as types but missing from the archive would make the reader fail.
  const kept = new Set(parts.map(({ name }) => name.toLowerCase()));
  const data = list.replace(OVERRIDE, (tag) => (kept.has(overrideIn(tag).part.toLowerCase()) ? tag : ''));
  return [{ name: '[Content_Types].xml', data }, ...parts];
}

/**
 * Removes sheets without a part (modules of old macros), because the reader would then identify all sheets by their numbers,
 * and duplicate sheets of one part.
 */
function dropLostSheets(book: PackagePart | undefined, relations: PackagePart | undefined): void {
  if (!book || !relations) return;
  const targets = new Map<string | undefined, string>();
  for (const tag of relations.data.match(/<(?:\w+:)?Relationship\s[^<>]*>/g) ?? [])
    targets.set(attributeIn(tag, 'Id'), attributeIn(tag, 'Target') ?? '');
  const shown = new Set<string>();
  book.data = book.data.replace(/<(?:\w+:)?sheet\s[^<>]*>/g, (tag) => {
    const target = targets.get(tag.match(/:id=["']([^"']*)/)?.[1]);
    if (target === undefined || shown.has(target)) return '';
    shown.add(target);
    return tag;
  });
  if (shown.size > SHEET_LIMITS.sheets)
    throw new Refused({ fault: 'sheets', limit: SHEET_LIMITS.sheets, actual: shown.size });
}

const attributeIn = (tag: string, name: string): string | undefined =>
  tag.match(new RegExp(`\\s${name}=["']([^"']*)`))?.[1];

const OVERRIDE = /<(?:\w+:)?Override\s[^<>]*>/g;

const overrideIn = (tag: string) => ({
  part: (attributeIn(tag, 'PartName') ?? '').replaceAll('\\', '/').replace(/^\//, ''),
  type: attributeIn(tag, 'ContentType') ?? '',
});

const overridesIn = (list: string) => (list.match(OVERRIDE) ?? []).map(overrideIn);

async function documentParts(entries: ArchiveEntry[], open: Unpack): Promise<PackagePart[]> {
  const contentOf = async (name: string): Promise<string> => {
    const entry = entries.find(isCalled(name));
    return entry ? open(entry) : '';
  };
  const manifest = await contentOf('META-INF/manifest.xml');
  if (manifest.includes('encryption-data')) throw new Refused({ fault: 'locked' });
  const content = normalizeOdsContent(await contentOf('content.xml'), { cells: SHEET_LIMITS.cells });
  if (!/<office:spreadsheet[\s>]/.test(content)) throw new Refused({ fault: 'not_spreadsheet' });
  return [
    { name: 'META-INF/manifest.xml', data: manifest },
    { name: 'styles.xml', data: (await contentOf('styles.xml')) || ' ' },
    { name: 'content.xml', data: content },
  ];
}
