import type { Program } from '../../domain/definition';
import { createOutcomeParameters } from '../../domain/filing/outcome';
import { getAnswerAtPath } from '../../domain/filing/paths';
import { isTrialProgram } from '../../domain/trials/trial-key';
import { createCompaniesStore } from '../companies/companies-store';
import type { Deps } from '../core/deps';
import type { InboxService } from '../core/inbox/inbox-service';
import { getFilingName } from '../filings/filing-steps';
import type { FilingRow } from '../filings/filings-store';

/** Tells the company that an approved filing names, such as the one whose demand it answers: who answers it, under which number. */
export async function tellNamedCompany(
  { db, inbox }: Pick<Deps, 'db'> & { inbox: Pick<InboxService, 'send'> },
  program: Program,
  row: Pick<FilingRow, 'companyId' | 'company' | 'data'>,
  { no, grant }: { no: string; grant: number },
): Promise<void> {
  const code = program.seenBy && getAnswerAtPath(row.data, program.seenBy);
  if (typeof code !== 'string' || isTrialProgram(program.key)) return;
  const named = await createCompaniesStore(db).byCreditCode(code);
  if (!named || named.id === row.companyId) return;
  await inbox.send({
    companyId: named.id,
    template: 'named_approved',
    link: `/results?${new URLSearchParams({ keyword: no })}`,
    params: {
      project: getFilingName(program, row),
      company: row.company.name,
      project_no: no,
      ...createOutcomeParameters(program, grant),
    },
  });
}
