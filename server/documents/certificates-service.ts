/**
 * The certificate of a recognition. Its number is that of the recognition, its hash that of the log's line by which the
 * recognition was given, which the chain of the log binds to everything before it.
 */
import { documentMessages } from '../../domain/api/messages/documents';
import type { CopyData } from '../../domain/calls/documents';
import { certificateModel, recognisedAs } from '../../domain/document/certificate';
import type { SignedPaper } from '../../domain/document/letter';
import { holds, recognitionState } from '../../domain/recognitions/recognition';
import { fillText, type Language, say } from '../../domain/text';
import { dayOf } from '../../domain/windows/calendar';
import { assertInCharge, assertOwn, type Caller } from '../core/access';
import type { AuditLine } from '../core/audit/audit-store';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import { sameHash } from '../core/secrets';
import type { FilingRow } from '../filings/filings-store';
import { createCopiesLog } from './copies-log';
import { certificateIn, type LettersDeps, officeOf, paperBefore } from './letters-service';
import type { PrintedDocument } from './printing';

type CertificatesDeps = LettersDeps & Pick<Deps, 'clock'>;

export function createCertificates(deps: CertificatesDeps) {
  const { audit, programs, filingsStore, recognitions, store, printing, checkAddress, clock } = deps;
  const note = createCopiesLog(deps);

  /** The approval that stands, with the paper that it was about. */
  async function approvalOf(filingId: string) {
    const lines = await audit.read('filing', filingId);
    const line = lines.findLast(({ action }) => action === 'approve');
    const signed = line && (await store.paper(filingId, paperBefore(line, lines)));
    return line && signed ? { line, lines, paper: JSON.parse(signed.snapshot) as SignedPaper } : null;
  }

  async function print(caller: Caller, row: FilingRow): Promise<PrintedDocument> {
    const given = (await recognitions.ofFilings([row.id])).get(row.id);
    const program = programs.find(({ key }) => key === row.program);
    const [certificate, approval] = [await certificateIn(deps, row.id), await approvalOf(row.id)];
    if (!given || !certificate || !approval || !program) throw problems.notFound();
    if (given.revokedOn) throw business(fillText(documentMessages.revoked, { day: given.revokedOn }));
    const { line, lines, paper } = approval;
    const model = certificateModel({
      program,
      kind: row.kind,
      office: officeOf(line, lines),
      paper,
      decidedAt: line.at,
      certificate,
      hash: line.hash,
      address: checkAddress(certificate.no, line.hash),
    });
    const document = await printing(caller, model, row.program, true);
    await note(caller, row, 'download_certificate', { certificate: certificate.no });
    return document;
  }

  const isGenuine = (line: AuditLine, hash: string) => sameHash(line.hash, hash.toLowerCase());

  return {
    async own(caller: Caller, id: string): Promise<PrintedDocument> {
      return print(caller, assertOwn(caller, await filingsStore.find(id), 'filing'));
    },

    async reviewed(caller: Caller, id: string): Promise<PrintedDocument> {
      const row = await filingsStore.find(id);
      if (!row) throw problems.notFound();
      const { companyId, program } = row;
      const department = await store.departmentOf(companyId);
      assertInCharge(caller, { id: row.id, companyId, program, department }, 'filing');
      return print(caller, row);
    },

    /** null where no certificate has this number and this hash. */
    async check(no: string, hash: string, language: Language): Promise<CopyData | null> {
      const given = await recognitions.byNumber(no);
      const approval = given && (await approvalOf(given.filingId));
      const program = given && programs.find(({ key }) => key === given.program);
      if (!given || !approval || !program || !isGenuine(approval.line, hash)) return null;
      return {
        kind: 'certificate',
        no: given.certificateNo,
        title: say(recognisedAs(program, given.kind), language),
        company: approval.paper.filing.company,
        submitted_at: approval.line.at.toISOString(),
        current: holds(recognitionState({ to: given.validTo, revokedOn: given.revokedOn }, dayOf(clock()))),
        validity: { from: given.validFrom, to: given.validTo },
      };
    },
  };
}

export type Certificates = ReturnType<typeof createCertificates>;
