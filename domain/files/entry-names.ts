/** Names of what stands in an archive: whoever unpacks it gets them as paths on the own disk. */
import { inspectionMessages } from '../api/messages/files';
import { tidyText } from '../checks/characters';
import { fillText, type Text } from '../text';
import { fileNameFault } from './names';

/** In UTF-8 bytes, folders included. */
const PATH_AT_MOST = 1_024;
const SHOWN_AT_MOST = 80;

/** A name for a sentence: nothing that nobody sees or that would turn it round, its middle left out when it is long. */
export function shownName(name: string): string {
  const characters = [...name.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '□')];
  if (characters.length <= SHOWN_AT_MOST) return characters.join('');
  const half = SHOWN_AT_MOST / 2;
  return `${characters.slice(0, half).join('')}…${characters.slice(-half).join('')}`;
}

/** Nothing that is in an archive can be tidied: it is asked only whether there is something to tidy but blanks. */
const hasHidden = (name: string): boolean => {
  const [tidied, asItIs] = [tidyText(name), name].map((one) => one.replace(/\p{Z}/gu, '').normalize('NFC'));
  return tidied !== asItIs;
};

/** The reason why an entry of this path cannot be unpacked everywhere and safely; null where it can. */
export function entryNameFault(path: string): Text | null {
  const say = (why: keyof typeof inspectionMessages, parameters = {}) =>
    fillText(inspectionMessages[why], { entry: shownName(path), ...parameters });

  if (new TextEncoder().encode(path).length > PATH_AT_MOST) return say('entryLong', { limit: PATH_AT_MOST });
  if (path.includes('\\')) return say('entryBackslash');
  const segments = path.split('/');
  if (path.startsWith('/') || /^[a-z]:/i.test(path) || segments.includes('..')) return say('entryOutside');
  // A folder's path ends with a slash; `./a` is as good as `a`.
  const named = path === '' ? [''] : segments.filter((segment) => segment !== '' && segment !== '.');
  const reason = named.map(fileNameFault).find((fault) => fault !== null);
  if (reason) return say('entryName', { reason });
  return hasHidden(path) ? say('entryHidden') : null;
}

/** The key that two paths share when they would overwrite each other where capitals do not count. */
export const pathKey = (path: string): string => path.normalize('NFC').toLowerCase().replace(/\/$/, '');
