/**
 * Names of uploaded files: kept as the user has them, so that they must be safe to show and to save again on any
 * system. Bytes are never stored under them.
 */
import { fileMessages } from '../api/messages/files';
import { tidyText, UNFIT_IN_FILE_NAME } from '../checks/characters';
import { unfitInLine } from '../checks/unfit-text';
import type { FileType } from '../definition';
import { fillText, type Text } from '../text';

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
];

/** In UTF-8 bytes: what file systems take. */
const NAME_AT_MOST = 255;

/** Characters that no text has, path separators, and signs that some system keeps for itself. */
const UNUSABLE = new RegExp(`[${UNFIT_IN_FILE_NAME}/\\\\:*?"<>|]`, 'u');
const EACH_UNUSABLE = new RegExp(UNUSABLE, 'gu');
const LONE_SURROGATES = /\p{Surrogate}/gu;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** Beginnings that a name must not have: a list of files pasted into a spreadsheet, or given to a command, would obey it. */
const OBEYED = /^[\s=+\-@＝＋－＠.]+/u;

const BLANK_OR_DOT = /[\s.]/;

/** Without the blanks and dots at its end. An expression would try a long run anew from each of its characters. */
function trimTail(name: string): string {
  let end = name.length;
  while (end > 0 && BLANK_OR_DOT.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}

/** A name made of what people typed, without what could not be saved or shown, or would be obeyed somewhere. */
export function toFileName(name: string, atMost: number): string {
  const plain = tidyText(name).replace(LONE_SURROGATES, '').replace(EACH_UNUSABLE, ' ').replace(OBEYED, '');
  const cut = trimTail([...plain].slice(0, atMost).join(''));
  return DEVICE.test(cut) ? `_${cut}` : cut;
}

/** The reason why a file of this name could not be shown, or saved again by whoever downloads it; null where it can. */
export function fileNameFault(name: string): Text | null {
  const reason = unfitInLine(name);
  if (reason) return fillText(fileMessages.unfitName, { reason });
  if (new TextEncoder().encode(name).length > NAME_AT_MOST)
    return fillText(fileMessages.longName, { limit: NAME_AT_MOST });
  if (UNUSABLE.test(name)) return fileMessages.signsInName;
  return DEVICE.test(name) || /^[\s.]*$/.test(name) ? fileMessages.reservedName : null;
}

/** The type that a name claims, undefined for one that no form accepts. `jpeg` is another spelling of `jpg`. */
export function claimedType(name: string): FileType | undefined {
  const extension = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase();
  const spelled = extension === 'jpeg' ? 'jpg' : extension;
  return FILE_TYPES.find((type) => type === spelled);
}

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
};
