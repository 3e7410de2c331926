/** Rules for publishing a document beside the programs and editions that are known. */

import type { FilingCalls, Manifest } from '../definition';
import { OFFICE_PREFIXES } from '../filing/number-prefixes';
import { fillText, type Text } from '../text';
import { isTrialProgram } from '../trials/trial-key';
import { createGenericCalls, getGenericRoute } from './addresses';
import { type PublicationFaultKind, publicationFaultTexts } from './messages';
import type { ProgramDocument } from './types';

export interface PublicationFault {
  kind: PublicationFaultKind;
  /** The item of the document that it is about. */
  item: string;
  at: readonly [start: number, end: number];
  text: Text;
}

export interface KnownPrograms {
  /** Every program in force. */
  programs: readonly Pick<Manifest, 'key' | 'route' | 'calls' | 'receiptPrefix'>[];
  /** Editions of the document's program, published or shipped. */
  editions: readonly string[];
  /** Hashes of the guide files that are here. */
  guideFiles: readonly string[];
}

const createFault = (kind: PublicationFaultKind, item: string, part: string): PublicationFault => ({
  kind,
  item,
  at: [0, 0],
  text: fillText(publicationFaultTexts[kind], { part }),
});

const describeCalls = (calls: FilingCalls): string => Object.entries(calls).flat(2).sort().join();

/** Addresses are promised to other systems: those of a known program stay, and those of a new one are the generic ones. */
function hasFixedAddresses(
  { key, manifest }: ProgramDocument,
  known: KnownPrograms['programs'][number] | undefined,
) {
  const { route = getGenericRoute(key), calls = createGenericCalls(key) } = manifest;
  const fixed = known ?? { route: getGenericRoute(key), calls: createGenericCalls(key) };
  return route === fixed.route && describeCalls(calls) === describeCalls(fixed.calls);
}

export function listPublicationFaults(
  document: ProgramDocument,
  { programs, editions, guideFiles }: KnownPrograms,
): PublicationFault[] {
  const { key, edition, manifest } = document;
  const others = programs.filter((program) => program.key !== key);
  const { receiptPrefix, continues } = manifest;
  const faults: PublicationFault[] = [];
  if (isTrialProgram(key)) faults.push(createFault('keyReserved', 'key', key));
  if (editions.includes(edition)) faults.push(createFault('editionKnown', 'edition', edition));
  if (
    !hasFixedAddresses(
      document,
      programs.find((program) => program.key === key),
    )
  )
    faults.push(createFault('addressFixed', 'manifest.route', key));
  const taken = [...others.map((other) => other.receiptPrefix), ...Object.values(OFFICE_PREFIXES)];
  if (taken.includes(receiptPrefix))
    faults.push(createFault('prefixTaken', 'manifest.receiptPrefix', receiptPrefix));
  if (continues && !others.some((other) => other.key === continues.program))
    faults.push(createFault('continuedUnknown', 'manifest.continues.program', continues.program));
  (document.form.guideFiles ?? []).forEach(({ file }, index) => {
    if (file && !guideFiles.includes(file.sha256))
      faults.push(createFault('guideFileMissing', `form.guideFiles.${index}.file`, file.name));
  });
  return faults;
}
