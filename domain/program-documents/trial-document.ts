/** The document that an office tries before it is issued: the same program under the key, the numbers and the marks of a trial. */
import { getTrialKey, markAsTrial, TRIAL_NUMBER_PREFIX } from '../trials/trial-key';
import type { ProgramDocument } from './types';

/** Name of the nth edition on trial, within the 40 characters that a name of an edition may have. */
const getTrialEdition = (edition: string, no: number): string => {
  const end = `-T${no}`;
  return edition.slice(0, 40 - end.length) + end;
};

/**
 * Returns the document of a program on trial. It has the generic page and calls, stands in no catalogue, and continues filings on
 * trial alone.
 * `no`: counts the documents that were tried of this program, from 1.
 */
export function createTrialDocument(document: ProgramDocument, no: number): ProgramDocument {
  const { route: _route, calls: _calls, ...manifest } = document.manifest;
  const { continues } = manifest;
  return {
    ...document,
    key: getTrialKey(document.key),
    edition: getTrialEdition(document.edition, no),
    manifest: {
      ...manifest,
      title: markAsTrial(manifest.title),
      receiptPrefix: TRIAL_NUMBER_PREFIX + manifest.receiptPrefix,
      ...(continues && { continues: { ...continues, program: getTrialKey(continues.program) } }),
      hidden: true,
    },
    form: {
      ...document.form,
      document: { ...document.form.document, title: markAsTrial(document.form.document.title) },
    },
  };
}
