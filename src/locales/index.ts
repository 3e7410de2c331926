import type { Language } from '@domain/text';
import type { Locale as AntdLocale } from 'antd/es/locale';

/** What is loaded when a language is chosen, in one chunk: the portal's texts, antd's and the calendar's. */
export interface LocaleBundle {
  messages: Record<string, string>;
  antd: AntdLocale;
  /** The name under which the bundle registered its calendar with dayjs. */
  calendar: string;
}

export interface PortalLocale {
  /** The tag kept in storage and written to `html lang`. */
  tag: string;
  /** The language's own name for itself. */
  name: string;
  /** The language that texts of the domain are said in. */
  language: Language;
  /** The pages of the signed-in portal that speak it, by the names of their routes; null: all of them. */
  pages: readonly string[] | null;
  /** How Intl writes days; null: by ISO 8601, as China does. */
  days: string | null;
  load(): Promise<{ default: LocaleBundle }>;
}

export const DEFAULT_LOCALE = 'zh-CN';

/** The languages that can be chosen: two that are complete, and one whose forms are in English. */
export const locales: PortalLocale[] = [
  { tag: 'zh-CN', name: '简体中文', language: 'zh', pages: null, days: null, load: () => import('./zh-CN') },
  {
    tag: 'en-US',
    name: 'English',
    language: 'en',
    pages: null,
    days: 'en-US',
    load: () => import('./en-US'),
  },
  {
    tag: 'ar',
    name: 'العربية',
    language: 'en',
    pages: ['home'],
    days: 'ar-u-nu-latn',
    load: () => import('./ar'),
  },
];

/** The locale with this tag, else the default one. */
export const localeOf = (tag: string | null): PortalLocale =>
  locales.find((locale) => locale.tag === tag) ?? (locales[0] as PortalLocale);

/** The language of a page whose texts are in another one than was chosen (WCAG 3.1.2); undefined where they are not. */
export const languageOfPage = ({ pages, language }: PortalLocale, page: string): Language | undefined =>
  pages === null || pages.includes(page) ? undefined : language;
