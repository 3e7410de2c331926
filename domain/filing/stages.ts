/** The way of a filing through the offices, as its company sees it: what is behind, where it stands, what is still to come. */
import { type Manifest, outcomeOf } from '../definition';
import type { Text } from '../text';
import { statusWords } from './outcome';
import { type FilingStatus, statuses } from './status';

export const STAGES = ['draft', 'submitted', 'first', 'experts', 'notice', 'decided'] as const;
export type StageKey = (typeof STAGES)[number];

/** `halted`: sent back to the company, or turned down. */
export type StageState = 'done' | 'current' | 'halted' | 'ahead';

export interface Stage {
  key: StageKey;
  name: Text;
  state: StageState;
  /** When it was reached, where that is known. */
  at: string | null;
}

export interface FilingOnItsWay {
  status: FilingStatus;
  created_at: string;
  updated_at: string;
  receipt: { submitted_at: string } | null;
}

/** The stage that a filing of a status is at; a program without it has the filing at the next one that it has. */
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

const names: Record<Exclude<StageKey, 'decided'>, Text> = {
  draft: { zh: '草稿', en: 'Draft' },
  submitted: { zh: '提交', en: 'Submitted' },
  first: { zh: '初审', en: 'First review' },
  experts: { zh: '专家评审', en: 'Expert review' },
  notice: { zh: '公示', en: 'Public notice' },
};

type Way = Pick<Manifest, 'review' | 'group' | 'decides'>;

/** A filing that was turned down may have been so anywhere: what lies between is not told. */
function keysOf({ review }: Way, status: FilingStatus): StageKey[] {
  const isOver = statuses[status].group === 'rejected';
  const has: Partial<Record<StageKey, boolean>> = {
    first: !isOver,
    experts: review.expertReview && !isOver,
    notice: review.publicNotice && !isOver,
  };
  return STAGES.filter((key) => has[key] ?? true);
}

function stateAt(status: FilingStatus): StageState {
  const { group } = statuses[status];
  if (group === 'approved') return 'done';
  return group === 'rejected' || group === 'returned' ? 'halted' : 'current';
}

/** A decision against the company stands in the strip in its own words: "Recognition" would read as if it had been given. */
function nameOf(key: StageKey, way: Way, { status }: FilingOnItsWay): Text {
  if (key !== 'decided') return names[key];
  return statuses[status].group === 'rejected' ? statusWords(status, way) : outcomeOf(way).decision;
}

function dateOf(key: StageKey, { status, created_at, updated_at, receipt }: FilingOnItsWay): string | null {
  if (key === 'draft') return created_at;
  if (key === 'submitted') return receipt?.submitted_at ?? null;
  return standsAt[status] === key && key === 'decided' ? updated_at : null;
}

/** The stages of a filing in their order. */
export function stagesOf(way: Way, filing: FilingOnItsWay): Stage[] {
  const { status } = filing;
  const from = STAGES.indexOf(standsAt[status]);
  const keys = keysOf(way, status);
  const present = keys.findIndex((key) => STAGES.indexOf(key) >= from);
  return keys.map((key, place) => {
    const isAhead = place > present;
    const state = place === present ? stateAt(status) : isAhead ? 'ahead' : 'done';
    return { key, name: nameOf(key, way, filing), state, at: isAhead ? null : dateOf(key, filing) };
  });
}
