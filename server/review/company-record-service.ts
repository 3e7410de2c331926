/** Record of a company at the city office: grants, recognitions, owed reports, objections, revocations, and the black list. */
import type { CompanyRecord } from '../../domain/company/record-calls';
import { computeRecognitionState, getRecognitionName } from '../../domain/recognitions/recognition';
import {
  deriveRegisterFact,
  listBlacklistQuestions,
  type RegisterCheckResult,
} from '../../domain/registers/register-checks';
import { type Language, say } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { CompanyRow } from '../companies/companies-store';
import { assertInCharge, type Caller } from '../core/access';
import { isUuid } from '../core/ids';
import { formatBatchName } from '../filings/filing-response';
import { type RegisterSources, readKnownAnswer, toFactData } from '../registers/registers-service';
import { toOverdueReports } from '../reports/overdue-view';
import type { ReviewDeps } from './review-deps';

type CompanyRecordDeps = Pick<ReviewDeps, 'clock' | 'programs' | 'companyRecords' | 'overdue' | 'registers'>;

/**
 * Entry of the company on the black list as stored here, under its credit code or a former one; an outside service is not
 * queried, so that nobody waits for it.
 */
async function findBlacklistFact(
  registers: RegisterSources,
  company: Pick<CompanyRow, 'creditCode' | 'formerCodes' | 'name'>,
  today: string,
) {
  const asked = listBlacklistQuestions({ ...company, legalRep: null }).map(async (question) =>
    deriveRegisterFact(question, await readKnownAnswer(registers, 'blacklist', question.key), today),
  );
  const facts = (await Promise.all(asked)) as [RegisterCheckResult];
  return toFactData(facts.find(({ state }) => state === 'listed') ?? facts[0]);
}

export async function loadCompanyRecord(
  { clock, programs, companyRecords: store, overdue, registers }: CompanyRecordDeps,
  caller: Caller,
  id: string,
  language: Language,
): Promise<CompanyRecord> {
  const found = isUuid(id) ? await store.company(id) : undefined;
  const company = assertInCharge(caller, found && { ...found, companyId: found.id }, 'company');
  const today = formatBeijingDay(clock());
  const titleOf = (key: string) => {
    const program = programs.find((each) => each.key === key);
    return program ? say(program.title, language) : key;
  };
  const nameRecognition = ({ program: key, kind }: { program: string; kind: string }) => {
    const program = programs.find((each) => each.key === key);
    return program ? say(getRecognitionName(program, kind), language) : key;
  };
  const [approvals, recognitions, objections, owed, blacklist] = await Promise.all([
    store.approvals(id),
    store.recognitions(company),
    store.objections(id),
    overdue.ofCompany(id, today),
    findBlacklistFact(registers, company, today),
  ]);
  return {
    blacklist,
    projects: approvals.map((each) => ({
      id: each.id,
      title: titleOf(each.program),
      batch: formatBatchName(each),
      project_no: each.projectNo,
      grant: each.grantApproved,
      approved_at: each.approvedAt.toISOString(),
      revoked_at: each.status === 'revoked' ? (each.revokedAt?.toISOString() ?? null) : null,
    })),
    recognitions: recognitions.map((each) => ({
      filing: each.filingId,
      title: nameRecognition(each),
      no: each.certificateNo,
      valid_from: each.validFrom,
      valid_to: each.validTo,
      state: computeRecognitionState(
        { from: each.validFrom, to: each.validTo, revokedOn: each.revokedOn },
        today,
      ),
    })),
    reports: toOverdueReports(owed, language),
    objections: objections.map((each) => ({
      filing: each.filingId,
      title: titleOf(each.program),
      no: each.no,
      status: each.status,
      created_at: each.createdAt.toISOString(),
    })),
  };
}
