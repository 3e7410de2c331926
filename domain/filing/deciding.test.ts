import { describe, expect, it } from 'vitest';
import type { Role } from '../accounts/roles';
import type { ProgramGroup } from '../definition';
import type { DecisionReason } from '../reference/decision-reason';
import { createDefaultWorkflow, LEVEL_CODES, type Workflow } from '../workflow/workflow';
import { OFFICE_ACTIONS, type OfficeAction } from './actions';
import {
  findGrantRefusal,
  findNoticeRefusal,
  getStepNeeds,
  listMissingDecisionItems,
  listOfficeSteps,
  listStatusesAwaitingRole,
  resolveOfficeStep,
} from './deciding';
import type { FilingStatus } from './status';
import { findSubmitAction, findTransition, getStatusAfterTransition, type Returner } from './transitions';

const WHOLE = { expertReview: true, publicNotice: true };
const at = (status: FilingStatus, review: typeof WHOLE) => ({
  status,
  reviewLevel: 1,
  workflow: createDefaultWorkflow(review),
});
const as = (role: Role) => ({ role, duties: [] });
const OFFICES: Role[] = ['reviewer', 'administrator'];

/** Pseudo-random generator that repeats its numbers for the same seed. */
function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const pick = <T>(list: readonly T[], roll: (sides: number) => number): T => list[roll(list.length)] as T;

/** Random walk of one filing from the draft on: people take steps that they may take, and others try steps that they may not. */
function walk(seed: number): { trail: string[]; review: typeof WHOLE; middle: number } {
  const roll = dice(seed);
  const review = { expertReview: roll(2) === 1, publicNotice: roll(2) === 1 };
  let status: FilingStatus = 'draft';
  const codes = roll(2) === 1 ? LEVEL_CODES : (['district', 'city'] as const);
  const levels = codes.map((code) => ({ code, dueDays: null, signatures: [] }));
  const workflow: Workflow = { ...createDefaultWorkflow(review), levels };
  let returnedBy: Returner | null = null;
  let reviewLevel = 1;
  const trail: string[] = [];
  for (let i = 0; i < 60; i++) {
    const role = pick(['owner', ...OFFICES] as const, roll);
    if (role === 'owner') {
      const action = roll(3) ? findSubmitAction(status, returnedBy) : ('withdraw' as const);
      const transition = action && findTransition(action, status);
      if (!action || !transition) continue;
      status = getStatusAfterTransition(transition, status);
      trail.push(action);
      continue;
    }
    const action = pick(OFFICE_ACTIONS, roll);
    const { transition } = resolveOfficeStep(action, { status, reviewLevel, workflow }, as(role));
    if (!transition) continue;
    if (transition.to === 'returned') returnedBy = action.replace('return_', '') as Returner;
    if (action === 'pass_first') reviewLevel = 1;
    if (action === 'pass_level') reviewLevel += 1;
    status = getStatusAfterTransition(transition, status);
    trail.push(action);
  }
  return { trail, review, middle: levels.length - 2 };
}

describe('listOfficeSteps, over ten thousand random filings', () => {
  const walks = Array.from({ length: 10_000 }, (_, i) => walk(i + 1));
  const approved = walks.filter(({ trail }) => trail.includes('approve'));

  it('leads to approval often, and never without the steps that the program requires', () => {
    expect(approved.length).toBeGreaterThan(200);
    for (const { trail, review, middle } of approved) {
      const until = trail.slice(0, trail.indexOf('approve'));
      // Only steps after the last submission to the first review count.
      const since = until.slice(
        until.findLastIndex((step) => ['submit', 'resubmit_withdrawn', 'resubmit_to_first'].includes(step)),
      );
      expect(since).toContain('pass_first');
      expect(since.filter((step) => step === 'pass_level')).toHaveLength(middle);
      if (review.publicNotice) expect(since.at(-1)).toBe('publicise');
      if (review.publicNotice && review.expertReview) expect(since).toContain('to_experts');
      if (!review.publicNotice) expect(since).not.toContain('publicise');
      if (!review.expertReview) expect(since).not.toContain('to_experts');
    }
  });

  it('allows nothing after the end but one revocation', () => {
    const END = new Set(['reject_first', 'reject_level', 'reject_city', 'revoke']);
    for (const { trail } of walks) {
      const end = trail.findIndex((step) => END.has(step));
      if (end >= 0) expect(trail.slice(end + 1)).toEqual([]);
      const approval = trail.indexOf('approve');
      if (approval >= 0) expect(['revoke', undefined]).toContain(trail[approval + 1]);
    }
  });

  it('leads through every step of an office', () => {
    const taken = new Set(walks.flatMap(({ trail }) => trail));
    expect(OFFICE_ACTIONS.filter((action) => !taken.has(action))).toEqual([]);
  });
});

describe(listOfficeSteps, () => {
  it('returns the steps of the role in this status, of those that the program has', () => {
    expect(listOfficeSteps(at('submitted', WHOLE), as('reviewer'))).toEqual([
      'pass_first',
      'return_first',
      'reject_first',
    ]);
    expect(listOfficeSteps(at('submitted', WHOLE), as('administrator'))).toEqual([]);
    expect(listOfficeSteps(at('district_passed', WHOLE), as('administrator'))).toEqual([
      'return_city',
      'to_experts',
      'reject_city',
    ]);
    const short = { expertReview: false, publicNotice: false };
    expect(listOfficeSteps(at('district_passed', short), as('administrator'))).toEqual([
      'return_city',
      'approve',
      'reject_city',
    ]);
  });

  it('returns a way forward for every status, also with experts and without a public notice', () => {
    for (const expertReview of [true, false])
      for (const publicNotice of [true, false])
        for (const status of listStatusesAwaitingRole('administrator')) {
          const isReached =
            (status !== 'expert_review' || expertReview) && (status !== 'publicised' || publicNotice);
          const steps = listOfficeSteps(at(status, { expertReview, publicNotice }), as('administrator'));
          const forward = steps.filter((step) => ['approve', 'publicise', 'to_experts'].includes(step));
          if (isReached) expect(forward, `${status} ${expertReview} ${publicNotice}`).not.toEqual([]);
        }
  });

  it('listStatusesAwaitingRole returns the statuses that wait for each role', () => {
    expect(listStatusesAwaitingRole('reviewer')).toEqual(['submitted']);
    expect(listStatusesAwaitingRole('administrator')).toEqual([
      'district_passed',
      'expert_review',
      'publicised',
    ]);
    expect(listStatusesAwaitingRole('owner')).toEqual([]);
  });
});

describe(resolveOfficeStep, () => {
  it('names the level that is to act where a step cannot be taken yet', () => {
    const levels = LEVEL_CODES.map((code) => ({ code, dueDays: null, signatures: [] }));
    const workflow = { ...createDefaultWorkflow(WHOLE), levels };
    const refuse = (status: FilingStatus, reviewLevel: number, action: OfficeAction) =>
      resolveOfficeStep(action, { status, reviewLevel, workflow }, as('administrator')).refusal?.zh;
    expect(refuse('submitted', 1, 'approve')).toContain('当前为“待县级审核”');
    expect(refuse('district_passed', 3, 'pass_first')).toContain('当前为“待省级审核”');
    expect(refuse('district_passed', 2, 'pass_first')).toContain('待市级审核');
  });
});

describe(listMissingDecisionItems, () => {
  const pathsOf = (decision: Parameters<typeof listMissingDecisionItems>[0]) =>
    listMissingDecisionItems(decision).map(({ path }) => path);

  it('names what each step requires', () => {
    expect(pathsOf({ action: 'pass_first', opinion: ' ' })).toEqual(['opinion']);
    expect(pathsOf({ action: 'return_first' })).toEqual(['opinion', 'reasons', 'days']);
    expect(pathsOf({ action: 'approve' })).toEqual(['grant_approved']);
    expect(pathsOf({ action: 'approve', grant_approved: 0 })).toEqual([]);
    expect(pathsOf({ action: 'revoke', reasons: ['dissolved'] })).toEqual(['doc_no']);
    expect(pathsOf({ action: 'to_experts' })).toEqual(['panel']);
    expect(pathsOf({ action: 'to_experts', panel: { experts: [] } })).toEqual(['panel']);
    expect(pathsOf({ action: 'to_experts', panel: { experts: ['e1'] } })).toEqual([]);
  });

  it('refuses reasons that do not belong to the action', () => {
    const said = { opinion: '说明', doc_no: '1号', days: 5 };
    const refused = (action: OfficeAction, reason: DecisionReason) =>
      pathsOf({ action, ...said, reasons: [reason] });
    expect(refused('reject_first', 'budget')).toEqual(['reasons']);
    expect(refused('reject_first', 'eligibility')).toEqual([]);
    expect(refused('reject_city', 'low_score')).toEqual([]);
    expect(refused('reject_city', 'misused_funds')).toEqual(['reasons']);
    expect(refused('return_city', 'unclear')).toEqual([]);
    expect(refused('return_city', 'misused_funds')).toEqual(['reasons']);
    for (const reason of [
      'falsified',
      'overdue_acceptance',
      'misused_funds',
      'unlawful',
      'dissolved',
    ] as const)
      expect(refused('revoke', reason)).toEqual([]);
    expect(refused('revoke', 'low_score')).toEqual(['reasons']);
  });

  it('accepts the reasons of a return for a rejection or revocation too, as older clients send them', () => {
    const said = { opinion: '说明', doc_no: '1号', reasons: ['incomplete'] } as const;
    expect(pathsOf({ action: 'reject_city', ...said })).toEqual([]);
    expect(pathsOf({ action: 'revoke', ...said })).toEqual([]);
    expect(pathsOf({ action: 'reject_first', ...said })).toEqual(['reasons']);
  });

  it('getStepNeeds offers the reasons that one of the programs knows', () => {
    const offered = (action: OfficeAction, ...groups: ProgramGroup[]) =>
      getStepNeeds(
        action,
        groups.map((group) => ({ group })),
      ).reasons ?? [];
    expect(offered('revoke', 'plan')).toEqual(expect.arrayContaining(['misused_funds', 'falsified']));
    expect(offered('revoke', 'plan')).not.toContain('unqualified');
    expect(offered('revoke', 'recognition')).toContain('unqualified');
    expect(offered('revoke', 'recognition')).not.toContain('misused_funds');
    expect(offered('return_city', 'recognition')).not.toContain('budget');
    expect(offered('return_city', 'recognition', 'plan')).toContain('budget');
  });

  it('requires an opinion for a reason that explains nothing by itself', () => {
    const revoke = { action: 'revoke', reasons: ['other'], doc_no: '1号' } as const;
    expect(pathsOf(revoke)).toEqual(['opinion']);
    expect(pathsOf({ ...revoke, opinion: '企业主动放弃资助' })).toEqual([]);
  });
});

describe(findGrantRefusal, () => {
  const acceptance = { group: 'bid', decides: 'acceptance' } as const;

  it('refuses a grant of an acceptance, whose project has one', () => {
    expect(findGrantRefusal(acceptance, 100)?.zh).toContain('验收不另行批准资助');
    expect(findGrantRefusal(acceptance, 0)).toBeNull();
    expect(findGrantRefusal({ group: 'bid' }, 100)).toBeNull();
  });

  it('getStepNeeds asks for a grant where one of the programs can give one', () => {
    expect(getStepNeeds('approve', [acceptance]).grant).toBeUndefined();
    expect(getStepNeeds('approve', [acceptance, { group: 'plan' }]).grant).toBe(true);
  });
});

describe(findNoticeRefusal, () => {
  const refusal = (today: string) => findNoticeRefusal('approve', 'publicised', '2026-06-17', today);

  it('refuses until the last day of the notice has passed', () => {
    expect(refusal('2026-06-16')?.en).toContain('17 Jun 2026');
    expect(refusal('2026-06-17')?.en).toContain('17 Jun 2026');
    expect(refusal('2026-06-18')).toBeNull();
  });

  it('refuses only the approval, and only after a publication', () => {
    expect(findNoticeRefusal('reject_city', 'publicised', '2026-06-17', '2026-06-10')).toBeNull();
    expect(findNoticeRefusal('approve', 'expert_review', null, '2026-06-10')).toBeNull();
  });
});
