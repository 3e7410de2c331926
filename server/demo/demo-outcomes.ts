/** Outcomes of last year's filings of the demo, step by step. */
import type { FilingAction } from '../../domain/filing/actions';
import type { FilingStatus } from '../../domain/filing/status';
import type { MessageTemplateCode } from '../../domain/inbox/templates.generated';

export interface DemoStep {
  action: FilingAction;
  to: FilingStatus;
  comment?: string;
}

/** Outcome of a filing, and the message about it. */
export interface DemoOutcome {
  status: FilingStatus;
  /** Message to the company; absent if none of its users would read it. */
  notice?: MessageTemplateCode;
  steps: DemoStep[];
}

/** Sample outcomes: one success and one failure. */
export const outcomes: DemoOutcome[] = [
  {
    status: 'approved',
    notice: 'publicised',
    steps: [
      { action: 'pass_first', to: 'district_passed', comment: '材料齐全，同意推荐。' },
      { action: 'publicise', to: 'publicised' },
      { action: 'approve', to: 'approved', comment: '同意认定。' },
    ],
  },
  {
    status: 'rejected',
    notice: 'rejected',
    steps: [{ action: 'reject_first', to: 'rejected', comment: '上一年度营业收入未达到申报条件。' }],
  },
];

const review = [
  { action: 'pass_first', to: 'district_passed', comment: '需求真实、指标明确，同意推荐。' },
  { action: 'to_experts', to: 'expert_review' },
] as const;

/** Undecided: in expert review. */
export const assessed: DemoOutcome = { status: 'expert_review', notice: 'expert_review', steps: [...review] };

export const published: DemoOutcome = {
  status: 'approved',
  notice: 'demand_published',
  steps: [...review, { action: 'approve', to: 'approved', comment: '同意发布榜单。' }],
};

export const funded: DemoOutcome = {
  status: 'approved',
  notice: 'approved',
  steps: [
    ...review,
    { action: 'publicise', to: 'publicised' },
    { action: 'approve', to: 'approved', comment: '同意立项。' },
  ],
};
