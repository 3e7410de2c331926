/** Entries of an archive by its directory, before any of them is unpacked. */
import { type Entry, getFileNameLowLevel } from 'yauzl';
import { entryNameFault, pathKey, shownName } from '../../../domain/files/entry-names';
import { Refusal, refuse } from './refusal';

/** Stored as it is, and deflated. */
const METHODS = [0, 8];
const UTF8 = 0x800;
const UNICODE_PATH = 0x7075;
/** The type of a file in its Unix mode; 0 where the program that packed it knows no such thing. */
const FILE_TYPE = 0xf000;
const FILE_OR_FOLDER = [0, 0x8000, 0x4000];

const strict = (encoding: string) => new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
const UTF8_STRICT = strict('utf-8');
const CHINESE = strict('gb18030');

function decoded(raw: Buffer, decoder: TextDecoder): string | null {
  try {
    return decoder.decode(raw);
  } catch {
    return null;
  }
}

/** Windows writes names in its own code page and does not say so; macOS writes UTF-8 and does not say so. */
function nameOf({ fileNameRaw, generalPurposeBitFlag: flags }: Entry): string {
  const utf8 = decoded(fileNameRaw, UTF8_STRICT);
  if (utf8 !== null) return utf8;
  const chinese = (flags & UTF8) === 0 ? decoded(fileNameRaw, CHINESE) : null;
  return chinese ?? getFileNameLowLevel(flags, fileNameRaw, [], true);
}

/** Some programs read a second name, in a field of its own. */
const secondNameOf = ({ extraFields, fileNameRaw, generalPurposeBitFlag }: Entry): string | null =>
  extraFields.some(({ id }) => id === UNICODE_PATH)
    ? getFileNameLowLevel(generalPurposeBitFlag | UTF8, fileNameRaw, extraFields, true)
    : null;

export interface NamedEntry {
  entry: Entry;
  name: string;
  /** For sentences: with the archives that it lies in. */
  shown: string;
}

function assertPlain({ entry, shown }: NamedEntry): void {
  const fileType = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  if (entry.isEncrypted()) refuse('entryEncrypted', { entry: shown });
  if (!FILE_OR_FOLDER.includes(fileType)) refuse('entryLink', { entry: shown });
  if (!METHODS.includes(entry.compressionMethod)) refuse('entryMethod', { entry: shown });
}

function assertNames(names: (string | null)[]): void {
  for (const name of names) {
    const fault = name === null ? null : entryNameFault(name);
    if (fault) throw new Refusal(fault);
  }
}

/** The entries with their names, once nothing that the directory says of them is wrong. `within`: the path of the archive. */
export function plainEntries(entries: Entry[], within: string): NamedEntry[] {
  const folders = new Map<string, boolean>();
  return entries.map((entry) => {
    const name = nameOf(entry);
    const named = { entry, name, shown: shownName(`${within}${name}`) };
    assertNames([name, secondNameOf(entry)]);
    assertPlain(named);
    const isFolder = name.endsWith('/');
    const known = folders.get(pathKey(name));
    if (known !== undefined && !(known && isFolder)) refuse('entryTwice', { entry: named.shown });
    folders.set(pathKey(name), isFolder);
    return named;
  });
}
