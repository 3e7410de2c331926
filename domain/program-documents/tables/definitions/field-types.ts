import type { Row } from '../../../definition';

export const isType =
  (...types: string[]) =>
  ({ type }: Row): boolean =>
    types.includes(String(type));

export const isTyped = isType('text', 'textarea', 'phone', 'email', 'credit_code', 'id_card', 'url');
export const isNumber = isType('integer', 'decimal', 'money_wan', 'percent', 'year');
export const isChoice = isType('select', 'multiselect', 'cascader');
export const isFile = isType('file');
