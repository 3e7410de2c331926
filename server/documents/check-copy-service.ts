/** Check of a printed copy by its number and hash: of a filing, a letter or a certificate. */
import { normaliseCode, normaliseDocumentNumber } from '../../domain/checks/normalise';
import type { CopyCheck } from '../../domain/document/calls';
import { documentMessages } from '../../domain/document/messages';
import { isEditable } from '../../domain/filing/status';
import { type FileLanguage, say } from '../../domain/text';
import { createRefusal } from '../core/errors';
import { isSameHash } from '../core/secrets';
import { checkCertificate } from './certificates-service';
import type { DocumentDeps } from './document-deps';
import { findProgramByKey } from './document-facts';
import { checkLetter } from './letters-service';

/** Checks a printed copy for anyone who holds it. An unknown number and a wrong hash get the same answer. */
export async function checkDocument(
  deps: DocumentDeps,
  no: string,
  typedHash: string,
  language: FileLanguage,
): Promise<CopyCheck> {
  const asked = normaliseDocumentNumber(no);
  const hash = normaliseCode(typedHash).toLowerCase();
  const found = await deps.store.submission(asked);
  const paper = found
    ? null
    : ((await checkLetter(deps, asked, hash, language)) ??
      (await checkCertificate(deps, asked, hash, language)));
  if (paper) return paper;
  if (!found || !isSameHash(found.sha256, hash)) throw createRefusal(documentMessages.notGenuine);
  return {
    kind: 'filing',
    no: found.receiptNo,
    title: say(findProgramByKey(deps, found.program).title, language),
    company: found.company,
    credit_code: found.creditCode,
    submitted_at: found.submittedAt.toISOString(),
    current: found.isLatest && !isEditable(found.status),
  };
}
