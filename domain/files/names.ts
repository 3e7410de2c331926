/**
 * Names of uploaded files: kept as the user has them, so that they must be safe to show and to save again on any
 * system. Bytes are never stored under them.
 */
import type { FileType } from '../programs/define';

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

/** Control characters, direction overrides and invisible characters, the replacement character, path separators. */
const UNUSABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd/\\:*?"<>|]/;
const LONE_SURROGATE = /\p{Surrogate}/u;
const LONE_SURROGATES = /\p{Surrogate}/gu;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** What a name must not begin with: a list of files pasted into a spreadsheet, or given to a command, would obey it. */
const OBEYED = /^[\s=+\-@＝＋－＠.]+/u;

/** A name made of what people typed, without what could not be saved or shown, or would be obeyed somewhere. */
export function toFileName(name: string, atMost: number): string {
  const plain = name.replace(new RegExp(UNUSABLE, 'g'), ' ').replace(LONE_SURROGATES, '').replace(OBEYED, '');
  const cut = [...plain]
    .slice(0, atMost)
    .join('')
    .replace(/[\s.]+$/, '');
  return DEVICE.test(cut) ? `_${cut}` : cut;
}

/** Whether a file of this name can be shown, and saved again by whoever downloads it. */
export function isUsableFileName(name: string): boolean {
  const bytes = new TextEncoder().encode(name).length;
  return (
    name.trim() !== '' &&
    !LONE_SURROGATE.test(name) &&
    bytes <= NAME_AT_MOST &&
    !UNUSABLE.test(name) &&
    !DEVICE.test(name) &&
    !/^\.+$/.test(name)
  );
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
