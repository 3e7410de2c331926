/** A filing as an expert reads it: as it was signed, what is sensitive masked, and in a blind review without who files. */
import type { AssessmentData } from '../../domain/calls/experts';
import type { Answers, Program } from '../../domain/definition';
import { blindAnswers, withoutFileAnswers, withoutWords } from '../../domain/filing/blind';
import { maskAnswers } from '../../domain/filing/privacy';
import type { SubmittedForm } from '../../domain/filing/snapshot';
import type { Language } from '../../domain/text';
import { dayOf } from '../../domain/windows/calendar';
import type { Files } from '../files/files-service';
import { attachmentsOf } from '../filings/file-faults';
import { batchName } from '../filings/filing-view';
import type { FilingRow, FilingsStore } from '../filings/filings-store';
import { type LoadedFiling, loadFiling } from '../filings/load-filing';
import type { AssignedRow } from './assessments-store';

interface Parts {
  filings: Pick<FilingsStore, 'latestSnapshot'>;
  files: Pick<Files, 'ofCompany'>;
}

interface Shown {
  data: Answers;
  paper: SubmittedForm | null;
}

async function blinded(
  program: Program,
  { row, form, paper }: LoadedFiling,
  { name, creditCode }: AssignedRow['company'],
): Promise<Shown> {
  const { answers, words } = blindAnswers([form, await program.load()], row.data, [name, creditCode]);
  return { data: answers, paper: paper && withoutWords(paper, words) };
}

/** `stored`: the filing of the assignment, which is with the experts. */
export async function assessedFiling(
  { filings, files }: Parts,
  program: Program,
  stored: FilingRow,
  { panel, company }: Pick<AssignedRow, 'panel' | 'company'>,
  language: Language,
): Promise<NonNullable<AssessmentData['filing']>> {
  const reading = await loadFiling(filings, program, stored);
  const masked = { ...reading, row: { ...reading.row, data: maskAnswers(reading.form, reading.row.data) } };
  const isWithheld = panel.blind && !panel.attachmentsReleased;
  const shown = panel.blind
    ? await blinded(program, reading, company)
    : { data: masked.row.data, paper: masked.paper };
  return {
    batch: batchName(stored),
    submitted_on: dayOf(stored.submission?.submittedAt ?? stored.updatedAt),
    ...(shown.paper && { paper: shown.paper }),
    data: isWithheld ? withoutFileAnswers(reading.form, shown.data) : shown.data,
    attachments: isWithheld ? null : await attachmentsOf(files, reading, language),
  };
}
