import { LANGUAGE_LISTENERS_AT_MOST, STORAGE } from '@domain/api/codes';
import { type Language, say, type Text } from '@domain/text';
import dayjs from 'dayjs';
import i18next, { type BackendModule, type TFunction } from 'i18next';
import { useCallback } from 'react';
import { initReactI18next, useTranslation } from 'react-i18next';
import { DEFAULT_LOCALE, type LocaleBundle, localeOf } from '@/locales';
import { type Direction, directionOf, isolate, isRightToLeft } from './bidi';
import { createEmitter } from './emitter';
import { readStored, writeStored } from './storage';

const bundles = new Map<string, LocaleBundle>();

/** Hears the tag of the new language, after its texts have been loaded. */
const languageChanges = createEmitter<string>(LANGUAGE_LISTENERS_AT_MOST);

/** Loads a language's chunk when it is first chosen. */
const backend: BackendModule = {
  type: 'backend',
  init() {},
  // i18next takes a promise only from a function of two parameters.
  async read(tag, _namespace) {
    const { default: bundle } = await localeOf(tag).load();
    bundles.set(tag, bundle);
    return bundle.messages;
  },
};

const showInDocument = (tag: string) => {
  document.documentElement.lang = localeOf(tag).lang;
  document.documentElement.dir = directionOf(tag);
};

const setCalendar = (tag: string) => dayjs.locale(bundles.get(tag)?.calendar);

/** The tag of the language in use. */
export const currentLocale = (): string => i18next.language ?? localeOf(readStored(STORAGE.locale)).tag;

const currentDirection = (): Direction => directionOf(currentLocale());

/** A value, or a text in another language, as it may stand in a text of the language in use. */
const isolated = (text: string): string => isolate(text, currentDirection());

/** Loads the kept language, or the default one; the portal is drawn when it is there. */
export async function startLanguage(): Promise<void> {
  languageChanges.on(showInDocument);
  languageChanges.on(setCalendar);
  i18next.on('languageChanged', (tag) => languageChanges.emit(tag));
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: localeOf(readStored(STORAGE.locale)).tag,
      fallbackLng: false,
      // Keys are flat: dots in them mean nothing.
      keySeparator: false,
      nsSeparator: false,
      load: 'currentOnly',
      // React escapes what it draws. What has to be kept apart here is direction.
      interpolation: { escapeValue: true, escape: isolated },
      react: { useSuspense: false },
    });
}

/** Changes the language at once and keeps the choice. */
export async function changeLanguage(tag: string): Promise<void> {
  writeStored(STORAGE.locale, tag);
  await i18next.changeLanguage(tag);
}

/** antd's own texts in a language that has been loaded. */
export const antdLocale = (tag: string) => (bundles.get(tag) ?? bundles.get(DEFAULT_LOCALE))?.antd;

/** A text of the portal outside of components. */
export const translate = (key: string, parameters?: Record<string, unknown>): string =>
  i18next.t(key, parameters ?? {});

interface LanguageInUse {
  /** Of the domain's texts. */
  language: Language;
  /** The tag of the language. */
  locale: string;
  direction: Direction;
  /** Says a text of the portal. */
  t: TFunction;
}

export function useLanguage(): LanguageInUse {
  const { t, i18n } = useTranslation();
  const locale = i18n.language ?? DEFAULT_LOCALE;
  return { language: localeOf(locale).language, locale, direction: directionOf(locale), t };
}

/**
 * Language of a text that is not in the chosen one (WCAG 3.1.2), for reading aloud: texts missing in Arabic are in
 * English. Undefined where the text, or the whole portal, is in the chosen language.
 */
export function languageOfText(text: unknown): Language | undefined {
  if (typeof text !== 'string' || currentDirection() === 'ltr' || isRightToLeft(text)) return undefined;
  return localeOf(currentLocale()).language;
}

/** Says a text of the domain in the language in use. */
export function useText(): (text: Text) => string {
  const { language, direction } = useLanguage();
  return useCallback((text: Text) => isolate(say(text, language), direction), [language, direction]);
}
