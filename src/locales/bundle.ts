import type { ArabicWords } from '@domain/text';
import type { Locale as AntdLocale } from 'antd/es/locale';

export type Messages = Record<string, string>;

/** Texts of a language in one chunk: the portal's and antd's. */
export interface LocaleBundle {
  messages: Messages;
  /** Texts of the domain, by their English wording, where the language has its own. */
  words?: ArabicWords;
  antd: AntdLocale;
}

/** antd's texts with the portal's own word for optional fields: both appear in its forms. */
export const sayingOptional = (antd: AntdLocale, optional: string): AntdLocale =>
  antd.Form ? { ...antd, Form: { ...antd.Form, optional } } : antd;
