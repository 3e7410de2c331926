/** Comparison of two submissions of a filing, with values as readable text. */

import { maskSensitiveText } from '../../domain/checks/mask';
import type { Field } from '../../domain/definition';
import { listSnapshotChanges, type SnapshotChange } from '../../domain/filing/changes';
import type { ComparedSubmissions, FilingChange, SubmissionPair } from '../../domain/filing/comparison-calls';
import { formatValue } from '../../domain/filing/input';
import { filingMessages } from '../../domain/filing/messages';
import { canReadSensitiveAnswers } from '../../domain/filing/privacy';
import type { SubmittedForm, SubmittedValue } from '../../domain/filing/snapshot';
import { type Language, say } from '../../domain/text';
import { assertOwn, type Caller } from '../core/access';
import { createRefusal } from '../core/errors';
import { type FilesDeps, findCompanyFiles } from '../files/files-service';
import type { FilingDeps } from './filing-deps';
import type { FilingHead } from './filings-store';

type FilesOfCompany = FilesDeps;
const listFileIds = ({ field, before, after }: SnapshotChange): string[] =>
  field.type === 'file'
    ? [before, after].flatMap((side) => (Array.isArray(side?.value) ? side.value.map(String) : []))
    : [];

function formatSide(
  field: SnapshotChange['field'],
  side: SubmittedValue | null,
  names: Map<string, string>,
  language: Language,
): string | null {
  if (!side) return null;
  if (side.text) return say(side.text, language);
  if (field.type === 'file' && Array.isArray(side.value))
    return side.value.map((id) => names.get(String(id)) ?? String(id)).join(', ');
  const { options: _, ...plain } = field;
  return formatValue(plain as unknown as Field, side.value, language);
}

/** Changes between two submissions, with sensitive values masked for partial readers. */
export async function listFilingChanges(
  files: FilesOfCompany,
  companyId: string,
  before: string,
  after: string,
  language: Language,
  isWhole: boolean,
): Promise<FilingChange[]> {
  const changes = listSnapshotChanges(
    JSON.parse(before) as SubmittedForm,
    JSON.parse(after) as SubmittedForm,
  );
  const named = await findCompanyFiles(files, companyId, changes.flatMap(listFileIds));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const words = (field: SnapshotChange['field'], side: SubmittedValue | null) => {
    const said = formatSide(field, side, names, language);
    return said !== null && field.sensitive && !isWhole ? maskSensitiveText(said) : said;
  };
  return changes.map(({ path, section, row, field, ...sides }) => ({
    path,
    section: say(section, language),
    row: row && { ...row, title: row.title && say(row.title, language) },
    field: say(field, language),
    before: words(field, sides.before),
    after: words(field, sides.after),
  }));
}

type ComparisonDeps = Pick<FilingDeps, 'filings' | 'files'>;

/** Changes between two submissions of a filing that the caller may read: the last two, unless others are named. */
export async function compareSubmissions(
  { filings, files }: ComparisonDeps,
  caller: Caller,
  { id, companyId, program }: Pick<FilingHead, 'id' | 'companyId' | 'program'>,
  asked: SubmissionPair,
  language: Language,
): Promise<ComparedSubmissions> {
  const all = await filings.submissions(id);
  const after = asked.after ?? all.at(-1)?.seq ?? 0;
  const before = asked.before ?? Math.max(1, after - 1);
  const [first, second] = await Promise.all([before, after].map((seq) => filings.snapshot(id, seq)));
  if (first === undefined || second === undefined) throw createRefusal(filingMessages.noSubmission);
  const isWhole = canReadSensitiveAnswers(caller, program);
  return {
    submissions: all.map(({ submittedAt, ...each }) => ({
      ...each,
      submitted_at: submittedAt.toISOString(),
    })),
    before,
    after,
    changes: await listFilingChanges(files, companyId, first, second, language, isWhole),
  };
}

export const compareOwnSubmissions = async (
  deps: ComparisonDeps,
  caller: Caller,
  id: string,
  asked: SubmissionPair,
  language: Language,
): Promise<ComparedSubmissions> => {
  const row = assertOwn(caller, await deps.filings.head(id), 'filing');
  return compareSubmissions(deps, caller, row, asked, language);
};
