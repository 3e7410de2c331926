import type { Language } from '@domain/text';
import { directionOf } from './bidi';
import type { LocaleBundle, Messages } from './bundle';
import chineseEntry from './zh-CN/entry';

export interface PortalLocale {
  /** The tag kept in storage. */
  tag: string;
  /** The language that its texts are written in, for `html lang`. */
  lang: string;
  /** The language's own name for itself. */
  name: string;
  /** The language that texts of the domain are said in. */
  language: Language;
  /** Locale in which Intl writes days; null: by ISO 8601, as China does. */
  days: string | null;
  /** Texts of the login and of what stands around every page; those of the pages come with the first of them. */
  loadEntry(): Promise<{ default: Messages }>;
  load(): Promise<{ default: LocaleBundle }>;
}

export const DEFAULT_LOCALE = 'zh-CN';

const chinese: PortalLocale = {
  tag: 'zh-CN',
  lang: 'zh-CN',
  name: '简体中文',
  language: 'zh',
  days: null,
  // Most people's language is there with the first script.
  loadEntry: async () => ({ default: chineseEntry }),
  load: () => import('./zh-CN'),
};
const english: PortalLocale = {
  tag: 'en-US',
  lang: 'en-US',
  name: 'English',
  language: 'en',
  days: 'en-GB',
  loadEntry: () => import('./en-US/entry'),
  load: () => import('./en-US'),
};
const arabic: PortalLocale = {
  tag: 'ar',
  lang: 'ar',
  name: 'العربية',
  language: 'en',
  days: 'ar-u-nu-latn',
  loadEntry: () => import('./ar/entry'),
  load: () => import('./ar'),
};

/** The languages that have texts and can be chosen. Texts of the domain are in two: a page in Arabic shows questions of forms in English. */
export const locales: PortalLocale[] = [chinese, english, arabic];

/**
 * The locale with this tag, else the default one. Hebrew, Persian, Kurdish and Arabic of any country have no texts of their
 * own: the tag stays, and the texts are those of Arabic.
 */
export function localeOf(tag: string | null): PortalLocale {
  const found = locales.find((locale) => locale.tag === tag);
  if (found) return found;
  return tag && directionOf(tag) === 'rtl' ? { ...arabic, tag: tag.replaceAll('_', '-') } : chinese;
}
