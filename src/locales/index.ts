import { directionOf } from '@domain/bidi';
import type { Language } from '@domain/text';
import type { LocaleBundle, Messages } from './bundle';
import chineseEntry from './zh-CN/entry';

export interface PortalLocale {
  /** Language tag stored in the browser. */
  tag: string;
  /** The language that its texts are written in, for `html lang`. */
  lang: string;
  /** The language's own name for itself. */
  name: string;
  /** Language used for texts of the domain. */
  language: Language;
  /** Loads the texts of the login and of the frame; those of the pages load with the first page. */
  loadEntry(): Promise<{ default: Messages }>;
  load(): Promise<{ default: LocaleBundle }>;
  /** Loads the texts of the frame and of a page that has a chunk of them; without it, all are loaded there. */
  loadPage?: Record<TextPage, () => Promise<{ default: LocaleBundle }>>;
}

/** Pages whose texts are loaded apart from those of all pages. */
export type TextPage = 'home' | 'form' | 'queue';

export const DEFAULT_LOCALE = 'zh-CN';

const chinese: PortalLocale = {
  tag: 'zh-CN',
  lang: 'zh-CN',
  name: '简体中文',
  language: 'zh',
  // The language of most people is part of the first script.
  loadEntry: async () => ({ default: chineseEntry }),
  load: () => import('./zh-CN'),
  loadPage: {
    home: () => import('./home/zh-CN'),
    form: () => import('./form/zh-CN'),
    queue: () => import('./queue/zh-CN'),
  },
};
const english: PortalLocale = {
  tag: 'en-US',
  lang: 'en-US',
  name: 'English',
  language: 'en',
  loadEntry: () => import('./en-US/entry'),
  load: () => import('./en-US'),
  loadPage: {
    home: () => import('./home/en-US'),
    form: () => import('./form/en-US'),
    queue: () => import('./queue/en-US'),
  },
};
const arabic: PortalLocale = {
  tag: 'ar',
  lang: 'ar',
  name: 'العربية',
  language: 'ar',
  loadEntry: () => import('./ar/entry'),
  load: () => import('./ar'),
};

/** The languages that have texts and can be chosen. */
export const locales: PortalLocale[] = [chinese, english, arabic];

/**
 * Returns the locale of a tag, else the default one. Hebrew, Persian, Kurdish and Arabic of any country have no texts of their
 * own: the tag stays, and the texts are those of Arabic.
 */
export function localeOf(tag: string | null): PortalLocale {
  const found = locales.find((locale) => locale.tag === tag);
  if (found) return found;
  return tag && directionOf(tag) === 'rtl' ? { ...arabic, tag: tag.replaceAll('_', '-') } : chinese;
}
