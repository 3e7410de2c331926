import { filedPrograms } from '@domain/programs/registry';
import type { TextPage } from '@/locales';

const HOME = '/index';
const QUEUE = '/review/filings';

/** Returns which texts a page waits for: its own chunk of them, those of all pages, or none. */
export function findPageTexts(pathname: string): TextPage | 'all' | null {
  if (pathname === HOME) return null;
  if (pathname === QUEUE) return 'queue';
  return filedPrograms.some(({ route }) => route === pathname) ? 'form' : 'all';
}
