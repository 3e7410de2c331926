/** Ranking of a batch, and the grants proposed in it. */
import { getProgramLimit } from '../../domain/accounts/roles';
import type { Criterion, Program } from '../../domain/definition';
import { type PanelMemberAssessment, summarizeAssessments } from '../../domain/experts/assessment';
import { findGrantRefusal } from '../../domain/filing/deciding';
import { wordMoney } from '../../domain/filing/units';
import { rankingMessages } from '../../domain/review/messages';
import { MAX_RANKED_FILINGS, rankByScore } from '../../domain/review/ranking';
import type {
  EarlierBatch,
  RankedFiling,
  RankingData,
  RankingQuery,
  SavedAmount,
} from '../../domain/review/ranking-calls';
import { fillText, type Language, say } from '../../domain/text';
import { assertProgram, type Caller, getDepartmentScope, getOfficeScope } from '../core/access';
import { createRefusal, problems } from '../core/errors';
import { isUuid } from '../core/ids';
import { changeVersioned } from '../core/steps/versioned';
import { formatBatchName } from '../filings/filing-response';
import { toListedOffice } from '../lookups/options';
import { formatSubject } from '../reports/reports-service';
import { createStaleAmount, parseSeries } from './budget-service';
import type { RankingSeries, RankingStore } from './ranking-store';
import type { ReviewDeps } from './review-deps';

type Row = Awaited<ReturnType<RankingStore['rows']>>[number];

function findRankedProgram({ programs }: Pick<ReviewDeps, 'programs'>, key: string): Program {
  const program = programs.find((each) => each.key === key);
  if (!program?.review.expertReview) throw createRefusal(rankingMessages.noExperts);
  return program;
}

/** Panels by filing id, with criteria and scores of each member. */
async function loadPanels({ rankings }: Pick<ReviewDeps, 'rankings'>, ids: string[]) {
  const panels = new Map<string, { criteria: readonly Criterion[]; members: PanelMemberAssessment[] }>();
  for (const { filingId, criteria, state, scores } of await rankings.heard(ids)) {
    const panel = panels.get(filingId) ?? { criteria, members: [] };
    panel.members.push({ state, scores, recommendation: null });
    panels.set(filingId, panel);
  }
  return panels;
}

const toSavedAmount = ({ status, approved, proposed, proposedVersion }: Row): SavedAmount =>
  status === 'approved'
    ? { amount: approved, version: proposedVersion ?? 0 }
    : { amount: proposed, version: proposedVersion ?? 0 };

type Panels = Awaited<ReturnType<typeof loadPanels>>;

const listIds = (rows: readonly Row[]) => rows.map(({ filingId }) => filingId);

/** Filings in ranking order. */
async function loadRankedFilings(
  deps: ReviewDeps,
  { asks }: Program,
  rows: Row[],
  panels: Panels,
  language: Language,
): Promise<RankedFiling[]> {
  const ids = listIds(rows);
  const asked = asks ? await deps.rankings.signed(ids, asks) : new Map<string, number>();
  const list = rows.map((row): RankedFiling => {
    const { criteria = [], members = [] } = panels.get(row.filingId) ?? {};
    const { required, submitted, complete, total, criteria: means } = summarizeAssessments(criteria, members);
    return {
      id: row.filingId,
      version: row.version,
      company: row.companyName,
      subject: formatSubject(row.subject),
      ...(row.isObjected && { is_objected: true }),
      receipt_no: row.receiptNo,
      department: toListedOffice(row.department, language).label,
      status: row.status,
      score: total?.mean ?? null,
      span: total && { lowest: total.lowest, highest: total.highest },
      criteria: Object.fromEntries(means.map(({ key, mean }) => [key, mean])),
      panel: { required, submitted, complete },
      asked: asked.get(row.filingId) ?? null,
      grant: toSavedAmount(row),
    };
  });
  return rankByScore(list);
}

/** Criteria of the panels, one per key. */
function listCriteria(panels: Panels, language: Language): RankingData['criteria'] {
  const all = [...panels.values()].flatMap(({ criteria }) => criteria);
  return [...new Map(all.map((each) => [each.key, each])).values()].map((each) => ({
    key: each.key,
    name: say(each, language),
    points: each.points,
  }));
}

/** Maximum number of earlier batches to compare a cut-off line with. */
const EARLIER_AT_MOST = 3;

/** Earlier batches of the program with approved filings, and where their cut-off lines were. */
async function loadEarlierBatches(
  deps: ReviewDeps,
  program: Program,
  now: RankingSeries,
  language: Language,
): Promise<EarlierBatch[]> {
  const place = ({ batchYear, batchNo }: RankingSeries) => batchYear * 1000 + batchNo;
  const before = (await deps.rankings.series()).filter(
    (each) => each.program === now.program && place(each) < place(now),
  );
  const found = before.slice(0, EARLIER_AT_MOST).map(async (series): Promise<EarlierBatch> => {
    const rows = await deps.rankings.rows(series, null, MAX_RANKED_FILINGS);
    const filings = await loadRankedFilings(
      deps,
      program,
      rows,
      await loadPanels(deps, listIds(rows)),
      language,
    );
    const approved = filings.filter(({ status }) => status === 'approved');
    const scores = approved.flatMap(({ score }) => score ?? []);
    return {
      batch: formatBatchName(series),
      filings: rows.length,
      approved: approved.length,
      lowest: scores.length > 0 ? Math.min(...scores) : null,
      granted: await deps.rankings.granted(series),
    };
  });
  return (await Promise.all(found)).filter(({ approved }) => approved > 0);
}

export async function readRanking(
  deps: ReviewDeps,
  caller: Caller,
  query: RankingQuery,
  language: Language,
): Promise<RankingData> {
  const series = parseSeries(query);
  assertProgram(caller, query.program);
  const program = findRankedProgram(deps, query.program);
  const rows = await deps.rankings.rows(series, getDepartmentScope(caller), MAX_RANKED_FILINGS + 1);
  const budget = await deps.rankings.budget(series);
  const shown = rows.slice(0, MAX_RANKED_FILINGS);
  const panels = await loadPanels(deps, listIds(shown));
  return {
    list: await loadRankedFilings(deps, program, shown, panels, language),
    more: rows.length > MAX_RANKED_FILINGS,
    budget: { amount: budget?.amount ?? null, version: budget?.version ?? 0 },
    granted: await deps.rankings.granted(series),
    criteria: listCriteria(panels, language),
    earlier: await loadEarlierBatches(deps, program, series, language),
  };
}

export const listSeries = async (
  { programs, rankings }: ReviewDeps,
  caller: Caller,
): Promise<RankingQuery[]> => {
  const limit = getProgramLimit(caller);
  const known = programs
    .filter(({ key, review }) => review.expertReview && (limit?.includes(key) ?? true))
    .map(({ key }) => key);
  const nameOf = (series: RankingSeries) => ({ program: series.program, batch: formatBatchName(series) });
  return (await rankings.series()).filter(({ program }) => known.includes(program)).map(nameOf);
};

export async function proposeGrant(
  deps: ReviewDeps,
  caller: Caller,
  id: string,
  { amount, version }: SavedAmount,
): Promise<SavedAmount> {
  const { queue, programs, rankings } = deps;
  const [row] = isUuid(id) ? await queue.some(getOfficeScope(caller), [id]) : [];
  if (!row) throw problems.notFound();
  if (row.status !== 'expert_review' && row.status !== 'publicised')
    throw createRefusal(rankingMessages.notProposed);
  const program = findRankedProgram({ programs }, row.program);
  const ungranted = findGrantRefusal(program, amount ?? 0);
  if (ungranted) throw createRefusal(ungranted);
  const { asks } = program;
  const asked = asks && (await rankings.signed([id], asks)).get(id);
  if (amount !== null && asked !== undefined && amount > asked)
    throw createRefusal(fillText(rankingMessages.aboveAsked, { asked: wordMoney(asked) }));
  return changeVersioned(deps, {
    caller,
    version,
    lock: () => rankings.proposed(id),
    stale: createStaleAmount(rankingMessages.grantStale),
    async work(before, next) {
      if (!(await rankings.propose(id, { amount, updatedBy: caller.userId, ...next }))) return null;
      const details = { amount, before: before?.amount ?? null };
      return {
        result: { amount, version: next.version },
        // Logged apart from the filing's log, because the company reads that one.
        line: { subjectKind: 'proposed_grant', subjectId: id, action: 'grant.propose', details },
      };
    },
  });
}
