/** Open windows, last year's filings and a message about the windows, so that no page of the demo is empty. */

import { randomUUID } from 'node:crypto';
import type { Answers, Program } from '../../domain/definition';
import { messageTemplates } from '../../domain/inbox/templates.generated';
import { fillText } from '../../domain/text';
import { DAY_MS } from '../../domain/time';
import { formatBeijingDay, formatBeijingMinute, getBeijingYear } from '../../domain/windows/calendar';
import { getDeadlineEnd } from '../../domain/windows/working-days';
import { createCompaniesStore } from '../companies/companies-store';
import type { Deps } from '../core/deps';
import { createInbox } from '../core/inbox/inbox-service';
import { createWindowsStore, type NewWindow } from '../windows/windows-store';
import { demoCompanies } from './demo-companies';
import { addDecided, createDecidedDeps } from './demo-decided';
import { addDemoAssessment } from './demo-experts';
import { createRecognisedAnswers } from './demo-figures';
import { funded, outcomes, published } from './demo-outcomes';

const OPENED_DAYS_AGO = 30;
const CLOSES_IN_DAYS = 40;
const REVIEWED_IN_DAYS = 61;

/** Message that all programs of the demo are open: they open at once, so that one message suffices. */
const opening = {
  zh: '{{year}}年度以下{{count}}个项目已开始申报，截止时间{{closes_at}}：{{programs}}。',
  en: '{{count}} programs of {{year}} are open until {{closes_at}}: {{programs}}.',
  ar: '{{count}} برنامج لسنة {{year}} مفتوح حتى {{closes_at}}: {{programs}}.',
};

/** Creates missing data of the demo. Reopens windows that have closed since the last start. */
export async function seedDemoFilings({ db, clock, programs }: Deps): Promise<void> {
  const now = clock();
  const year = getBeijingYear(now);
  const store = createWindowsStore(db);
  const decided = createDecidedDeps(db, now);

  function windowOf(program: Program, yearsAgo: number): NewWindow {
    const inDays = (days: number) => new Date(now.getTime() + (days - yearsAgo * 365) * DAY_MS);
    return {
      id: randomUUID(),
      program: program.key,
      batchYear: year - yearsAgo,
      batchNo: 1,
      opensAt: inDays(-OPENED_DAYS_AGO),
      closesAt: getDeadlineEnd(formatBeijingDay(inDays(CLOSES_IN_DAYS))),
      firstReviewBy: getDeadlineEnd(formatBeijingDay(inDays(REVIEWED_IN_DAYS))),
      quota: program.perCompanyAndBatch,
    };
  }

  /** Creates approved filings, so that every program that continues another has something to continue. */
  async function addChain(companyId: string): Promise<void> {
    const named = (key: string | undefined) => programs.find((program) => program.key === key);
    const last = programs.find(({ continues }) => named(continues?.program)?.continues);
    const middle = named(last?.continues?.program);
    const first = named(middle?.continues?.program);
    if (!first || !middle) return;
    const chain = createDemoChain(now);
    await addDecided(decided, companyId, first, published, { answers: chain.open });
    const demand = await addDecided(decided, companyId, first, published, { answers: chain.answered });
    const linked = { [first.key]: demand };
    await addDecided(decided, companyId, middle, funded, {
      answers: chain.project,
      linked,
      grant: chain.grant,
    });
  }

  async function announce(companyId: string): Promise<void> {
    const [first] = programs;
    if (!first) return;
    const { opensAt, closesAt } = windowOf(first, 0);
    const { category, title } = messageTemplates.window_open;
    const inOrder = [...programs].sort((a, b) => (a.plan ?? '').localeCompare(b.plan ?? ''));
    const names = {
      zh: inOrder.map((program) => program.title.zh).join('、'),
      en: inOrder.map((program) => program.title.en).join(', '),
    };
    const params = {
      year,
      count: programs.length,
      closes_at: formatBeijingMinute(closesAt),
      programs: names,
    };
    const body = fillText(opening, params);
    const inbox = createInbox({ db, clock: () => opensAt });
    await inbox.post({ companyId, category, template: 'window_open', title, body, link: '/index' });
  }

  await db.transaction(async () => {
    const isFirstStart = (await store.all(null)).length === 0;
    await store.keepOpen(
      programs.flatMap((program) => [windowOf(program, 0), windowOf(program, 1)]),
      now,
    );
    const companies = createCompaniesStore(db);
    const company = await companies.byCreditCode(demoCompanies[0]?.creditCode ?? '');
    if (!isFirstStart || !company) return;
    const recognitions = programs.filter(({ plan }) => !plan);
    for (const [i, outcome] of outcomes.entries()) {
      const program = recognitions[i];
      const answers = outcome.status === 'approved' ? createRecognisedAnswers(decided.year) : {};
      if (program) await addDecided(decided, company.id, program, outcome, { answers });
    }
    await addChain(company.id);
    const other = await companies.byCreditCode(demoCompanies[1]?.creditCode ?? '');
    if (other) await addDemoAssessment(db, decided, programs, { companyId: other.id, now });
    await announce(company.id);
  });
}

/**
 * Two demands of the demo company that were approved last year, and the project that answers one of them: the other demand waits
 * for its second stage, the project for its result.
 */
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

/** Day offsets relative to now: negative for the past. */
function createDemoChain(now: Date) {
  const day = (days: number): string => formatBeijingDay(new Date(now.getTime() + days * DAY_MS));

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
    /** A project that ends soon enough for its result to be filed. */
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
