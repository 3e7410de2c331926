import type { ResponseCode } from './codes';

/** Envelope of every JSON answer. `msg` is a list where a body does not fit its schema: one line per fault. */
export interface ResponseEnvelope<T = unknown> {
  code: ResponseCode;
  msg: string | string[];
  data: T;
}

export interface PagedList<T> {
  list: T[];
  total: number;
}
