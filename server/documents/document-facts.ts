/** Facts that a document of a filing is made of: its answers as the reader may see them, its edition, company, files and receipt. */
import type { Program } from '../../domain/definition';
import type { FilingDocumentFacts } from '../../domain/document/filing-document';
import type { CopyPurpose } from '../../domain/document/watermark';
import { computeAnswers } from '../../domain/filing/compute';
import { canReadSensitiveAnswers, maskAnswers } from '../../domain/filing/privacy';
import { isEditable } from '../../domain/filing/status';
import type { FileLanguage } from '../../domain/text';
import type { Caller } from '../core/access';
import { problems } from '../core/errors';
import { findCompanyFiles } from '../files/files-service';
import { createFilingContext } from '../filings/answers';
import { listAttachedFiles } from '../filings/file-faults';
import { getRulesDay } from '../filings/filing-response';
import type { FilingRow } from '../filings/filings-store';
import { loadFiling, loadSubmitted } from '../filings/present-edition';
import { getReceipt } from '../filings/refusals';
import { getFirstDepartment } from '../filings/sign-submission';
import type { DocumentDeps } from './document-deps';

/** Options of a document request. */
export interface CopyOptions {
  language: FileLanguage;
  purpose?: CopyPurpose;
  /** Key of a separate paper that is printed instead of the filing's document. */
  paper?: string | undefined;
}

/** Filing that the caller may take a copy of. */
export interface FoundFiling {
  row: FilingRow;
  /** True for an office, which prints the latest submission, regardless of later changes by the company. */
  isSigned?: boolean;
}

export const findProgramByKey = ({ programs }: DocumentDeps, key: string): Program => {
  const program = programs.find((candidate) => candidate.key === key);
  if (!program) throw problems.notFound();
  return program;
};

/** A filing as it is printed, and the edition that it is printed by. */
export interface LoadedDocument extends FilingDocumentFacts {
  edition: string;
}

export async function loadDocumentFacts(
  deps: DocumentDeps,
  caller: Caller,
  { row: stored, isSigned = false }: FoundFiling,
  { language, purpose }: CopyOptions,
): Promise<LoadedDocument> {
  const { clock, filingsStore, files, checkAddress } = deps;
  const program = findProgramByKey(deps, stored.program);
  const load = isSigned ? loadSubmitted : loadFiling;
  const { row, form, paper } = await load(filingsStore, program, stored);
  const isDraft = isEditable(row.status) && !isSigned;
  const signatory = isDraft
    ? { ...row.company, figures: [], signatures: [], agent: null, warned: null }
    : await filingsStore.signatory(row.id);
  if (!signatory) throw new Error('a submitted filing without its paper');
  const ctx = createFilingContext(row.batchYear, getRulesDay(row, clock()));
  const answers = computeAnswers(form, row.data, ctx);
  const ids = listAttachedFiles(form, answers).flatMap((attached) => attached.ids);
  const isWhole = canReadSensitiveAnswers(caller, program.key);
  return {
    program: paper ? { ...program, title: paper.title } : program,
    edition: row.edition,
    form,
    answers: isWhole ? answers : maskAnswers(form, answers),
    isWhole,
    ctx,
    language,
    company: {
      name: signatory.name,
      creditCode: signatory.creditCode,
      department: getFirstDepartment(row.company.profile),
    },
    batch: row,
    status: row.status,
    receipt: getReceipt(row),
    isSigned,
    ...(purpose && { purpose }),
    figures: signatory.figures,
    signatures: signatory.signatures,
    agent: signatory.agent,
    ...(signatory.warned && { warned: signatory.warned }),
    files: await findCompanyFiles(files, row.companyId, ids),
    checkAddress,
  };
}
