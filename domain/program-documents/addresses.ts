/** Page and calls of a program that no specification names: all of these differ in the key alone. */
import type { FilingCalls, Manifest } from '../definition';

const PAGES = '/forms/p/';

export const getGenericRoute = (key: string): string => `${PAGES}${key}`;

/** Pattern of the routes of all such programs. */
export const GENERIC_ROUTE = getGenericRoute(':program');

export const createGenericCalls = (key: string): FilingCalls => ({
  info: `GET /portal/p/${key}/report/`,
  one: `GET /portal/p/${key}/report/{id}/`,
  save: [`POST /portal/p/${key}/report/`],
  submit: `POST /portal/p/${key}/report/{id}/submit/`,
  log: `GET /portal/p/${key}/report/{id}/log`,
  submitQuantity: `GET /portal/p/${key}/report/submit_quantity`,
  download: `POST /portal/p/${key}/report/download`,
});

export const isGenericProgram = ({ key, route }: Pick<Manifest, 'key' | 'route'>): boolean =>
  route === getGenericRoute(key);
