/**
 * Figures of a filing compared with those of the company's other filings and reports: the form shows differences while it is
 * filled in, and the submission stores those that remain. The reason for a difference has a version of its own, so that nobody's
 * draft becomes stale.
 */

import {
  type Answers,
  companyFigures,
  type Form,
  type FormContext,
  findCompanyFigure,
  type Program,
} from '../../domain/definition';
import { computeAnswers } from '../../domain/filing/compute';
import type {
  CompanyFigures,
  CompanyFiguresQuery,
  ExplainedFigures,
  FigureReasonBody,
  FilingFigures,
} from '../../domain/filing/figure-calls';
import { fillFigures, listFigureOffers } from '../../domain/filing/figure-offers';
import {
  type FigureQuestion,
  type FigureReason,
  isToExplain,
  listFigureQuestions,
} from '../../domain/filing/figure-questions';
import { type KnownFigure, listFigureKeys, listFigureSections } from '../../domain/filing/figures';
import { figureMessages } from '../../domain/filing/messages';
import { findFillable, getFigureOwner } from '../../domain/programs/reports';
import { fillText } from '../../domain/text';
import type { CompanySignature } from '../../domain/workflow/signatories';
import { assertOwn, type Caller, getMandatedPrograms, requireCompanyId } from '../core/access';
import { createConflict, problems } from '../core/errors';
import type { ReasonRow } from './figures-store';
import type { FilingDeps } from './filing-deps';
import { toVoidedSignatures } from './filing-response';
import { getFilingProgram } from './filing-steps';
import type { FilingHead, FilingRow } from './filings-store';
import {
  type FigureRequest,
  type KnownFiguresDeps,
  listProfileFigures,
  loadKnownFigures,
  type PlacedFigure,
} from './known-figures';
import { lockDraft } from './refusals';
import { createVoidedLine, tellVoided } from './signatory-notices';

type FigureDeps = KnownFiguresDeps;
type FilingKey = Pick<FilingHead, 'id' | 'companyId' | 'program' | 'batchYear' | 'batchNo'>;

/**
 * True for a figure that a filing may be compared with: one of its program without a year counts only from an earlier batch,
 * as it is said anew in each.
 */
const isComparable =
  (row: Omit<FilingKey, 'companyId'>) =>
  ({ key, year, source, batchYear, batchNo }: PlacedFigure): boolean =>
    year !== null ||
    findCompanyFigure(key) !== undefined ||
    (!source.isReport &&
      !source.isDraft &&
      source.program === row.program &&
      (batchYear < row.batchYear || (batchYear === row.batchYear && batchNo < row.batchNo)));

/** Known values of the figures that the form of a filing asks for, the latest given first. */
async function loadFiguresFor(
  deps: FigureDeps,
  program: Program,
  form: Form,
  row: FilingKey,
  { among, withDrafts }: Pick<FigureRequest, 'among' | 'withDrafts'>,
): Promise<KnownFigure[]> {
  const keys = listFigureKeys(program, form);
  const request = { companyId: row.companyId, except: row.id, keys, among, withDrafts };
  return (await loadKnownFigures(deps, request)).filter(isComparable(row));
}

/** Fills the cells of a new filing whose figure is known to its filer: an agent knows those of the mandate. */
export async function prefillFigures(
  deps: FigureDeps,
  caller: Caller,
  program: Program,
  answers: Answers,
  ctx: FormContext,
): Promise<Answers> {
  const form = await program.load();
  const known = await loadKnownFigures(deps, {
    companyId: requireCompanyId(caller),
    except: null,
    keys: listFigureKeys(program, form),
    among: getMandatedPrograms(caller),
    withDrafts: true,
  });
  const offers = listFigureOffers(program, form, computeAnswers(form, answers, ctx), ctx, known);
  return fillFigures(answers, offers);
}

/**
 * Figures of the company, the latest given first: those that a form asks for, or all that the dictionary names, with the facts of
 * the profile.
 */
export async function loadCompanyFigures(
  deps: FilingDeps,
  caller: Caller,
  { form: formKey, except }: CompanyFiguresQuery,
): Promise<CompanyFigures> {
  const companyId = requireCompanyId(caller);
  const among = getMandatedPrograms(caller);
  const request = { companyId, except: except ?? null, among, withDrafts: true };
  if (formKey !== undefined) {
    const program = findFillable(formKey);
    if (!program) throw problems.notFound();
    const keys = listFigureKeys({ key: getFigureOwner(formKey) }, await program.load());
    const known = await loadKnownFigures(deps, { ...request, keys });
    return { known: known.filter(({ key, year }) => year !== null || findCompanyFigure(key)) };
  }
  const keys = new Set(Object.keys(companyFigures));
  const [known, company] = await Promise.all([
    loadKnownFigures(deps, { ...request, keys }),
    deps.filings.company(companyId),
  ]);
  if (!company) throw problems.notFound();
  return { known: [...listProfileFigures(company.profile, company.updatedAt), ...known] };
}

const toFigureReason = ({ figure, reason, version, by, at }: ReasonRow): FigureReason => ({
  figure,
  reason,
  version,
  by,
  at: at.toISOString(),
});

export async function loadFilingFigures(
  deps: FilingDeps,
  caller: Caller,
  id: string,
): Promise<FilingFigures> {
  const row = assertOwn(caller, await deps.filings.head(id), 'filing');
  const program = getFilingProgram(deps.programs, row);
  const among = getMandatedPrograms(caller);
  return {
    known: await loadFiguresFor(deps, program, await program.load(), row, { among, withDrafts: true }),
    reasons: (await deps.figures.reasons(row.id)).map(toFigureReason),
  };
}

/** Key of a figure in its id, such as `revenue.2025`. */
const getKeyOfId = (figure: string): string => figure.split('.')[0] ?? '';

/**
 * Voids the signatures that cover figures whose reasons have changed, and marks the refusals to sign as outdated: the office receives
 * both in the name of the signers.
 */
async function voidSignaturesOf(
  deps: FilingDeps,
  caller: Caller,
  program: Program,
  form: Form,
  row: FilingRow,
  figures: readonly string[],
): Promise<CompanySignature[]> {
  const touched = listFigureSections(program, form, new Set(figures.map(getKeyOfId)));
  const isTouched = ({ sections }: CompanySignature) =>
    figures.length > 0 && (sections.length === 0 || sections.some((key) => touched.includes(key)));
  const voided = row.signed.filter(isTouched);
  if (voided.length === 0 && !row.declined.some(isTouched)) return [];
  await deps.filings.putSigned(row.id, {
    signed: row.signed.filter((each) => !isTouched(each)),
    declined: row.declined.map((each) => (isTouched(each) ? { ...each, isOutdated: true } : each)),
  });
  if (voided.length === 0) return [];
  await deps.audit.write(createVoidedLine(row, voided, row.version, caller));
  await tellVoided(deps, caller, row, voided);
  return voided;
}

/** Stores a reason for a figure and for others that get the same: all together, or none. */
export const explainFigure = (
  deps: FilingDeps,
  caller: Caller,
  id: string,
  { figure, version, reason, also = [] }: FigureReasonBody,
): Promise<ExplainedFigures> =>
  deps.db.transaction(async () => {
    const row = await lockDraft(deps, caller, id);
    const program = getFilingProgram(deps.programs, row);
    const form = await program.load();
    const asked = listFigureKeys(program, form);
    const explained = new Map([...also, { figure, version }].map((each) => [each.figure, each.version]));
    if (![...explained.keys()].every((each) => asked.has(getKeyOfId(each)))) throw problems.badRequest();
    const present = new Map((await deps.figures.reasons(row.id)).map((each) => [each.figure, each]));
    // An equal reason is a repeated request whose response was lost.
    const changes = [...explained].filter(([each]) => present.get(each)?.reason !== reason);
    const stale = changes.filter(([each, before]) => (present.get(each)?.version ?? 0) !== before);
    if (stale.length > 0) throw createStaleReason(stale.map(([each]) => present.get(each)));
    const given = { filingId: row.id, reason, by: caller.name, at: deps.clock() };
    await deps.figures.put(
      changes.map(([each, before]) => ({ ...given, figure: each, version: before + 1 })),
    );
    const figures = changes.map(([each]) => each);
    const voided = await voidSignaturesOf(deps, caller, program, form, row, figures);
    return {
      reasons: (await deps.figures.reasons(row.id)).map(toFigureReason),
      ...(voided.length > 0 && { voided: toVoidedSignatures(voided) }),
    };
  });

/** Conflict with reasons of somebody else; undefined: there is none any more. */
function createStaleReason(present: (ReasonRow | undefined)[]) {
  const standing = present.find((each) => each?.reason);
  return createConflict(
    standing ? fillText(figureMessages.stale, { by: standing.by }) : figureMessages.staleGone,
    { reasons: present.filter((each) => each !== undefined).map(toFigureReason) },
  );
}

/** Difference between figures, with the company's reason. */
export type AnsweredQuestion = FigureQuestion & { reason?: string };

/** Sources that a submission is compared with: all of the company but its drafts. */
const SUBMITTED = { among: null, withDrafts: false } as const;

/** Differences between figures at the time of submission, with the reasons given. */
export async function listAnsweredQuestions(
  deps: FigureDeps,
  program: Program,
  form: Form,
  row: FilingKey,
  filled: Answers,
  compared: Pick<FigureRequest, 'among' | 'withDrafts'> = SUBMITTED,
): Promise<AnsweredQuestion[]> {
  const known = await loadFiguresFor(deps, program, form, row, compared);
  const questions = listFigureQuestions(program, form, filled, row.batchYear, known);
  const reasons = questions.length > 0 ? await deps.figures.reasons(row.id) : [];
  return questions.map((question) => {
    const reason = reasons.find(({ figure }) => figure === question.id)?.reason;
    return { ...question, ...(reason && { reason }) };
  });
}

/** Figures of a draft that wait for a reason, as the check page shows them to the caller. */
export async function listFiguresToExplain(
  deps: FigureDeps,
  caller: Caller,
  program: Program,
  form: Form,
  row: FilingKey,
  filled: Answers,
): Promise<FigureQuestion[]> {
  const seen = { among: getMandatedPrograms(caller), withDrafts: true };
  const questions = await listAnsweredQuestions(deps, program, form, row, filled, seen);
  return questions.filter((question) => isToExplain(question, question.reason));
}
