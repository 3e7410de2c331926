import type { Code } from './codes';

/** Every JSON answer. `msg` is a list where a body does not fit its schema: one line per fault. */
export interface Envelope<T = unknown> {
  code: Code;
  msg: string | string[];
  data: T;
}

export interface Page<T> {
  list: T[];
  total: number;
}
