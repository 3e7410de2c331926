declare module 'pg/lib/utils' {
  /** Returns a value as it goes over the wire. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
