/** Review route of a filing as its company sees it: completed stages, the present one, and those to come. */
import { getDecisionWords, type Manifest } from '../definition';
import type { Text } from '../text';
import {
  createDefaultWorkflow,
  type LevelCode,
  levelInfo,
  type ReviewRoute,
  type Workflow,
} from '../workflow/workflow';
import { getDecidingPlace, type ReviewPosition } from './deciding-level';
import { getStatusWords } from './outcome';
import { type FilingStatus, statuses } from './status';
import type { Returner } from './transitions';

/** Key of a stage; a level after the first has its code. The last level also hears experts, publishes and decides. */
export type StageKey = 'draft' | 'submitted' | 'first' | LevelCode | 'experts' | 'notice' | 'decided';

/** State of a stage. `halted`: the filing was returned to the company, or rejected. */
export type StageState = 'done' | 'current' | 'halted' | 'ahead';

export interface FilingStage {
  key: StageKey;
  name: Text;
  state: StageState;
  /** Time at which the filing reached the stage; null where unknown. */
  at: string | null;
}

export interface FilingOnReviewRoute {
  status: FilingStatus;
  /** Absent where the reader of the filing is not told. */
  created_at?: string;
  updated_at: string | null;
  receipt: { submitted_at: string } | null;
  /** Review route; absent where the reader does not know it: that of the usual workflow then. */
  way?: ReviewRoute | null | undefined;
}

const wayIn = ({ levels, experts, noticeDays }: Workflow, at: number | null): ReviewRoute => ({
  levels: levels.map(({ code }) => code),
  at,
  experts,
  notice: noticeDays !== null,
});

/** Position of a filing, with what its status alone does not tell. */
export interface RoutePosition extends ReviewPosition {
  returnedBy?: Returner | null;
  /** True where experts have heard a filing in public notice or approved; an office may decide without them. */
  wasWithExperts?: boolean;
}

export function getReviewRoute(position: RoutePosition): ReviewRoute {
  const { status, workflow, reviewLevel, returnedBy, wasWithExperts = true } = position;
  const way = wayIn(workflow, getDecidingPlace(position));
  if (status === 'returned') return { ...way, returned_by: returnedBy === 'first' ? 0 : reviewLevel };
  const isPastExperts = standsAt[status] === 'notice' || standsAt[status] === 'decided';
  return isPastExperts ? { ...way, experts: way.experts && wasWithExperts } : way;
}

/** Stage of a filing by its status; where the route lacks the stage, the filing is at the next one of the route. */
const standsAt: Record<FilingStatus, StageKey> = {
  draft: 'draft',
  withdrawn: 'draft',
  submitted: 'first',
  returned: 'first',
  district_passed: 'experts',
  expert_review: 'experts',
  publicised: 'notice',
  approved: 'decided',
  rejected: 'decided',
  revoked: 'decided',
};

const names: Record<Exclude<StageKey, LevelCode | 'decided'>, Text> = {
  draft: { zh: '草稿', en: 'Draft', ar: 'مسودة' },
  submitted: { zh: '提交', en: 'Submitted', ar: 'مُقدَّم' },
  first: { zh: '初审', en: 'First review', ar: 'المراجعة الأولى' },
  experts: { zh: '专家评审', en: 'Expert review', ar: 'مراجعة الخبراء' },
  notice: { zh: '公示', en: 'Public notice', ar: 'الإعلان العام' },
};

type Program = Pick<Manifest, 'review' | 'group' | 'decides'>;

const laterOf = ({ levels }: ReviewRoute): LevelCode[] => levels.slice(1);

/** All possible stages of a route in order, whether the route has them or not. */
const orderOf = (way: ReviewRoute): StageKey[] => [
  'draft',
  'submitted',
  'first',
  ...laterOf(way),
  'experts',
  'notice',
  'decided',
];

/**
 * Stages of a route. A rejected filing may have been rejected at any of them, so those between submission and decision are left
 * out.
 */
function keysOf(way: ReviewRoute, status: FilingStatus): StageKey[] {
  const isOver = statuses[status].group === 'rejected';
  if (isOver) return ['draft', 'submitted', 'decided'];
  const has: Partial<Record<StageKey, boolean>> = { experts: way.experts, notice: way.notice };
  return orderOf(way).filter((key) => has[key] ?? true);
}

function stageNow(status: FilingStatus, way: ReviewRoute): StageKey {
  const later = laterOf(way);
  const back = status === 'returned' ? later[(way.returned_by ?? 0) - 1] : undefined;
  if (back) return back;
  return (
    (statuses[status].awaits === 'later_level' && later[(way.at ?? later.length) - 1]) || standsAt[status]
  );
}

function stateAt(status: FilingStatus): StageState {
  const { group } = statuses[status];
  if (group === 'approved') return 'done';
  return group === 'rejected' || group === 'returned' ? 'halted' : 'current';
}

/** Name of a stage. A decision against the company has its own words: "Recognition" would read as if it had been granted. */
function nameOf(key: StageKey, program: Program, { status }: FilingOnReviewRoute): Text {
  if (key === 'decided')
    return statuses[status].group === 'rejected'
      ? getStatusWords(status, program)
      : getDecisionWords(program).decision;
  return key in names ? names[key as keyof typeof names] : levelInfo[key as LevelCode];
}

function dateOf(
  key: StageKey,
  { status, created_at, updated_at, receipt }: FilingOnReviewRoute,
): string | null {
  if (key === 'draft') return created_at ?? null;
  if (key === 'submitted') return receipt?.submitted_at ?? null;
  return standsAt[status] === key && key === 'decided' ? updated_at : null;
}

/** Lists the stages of a filing in order. */
export function listFilingStages(program: Program, filing: FilingOnReviewRoute): FilingStage[] {
  const { status } = filing;
  const way = filing.way ?? wayIn(createDefaultWorkflow(program.review), null);
  const order = orderOf(way);
  const from = order.indexOf(stageNow(status, way));
  const keys = keysOf(way, status);
  const present = keys.findIndex((key) => order.indexOf(key) >= from);
  return keys.map((key, place) => {
    const isAhead = place > present;
    const state = place === present ? stateAt(status) : isAhead ? 'ahead' : 'done';
    return { key, name: nameOf(key, program, filing), state, at: isAhead ? null : dateOf(key, filing) };
  });
}

/** Level that decides at present; null while the filing is with its company, or decided. */
export const findRouteLevel = (way: ReviewRoute | null | undefined): LevelCode | null =>
  way?.levels[way.at ?? -1] ?? null;

/** Words for a status that name the deciding level, where it is not the usual one for the status. */
export function describeReviewStatus(status: FilingStatus, level: LevelCode | null, program?: Program) {
  const { hint, awaits } = statuses[status];
  const isFirst = awaits === 'first_level';
  const isUsual = level === null || level === (isFirst ? 'district' : 'city');
  if (isUsual || (!isFirst && awaits !== 'later_level'))
    return { words: getStatusWords(status, program), hint };
  const { zh, en, ar } = levelInfo[level];
  const words = { zh: `审核中（${zh}）`, en: `Under review: ${en}`, ar: `قيد ${ar}` };
  const waits = { zh: `待${zh}`, en: `Waiting for: ${en}`, ar: `بانتظار ${ar}` };
  return { words: isFirst ? statuses[status] : words, hint: waits };
}
