/**
 * A program as one JSON file for another house: the document as it is written, and the library items that it uses. The hash is
 * that of the whole document with its items written out, so that an altered file is noticed.
 */
import { z } from 'zod';
import { fillText, type Text } from '../../text';
import type { DocumentFault } from '../faults';
import {
  createItemFinder,
  type FindItem,
  LIBRARY_LIMITS,
  type LibraryItem,
  libraryItemSchema,
} from '../library-item';
import { readProgramDocument } from '../read';
import type { ProgramDocument } from '../types';
import { exchangeTexts } from './messages';
import { listUsedItems } from './used-items';

/** Hash of a text, as a published edition has it: SHA-256 in hexadecimal digits. */
export type HashText = (text: string) => Promise<string>;

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const programFileSchema = z.strictObject({
  schema: z.literal(1),
  edition: z.string().max(40),
  hash,
  document: z.looseObject({}),
  library: z
    .record(z.string().regex(/^[a-z][a-z0-9-]{0,79}$/), z.strictObject({ hash, item: libraryItemSchema }))
    .refine((items) => Object.keys(items).length <= MOST_ITEMS),
});

const MOST_ITEMS = 200;

export type ProgramFile = z.infer<typeof programFileSchema>;

type Written = ProgramFile['document'];

/** Item of the library in a file, compared with ours. */
export interface ItemDifference {
  name: string;
  /** absent: we have no item of this name. */
  kind: 'same' | 'differs' | 'absent';
  theirs: LibraryItem;
  ours?: LibraryItem;
}

export type ProgramFileReading =
  | { file: ProgramFile; document: ProgramDocument; items: ItemDifference[]; faults?: undefined }
  | { file?: undefined; faults: (Pick<DocumentFault, 'text'> & Partial<DocumentFault>)[] };

const hashItem = (item: LibraryItem, hashText: HashText): Promise<string> => hashText(JSON.stringify(item));

/** Writes the file of a document that has no faults; throws for one that has. */
export async function createProgramFile(
  written: Written,
  findItem: FindItem,
  hashText: HashText,
): Promise<ProgramFile> {
  const { document, faults } = readProgramDocument(JSON.stringify(written), findItem);
  if (!document) throw new Error(faults[0]?.text.en ?? 'the document has faults');
  const library: ProgramFile['library'] = {};
  for (const [name, item] of listUsedItems(written, findItem))
    library[name] = { hash: await hashItem(item, hashText), item };
  return {
    schema: 1,
    edition: document.edition,
    hash: await hashText(JSON.stringify(document)),
    document: written,
    library,
  };
}

const refuse = (text: Text): ProgramFileReading => ({ faults: [{ text }] });

function parseFile(text: string): ProgramFile | null {
  if (text.length > LIBRARY_LIMITS.expanded) return null;
  try {
    return programFileSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

async function findAlteredItem(file: ProgramFile, hashText: HashText): Promise<string | undefined> {
  for (const [name, { hash: stated, item }] of Object.entries(file.library))
    if ((await hashItem(item, hashText)) !== stated) return name;
  return undefined;
}

const listTheirs = ({ library }: ProgramFile): Record<string, LibraryItem> =>
  Object.fromEntries(Object.entries(library).map(([name, { item }]) => [name, item]));

function compareItem(name: string, theirs: LibraryItem, findOurs: FindItem): ItemDifference {
  const ours = findOurs(name);
  if (!ours) return { name, kind: 'absent', theirs };
  return { name, kind: JSON.stringify(ours) === JSON.stringify(theirs) ? 'same' : 'differs', theirs, ours };
}

/** Reads a file: the document as that house has it, and how its library items differ from ours. */
export async function readProgramFile(
  text: string,
  findOurs: FindItem,
  hashText: HashText,
): Promise<ProgramFileReading> {
  const file = parseFile(text);
  if (!file) return refuse(exchangeTexts.notProgramFile);
  const altered = await findAlteredItem(file, hashText);
  if (altered !== undefined) return refuse(fillText(exchangeTexts.itemAltered, { name: altered }));
  const theirs = listTheirs(file);
  const { document, faults } = readProgramDocument(JSON.stringify(file.document), createItemFinder(theirs));
  if (!document) return { faults };
  if ((await hashText(JSON.stringify(document))) !== file.hash) return refuse(exchangeTexts.altered);
  const items = Object.entries(theirs).map(([name, item]) => compareItem(name, item, findOurs));
  return { file, document, items };
}
