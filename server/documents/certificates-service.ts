/**
 * The certificate of a recognition. Its number is that of the recognition, its hash that of the log's line by which it was
 * given or issued anew, which the chain of the log binds to everything before it. Only the last one holds.
 */
import { documentMessages } from '../../domain/api/messages/documents';
import type { CopyData } from '../../domain/document/calls';
import { certificateModel, recognisedAs } from '../../domain/document/certificate';
import type { SignedPaper } from '../../domain/document/letter';
import { holds, recognitionState } from '../../domain/recognitions/recognition';
import { fillText, type Language, say } from '../../domain/text';
import { dayOf } from '../../domain/windows/calendar';
import { assertInCharge, assertOwn, type Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import { sameHash } from '../core/secrets';
import type { FilingRow } from '../filings/filings-store';
import { createCopiesLog } from './copies-log';
import { issuedIn } from './issued-certificates';
import { type LettersDeps, officeOf, paperBefore } from './letters-service';
import type { PrintedDocument } from './printing';

type CertificatesDeps = LettersDeps & Pick<Deps, 'clock'>;

/** The validity of a recognition today. */
interface Given {
  validFrom: string;
  validTo: string;
}

export function createCertificates(deps: CertificatesDeps) {
  const { audit, programs, filingsStore, recognitions, store, printing, checkAddress, clock } = deps;
  const note = createCopiesLog(deps);

  /** The certificates since the approval that stands, with the paper that it was about and the office that decided. */
  async function approvalOf(filingId: string, { validFrom: from, validTo: to }: Given) {
    const lines = await audit.read('filing', filingId);
    const issued = issuedIn(lines, { from, to });
    const [first, last] = [issued[0], issued.at(-1)];
    const signed = first && (await store.paper(filingId, paperBefore(first.line, lines)));
    if (!first || !last || !signed) return null;
    const paper = JSON.parse(signed.snapshot) as SignedPaper;
    return { issued, last, paper, office: officeOf(first.line, lines) };
  }

  async function print(caller: Caller, row: FilingRow): Promise<PrintedDocument> {
    const given = (await recognitions.ofFilings([row.id])).get(row.id);
    const program = programs.find(({ key }) => key === row.program);
    const approval = given && (await approvalOf(row.id, given));
    if (!given || !approval || !program) throw problems.notFound();
    if (given.revokedOn) throw business(fillText(documentMessages.revoked, { day: given.revokedOn }));
    const { last, paper, office } = approval;
    const { line, from, to, issue } = last;
    const no = given.certificateNo;
    const model = certificateModel({
      program,
      kind: row.kind,
      office,
      paper,
      company: last.company ?? paper.filing.company,
      issue,
      decidedAt: line.at,
      certificate: { no, from, to },
      hash: line.hash,
      address: checkAddress(no, line.hash),
    });
    const document = await printing(caller, model, row.program, true);
    await note(caller, row, 'download_certificate', { certificate: no });
    return document;
  }

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
      const approval = given?.filingId ? await approvalOf(given.filingId, given) : null;
      const program = given && programs.find(({ key }) => key === given.program);
      const found = approval?.issued.find(({ line }) => sameHash(line.hash, hash.toLowerCase()));
      if (!given || !approval || !program || !found) return null;
      const { line, from, to, company, replacedAt } = found;
      const state = recognitionState({ to: given.validTo, revokedOn: given.revokedOn }, dayOf(clock()));
      return {
        kind: 'certificate',
        no: given.certificateNo,
        title: say(recognisedAs(program, given.kind), language),
        company: company ?? approval.paper.filing.company,
        submitted_at: line.at.toISOString(),
        current: replacedAt === null && holds(state),
        validity: { from, to },
        ...(replacedAt && { replaced_at: replacedAt.toISOString() }),
      };
    },
  };
}

export type Certificates = ReturnType<typeof createCertificates>;
