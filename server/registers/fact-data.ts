import type { RegisterFactData } from '../../domain/calls/registers';
import type { Fact } from '../../domain/registers/facts';

/** A fact as the wire has it. */
export const factData = ({ origin, ...fact }: Fact): RegisterFactData => ({
  ...fact,
  origin: origin && {
    source: origin.source,
    as_of: origin.asOf,
    version: origin.version,
    asked_at: origin.askedAt,
  },
});
