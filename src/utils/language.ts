import { MAX_LANGUAGE_LISTENERS, STORAGE } from '@domain/api/codes';
import { type Direction, directionOf, isolate, isRightToLeft } from '@domain/bidi';
import { findArabic, type Language, say, setArabicWords, type Text } from '@domain/text';
import i18next, { type TFunction } from 'i18next';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { DEFAULT_LOCALE, localeOf, type TextPage } from '@/locales';
import type { LocaleBundle, Messages } from '@/locales/bundle';
import { createEmitter } from './emitter';
import { markLanguages } from './markLanguages';
import { readStored, writeStored } from './storage';

const bundles = new Map<string, LocaleBundle>();

/** Reports the tag of a new language, after its texts have been loaded, to the document and the components. */
const languageChanges = createEmitter<string>(MAX_LANGUAGE_LISTENERS);

/** Re-render functions of mounted components, served by one i18next listener. */
const drawn = new Set<() => void>();

const drawAnew = () => {
  for (const draw of drawn) draw();
};

/** Loads of texts, begun or done, by language and page: those of a page are asked for by the frame, its styles and the page. */
const loads = new Map<string, Promise<void>>();

/** Texts in need: those of the login until a page of the portal is opened, those of a page, or all. */
let needed: 'entry' | TextPage | 'all' = 'entry';

function load(tag: string): Promise<void> {
  const part = needed === 'entry' || localeOf(tag).loadPage ? needed : 'all';
  const name = `${tag} ${part}`;
  const loading = loads.get(name) ?? loadPart(tag, part);
  loads.set(name, loading);
  loading.catch(() => loads.delete(name));
  return loading;
}

async function loadPart(tag: string, part: typeof needed): Promise<void> {
  const locale = localeOf(tag);
  if (part === 'entry') return keep(tag, (await locale.loadEntry()).default);
  const loadPage = part === 'all' ? undefined : locale.loadPage?.[part];
  if (!loadPage) return keepBundle(tag, (await locale.load()).default);
  const [{ default: entry }, { default: bundle }] = await Promise.all([locale.loadEntry(), loadPage()]);
  keepBundle(tag, { ...bundle, messages: { ...entry, ...bundle.messages } });
}

/** Keeps the texts of a page or of all, and draws what is on screen anew with antd's texts, which come with the first of them. */
function keepBundle(tag: string, bundle: LocaleBundle): void {
  const isFirst = !bundles.has(tag);
  bundles.set(tag, bundle);
  if (bundle.words) setArabicWords(bundle.words);
  keep(tag, bundle.messages);
  if (isFirst && tag === getLocale()) sayAnew(tag);
}

const keep = (tag: string, messages: Messages) =>
  void i18next.addResourceBundle(tag, 'translation', messages, false, true, {
    silent: false,
    skipCopy: true,
  });

const showInDocument = (tag: string) => {
  document.documentElement.lang = localeOf(tag).lang;
  document.documentElement.dir = directionOf(tag);
  markLanguages(directionOf(tag) === 'rtl');
};

/** The tag of the language in use. */
export const getLocale = (): string => i18next.language ?? localeOf(readStored(STORAGE.locale)).tag;

const currentDirection = (): Direction => directionOf(getLocale());

/** Isolates the direction of a value, or of a text in another language, inside a text of the current language. */
const isolated = (text: string): string => isolate(text, currentDirection());

/** Loads the stored language, or the default one; the portal is rendered afterwards. */
export async function startLanguage(): Promise<void> {
  languageChanges.on(showInDocument);
  languageChanges.on(drawAnew);
  i18next.on('languageChanged', (tag) => languageChanges.emit(tag));
  const lng = localeOf(readStored(STORAGE.locale)).tag;
  await i18next.init({
    lng,
    fallbackLng: false,
    resources: {},
    // Keys are flat: a dot in a key has no meaning.
    keySeparator: false,
    nsSeparator: false,
    load: 'currentOnly',
    // React escapes HTML; values are only isolated by direction.
    interpolation: { escapeValue: true, escape: isolated },
  });
  keep(lng, (await localeOf(lng).loadEntry()).default);
}

/** Resolves with a lazy module once it and all texts of the language are loaded. */
export async function withAllTexts<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadTexts('all')]);
  return loaded;
}

/** Loads the texts of the frame and of a page, or of all pages. What is on screen has its texts and is not drawn anew. */
export async function loadTexts(page: TextPage | 'all'): Promise<void> {
  if (needed !== 'all') needed = page;
  await load(getLocale());
}

/** Re-renders components, questions and toasts among them, with antd's texts, which are loaded later. */
function sayAnew(tag: string): void {
  latest = undefined;
  i18next.emit('languageChanged', tag);
}

/** Language chosen last. */
let chosen: string | undefined;

/** Changes the language and stores the choice. Of two choices the later one holds, whichever has its texts first. */
export async function changeLanguage(tag: string): Promise<void> {
  chosen = tag;
  writeStored(STORAGE.locale, tag);
  await load(tag);
  if (chosen === tag) await i18next.changeLanguage(tag);
}

/** antd's own texts in a language that has been loaded. */
export const getAntdLocale = (tag: string) => (bundles.get(tag) ?? bundles.get(DEFAULT_LOCALE))?.antd;

/** A text of the portal outside of components. */
export const translate = (key: string, parameters?: Record<string, unknown>): string =>
  i18next.t(key, parameters ?? {});

export interface LanguageInUse {
  /** Language used for texts of the domain. */
  language: Language;
  /** The tag of the language. */
  locale: string;
  direction: Direction;
  /** Returns a text of the portal. */
  t: TFunction;
  /** Returns a text of the domain, or one worded by the server, in the current language where it has its own words. */
  say(text: Text | string): string;
}

/** Text functions passed to code outside of components. */
export type TextTools = Pick<LanguageInUse, 'say' | 't'>;

let latest: LanguageInUse | undefined;

function createLanguage(locale: string): LanguageInUse {
  const { language } = localeOf(locale);
  const direction = directionOf(locale);
  const t = i18next.getFixedT(locale);
  const own = (text: Text | string) => {
    const worded =
      typeof text === 'string' ? (language === 'ar' && findArabic(text)) || text : say(text, language);
    // A sentence in the page's own direction needs no isolation.
    return language === 'ar' && isRightToLeft(worded) ? worded : isolate(worded, direction);
  };
  return { language, locale, direction, t, say: own };
}

/** Returns one object for all components, of which a large table has thousands, until the language changes. */
function languageInUse(): LanguageInUse {
  const locale = i18next.language ?? DEFAULT_LOCALE;
  if (latest?.locale !== locale) latest = createLanguage(locale);
  return latest;
}

/** Loads a language for a part of the page, whose own language stays. */
export async function loadLanguage(tag: string): Promise<LanguageInUse> {
  await load(tag);
  return createLanguage(tag);
}

const PartLanguage = createContext<LanguageInUse | null>(null);

/** Gives a part of the page a language of its own. */
export const LanguageProvider = PartLanguage.Provider;

/** A text of the domain outside of components. */
export const formatText = (text: Text): string => languageInUse().say(text);

function whenDrawn(draw: () => void): () => void {
  drawn.add(draw);
  return () => void drawn.delete(draw);
}

export function useLanguage(): LanguageInUse {
  const ofPart = useContext(PartLanguage);
  const ofPage = useSyncExternalStore(whenDrawn, languageInUse);
  return ofPart ?? ofPage;
}

/** Returns a function for texts of the domain in the current language. */
export const useText = (): LanguageInUse['say'] => useLanguage().say;
