import type { PlainRecord } from '../item-table';

export const isSectionKind =
  (...kinds: string[]) =>
  ({ kind }: PlainRecord): boolean =>
    kinds.includes(String(kind));

export const isTable = isSectionKind('table');
export const isYearly = isSectionKind('yearly');
