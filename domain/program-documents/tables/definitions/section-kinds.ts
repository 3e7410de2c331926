import type { Plain } from '../item-table';

export const isSectionKind =
  (...kinds: string[]) =>
  ({ kind }: Plain): boolean =>
    kinds.includes(String(kind));

export const isTable = isSectionKind('table');
export const isYearly = isSectionKind('yearly');
