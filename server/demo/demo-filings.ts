/** Windows that are open now, last year's filings and a message about the windows, so that nothing of the demo is empty. */
import { randomUUID } from 'node:crypto';
import type { Program } from '../../domain/definition';
import { messageTemplates } from '../../domain/inbox/templates';
import { fillText } from '../../domain/text';
import { minuteOf, yearOf } from '../../domain/windows/calendar';
import { createCompaniesStore } from '../companies/companies-store';
import type { Deps } from '../core/deps';
import { createInbox } from '../core/inbox/inbox-service';
import { createWindowsStore, type NewWindow } from '../windows/windows-store';
import { demoChain } from './demo-chain';
import { demoCompanies } from './demo-companies';
import { addDecided, createDecidedParts } from './demo-decided';
import { addDemoAssessment } from './demo-experts';
import { funded, outcomes, published } from './demo-outcomes';

const DAY = 86_400_000;
const OPENED_DAYS_AGO = 30;
const CLOSES_IN_DAYS = 40;
const REVIEWED_IN_DAYS = 61;

/** Every program of the demo opens at once: one message says so. */
const opening = {
  zh: '{year}年度以下{count}个项目已开始申报，截止时间{closes_at}：{programs}。',
  en: '{count} programs of {year} are open until {closes_at}: {programs}.',
};

/** Seeds what is missing. Windows that have closed since the demo was started last are opened again. */
export async function seedDemoFilings({ db, clock, programs }: Deps): Promise<void> {
  const now = clock();
  const year = yearOf(now);
  const store = createWindowsStore(db);
  const decided = createDecidedParts(db, now);

  function windowOf(program: Program, yearsAgo: number): NewWindow {
    const inDays = (days: number) => new Date(now.getTime() + (days - yearsAgo * 365) * DAY);
    return {
      id: randomUUID(),
      program: program.key,
      batchYear: year - yearsAgo,
      batchNo: 1,
      opensAt: inDays(-OPENED_DAYS_AGO),
      closesAt: inDays(CLOSES_IN_DAYS),
      firstReviewBy: inDays(REVIEWED_IN_DAYS),
      quota: program.perCompanyAndBatch,
    };
  }

  /** Every program that continues another finds something to continue. */
  async function addChain(companyId: string): Promise<void> {
    const named = (key: string | undefined) => programs.find((program) => program.key === key);
    const last = programs.find(({ continues }) => named(continues?.program)?.continues);
    const middle = named(last?.continues?.program);
    const first = named(middle?.continues?.program);
    if (!first || !middle) return;
    const chain = demoChain(now);
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
    const params = { year, count: programs.length, closes_at: minuteOf(closesAt), programs: names };
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
      if (program) await addDecided(decided, company.id, program, outcome);
    }
    await addChain(company.id);
    const other = await companies.byCreditCode(demoCompanies[1]?.creditCode ?? '');
    if (other) await addDemoAssessment(db, decided, programs, { companyId: other.id, now });
    await announce(company.id);
  });
}
