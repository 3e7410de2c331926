/**
 * Editions of programs by their names. Those that hold for new filings stand in the registry; what was approved under an earlier
 * one owes the reports of that edition.
 */
import type { Program } from '../definition';
import { findProgram } from './find';
import { programs as shipped } from './index.generated';
import { findEditionInForce } from './registry';

export interface EarlierEditions {
  find(key: string, edition: string): Program | undefined;
  list(): readonly Program[];
}

let earlier: EarlierEditions = { find: () => undefined, list: () => [] };

/** Sets where editions are found that hold for no new filing any more. */
export function setEarlierEditions(editions: EarlierEditions): void {
  earlier = editions;
}

export const listEarlierEditions = (): readonly Program[] => earlier.list();

/** Finds an edition of a program; undefined where it is not known here. */
export function findProgramEdition(key: string, edition: string): Program | undefined {
  if (edition === '') return undefined;
  const present = findProgram(key);
  const inForce = present && findEditionInForce(present, edition);
  const ofRelease = () => shipped.find((program) => program.key === key && program.edition === edition);
  return inForce ?? ofRelease() ?? earlier.find(key, edition);
}
