import { filedPrograms } from '@domain/programs/registry';
import type { TextPage } from '@/locales';

const HOME = '/index';
const QUEUE = '/review/filings';

/** Returns which texts a page waits for: its own chunk of them, or those of all pages. */
export function findPageTexts(pathname: string): TextPage | 'all' {
  if (pathname === HOME) return 'home';
  if (pathname === QUEUE) return 'queue';
  return filedPrograms.some(({ route }) => route === pathname) ? 'form' : 'all';
}

/** Path of the page in the address bar, also before umi has made its history. */
export const getOpenPath = (): string =>
  window.location.pathname.replace(process.env.PORTAL_BASE ?? '/', '/');
