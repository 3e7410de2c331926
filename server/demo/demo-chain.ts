/**
 * Two demands of the demo company that were approved last year, and the project that answers one of them: the other waits
 * for its second stage, the project for its result.
 */
import type { Answers } from '../../domain/definition';
import { dayOf } from '../../domain/windows/calendar';

const DAY = 86_400_000;

const indicators = [
  { indicator: '整机噪声', unit: 'dB', baseline: '72', target: '≤60', benchmark: '62', verify: '第三方检测' },
  { indicator: '传动效率', unit: '%', baseline: '78', target: '≥85', benchmark: '84', verify: '第三方检测' },
  {
    indicator: '精度寿命',
    unit: 'h',
    baseline: '4000',
    target: '≥6000',
    benchmark: '6000',
    verify: '台架试验',
  },
];

/** Days from now: the past is negative. */
export function demoChain(now: Date) {
  const day = (days: number): string => dayOf(new Date(now.getTime() + days * DAY));

  const demand = (demand_name: string, reward_amount: number): Answers => ({
    demand: {
      demand_name,
      demand_type: 'bottleneck',
      tech_domain: '80401',
      key_industry_chain: 'robot',
      open_scope: 'public',
      start_date: day(-300),
      end_date: day(430),
      bid_deadline: day(-310),
      reward_amount,
      total_invest: reward_amount * 2.5,
      expect_grant: reward_amount / 2,
      pay_in_cash: true,
      payment_mode: 'milestone',
    },
    tech_indicators: indicators.map((row, i) => ({ row: `indicator-${i + 1}`, ...row })),
    bidder_terms: {
      bidder_types: ['university', 'institute'],
      allow_joint: true,
      allow_foreign: false,
      has_intended: false,
      selection_method: 'expert',
    },
  });

  const milestones = [
    { node: '方案评审', due_date: day(-200), target: '通过评审', deliverable: '方案报告', pay_amount: 60 },
    { node: '样机验收', due_date: day(-40), target: '指标达标', deliverable: '样机', pay_amount: 80 },
    { node: '量产验证', due_date: day(40), target: '指标达标', deliverable: '验证报告', pay_amount: 60 },
  ];

  return {
    open: demand('协作机器人关节模组轻量化技术', 160),
    answered: demand('高速精密减速器噪声控制技术', 200),
    /** Ends soon enough for its result to be filed. */
    project: {
      bidder: {
        bidder_name: '示例理工大学',
        bidder_type: 'university',
        has_partner: false,
        related_party: false,
      },
      leader: { leader_name: '何平' },
      proposal: {
        project_name: '高速精密减速器噪声控制技术攻关',
        tech_domain: '80401',
        start_date: day(-300),
        end_date: day(45),
      },
      contract: { contract_no: 'JF-031', contract_date: day(-305), contract_amount: 200 },
      milestones: milestones.map((row, i) => ({ row: `milestone-${i + 1}`, ...row })),
    } satisfies Answers,
    grant: 100,
  };
}
