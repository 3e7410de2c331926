import type { Locale } from 'antd/es/locale';

/** antd's texts with the portal's own word for what may be left blank: both stand in its forms. */
export const sayingOptional = (antd: Locale, optional: string): Locale =>
  antd.Form ? { ...antd, Form: { ...antd.Form, optional } } : antd;
