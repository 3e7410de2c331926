/**
 * Names of uploaded files: kept as the user has them, so they must be safe to show and to save on any system. Files are
 * never stored under them.
 */

import { normaliseText, UNFIT_IN_FILE_NAME } from '../checks/characters';
import { findUnfitCharacterInLine } from '../checks/unfit-text';
import type { FileField, FileType } from '../definition';
import { fillText, type Text } from '../text';
import { fileMessages, inspectionMessages } from './messages';

/** Every type that some field of some form accepts. */
export const FILE_TYPES: readonly FileType[] = [
  'pdf',
  'jpg',
  'png',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'zip',
  'mp4',
  'ofd',
];

/** Maximum length of a name in UTF-8 bytes: that of common file systems. */
const NAME_AT_MOST = 255;

/** Characters that no text may have, path separators, and signs that some system reserves. */
const UNUSABLE = new RegExp(`[${UNFIT_IN_FILE_NAME}/\\\\:*?"<>|]`, 'u');
const EACH_UNUSABLE = new RegExp(UNUSABLE, 'gu');
const LONE_SURROGATES = /\p{Surrogate}/gu;
/** Names that Windows reserves for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Characters that a name must not begin with: pasted into a spreadsheet, or given to a command, it would be executed. */
const OBEYED = /^[\s=+\-@＝＋－＠.]+/u;

const BLANK_OR_DOT = /[\s.]/;

/**
 * Removes the blanks and dots at the end of a name. A loop, as a regular expression would try a long run anew from each of
 * its characters.
 */
function trimTail(name: string): string {
  let end = name.length;
  while (end > 0 && BLANK_OR_DOT.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}

const LETTER = /[\p{L}\p{N}]/u;
const IDEOGRAPH = /\p{Script=Han}/u;
const isInWord = (character = ''): boolean => LETTER.test(character) && !IDEOGRAPH.test(character);

/** Shortens a text to a number of characters, at the end of a word where it has words. */
function shortenAtWord(text: string, atMost: number): string {
  const characters = [...text];
  if (characters.length <= atMost) return text;
  const cut = characters.slice(0, atMost).join('');
  const isWordCut = isInWord(characters[atMost - 1]) && isInWord(characters[atMost]);
  const end = isWordCut ? cut.lastIndexOf(' ') : -1;
  // A blank near the front would leave next to nothing.
  return trimTail(end > cut.length / 2 ? cut.slice(0, end) : cut);
}

const removeUnusable = (text: string): string =>
  normaliseText(text).replace(LONE_SURROGATES, '').replace(EACH_UNUSABLE, ' ');

/**
 * Creates a file name from typed text, without characters that could not be saved or shown, or would be executed
 * somewhere.
 */
export function toFileName(name: string, atMost: number): string {
  const cut = trimTail(shortenAtWord(removeUnusable(name).replace(OBEYED, ''), atMost));
  return DEVICE.test(cut) ? `_${cut}` : cut;
}

/** The length to which the longest of several parts are cut, so that all fit into the room. */
function computePartLimit(lengths: number[], room: number): number {
  let left = room;
  const sorted = [...lengths].sort((a, b) => a - b);
  for (const [index, length] of sorted.entries()) {
    const share = Math.floor(left / (sorted.length - index));
    if (length > share) return share;
    left -= length;
  }
  return room;
}

/**
 * Creates a file name of several parts. Where it would be too long the longest part gives way, which is the title: company and
 * number at the end tell one file from the next.
 */
export function joinFileName(parts: readonly string[], atMost: number): string {
  const plain = parts.map((part) => removeUnusable(part).trim()).filter((part) => part !== '');
  const lengths = plain.map((part) => [...part].length);
  const limit = computePartLimit(lengths, atMost - (plain.length - 1));
  return toFileName(plain.map((part) => shortenAtWord(part, limit)).join('_'), atMost);
}

/** The reason why a file of this name could not be displayed, or saved again after a download; null where it can. */
export function findFileNameFault(name: string): Text | null {
  const reason = findUnfitCharacterInLine(name);
  if (reason) return fillText(fileMessages.unfitName, { reason });
  if (new TextEncoder().encode(name).length > NAME_AT_MOST)
    return fillText(fileMessages.longName, { limit: NAME_AT_MOST });
  if (UNUSABLE.test(name)) return fileMessages.signsInName;
  return DEVICE.test(name) || /^[\s.]*$/.test(name) ? fileMessages.reservedName : null;
}

/** Other spellings of `jpg`; browsers on Windows save pictures as `jfif`. */
export const JPG_SPELLINGS: readonly string[] = ['jpeg', 'jpe', 'jfif'];

const extensionOf = (name: string): string | undefined => /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase();

/** The type that a name claims, undefined for one that no form accepts. */
export function getClaimedType(name: string): FileType | undefined {
  const extension = extensionOf(name) ?? '';
  const spelled = JPG_SPELLINGS.includes(extension) ? 'jpg' : extension;
  return FILE_TYPES.find((type) => type === spelled);
}

/** True for photographs in HEIC or HEIF, the format of telephones, which most computers cannot open. */
export const isPhonePhoto = (name: string): boolean => ['heic', 'heif'].includes(extensionOf(name) ?? '');

export const mimeTypes: Record<FileType, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  mp4: 'video/mp4',
  ofd: 'application/ofd',
};

export const MEGABYTE = 1024 * 1024;

/** The facts of a file that the check needs. */
export interface FileFacts {
  /** Extension by the name, `jpeg` as `jpg`; undefined for a type that no form accepts. */
  extension: string | undefined;
  /** Size in bytes. */
  size: number;
}

/**
 * Every type that a field takes. `takesOfd`, an office setting: OFD, the national format of e-invoices and official
 * documents (GB/T 33190), is accepted wherever a PDF is.
 */
export const listAcceptedTypes = ({ accept }: Pick<FileField, 'accept'>, takesOfd: boolean): FileType[] =>
  takesOfd && accept.includes('pdf') ? [...new Set<FileType>([...accept, 'ofd'])] : accept;

/** The property of the file that the field refuses; null when it takes the file. */
export function findRefusedFileProperty(
  { accept, maxSizeMb }: Pick<FileField, 'accept' | 'maxSizeMb'>,
  { extension, size }: FileFacts,
  takesOfd: boolean,
): 'type' | 'size' | null {
  if (!listAcceptedTypes({ accept }, takesOfd).some((type) => type === extension)) return 'type';
  return size > maxSizeMb * MEGABYTE ? 'size' : null;
}

/** A file that has not been sent. */
export interface UnsentFile {
  name: string;
  /** Size in bytes. */
  size: number;
}

/**
 * The reason why a field refuses a file; checked before the file is sent, when it is offered again, and when the filing is
 * submitted.
 */
export type FileRefusal = 'full' | 'type' | 'empty' | 'size';

/** The reason why a field that already holds `taken` files refuses another one; null when it accepts it. */
export function findUploadRefusal(
  field: Pick<FileField, 'accept' | 'maxSizeMb' | 'maxFiles'>,
  { name, size }: UnsentFile,
  taken: number,
  takesOfd: boolean,
): FileRefusal | null {
  if (taken >= field.maxFiles) return 'full';
  const refused = findRefusedFileProperty(field, { extension: getClaimedType(name), size }, takesOfd);
  return refused !== 'type' && size === 0 ? 'empty' : refused;
}

/** Maximum length of the path of an archive entry in UTF-8 bytes. */
const PATH_AT_MOST = 1_024;
/** Maximum length of a file name in a sentence, in characters. */
const SHOWN_AT_MOST = 80;

/**
 * A file name for a sentence: without invisible or direction-changing characters, its middle left out when it is long.
 */
export function shortenFileName(name: string): string {
  const characters = [...name.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '□')];
  if (characters.length <= SHOWN_AT_MOST) return characters.join('');
  const half = SHOWN_AT_MOST / 2;
  return `${characters.slice(0, half).join('')}…${characters.slice(-half).join('')}`;
}

/**
 * True where a name of an archive entry has hidden characters: entries cannot be renamed, so plain blanks are ignored.
 */
const hasHidden = (name: string): boolean => {
  const [tidied, asItIs] = [normaliseText(name), name].map((one) =>
    one.replace(/\p{Z}/gu, '').normalize('NFC'),
  );
  return tidied !== asItIs;
};

/** The reason why an entry of this path cannot be unpacked everywhere and safely; null where it can. */
export function findEntryNameFault(path: string): Text | null {
  const say = (why: keyof typeof inspectionMessages, parameters = {}) =>
    fillText(inspectionMessages[why], { entry: shortenFileName(path), ...parameters });

  if (new TextEncoder().encode(path).length > PATH_AT_MOST) return say('entryLong', { limit: PATH_AT_MOST });
  if (path.includes('\\')) return say('entryBackslash');
  const segments = path.split('/');
  if (path.startsWith('/') || /^[a-z]:/i.test(path) || segments.includes('..')) return say('entryOutside');
  // A folder's path ends with a slash; `./a` is as good as `a`.
  const named = path === '' ? [''] : segments.filter((segment) => segment !== '' && segment !== '.');
  const reason = named.map(findFileNameFault).find((fault) => fault !== null);
  if (reason) return say('entryName', { reason });
  return hasHidden(path) ? say('entryHidden') : null;
}

/** Key of a path: paths that overwrite each other on systems that ignore case have the same key. */
export const toPathKey = (path: string): string => path.normalize('NFC').toLowerCase().replace(/\/$/, '');
