/**
 * Filings of further companies, so that the queues of the offices are not empty: new, late, corrected, past the first review, and
 * in public notice. Created after the start, which they would slow down.
 */

import { randomUUID } from 'node:crypto';
import type { CompanyProfile } from '../../domain/company/profile';
import type { Answers } from '../../domain/definition';
import { DAY_MS } from '../../domain/time';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { createCompaniesStore } from '../companies/companies-store';
import type { Deps } from '../core/deps';
import type { ScheduledJob } from '../core/jobs/scheduled-job';
import { demoProfile } from './demo-companies';
import { addDecided, createDecidedDeps, type DecisionPace } from './demo-decided';
import type { DemoOutcome, DemoStep } from './demo-outcomes';

const createDistrictFields = (
  district: string,
): Pick<CompanyProfile, 'district' | 'department' | 'tax_authority'> => ({
  district,
  department: `D${district}`,
  tax_authority: `T${district}`,
});

/** Companies without accounts. */
export const queueFilers: { creditCode: string; name: string; profile: CompanyProfile }[] = [
  {
    creditCode: '91210112MA0YE1001X',
    name: '浑南样例光电科技有限公司',
    profile: createDistrictFields('210112'),
  },
  {
    creditCode: '91210112MA0YE20028',
    name: '浑南样例生命科学有限公司',
    profile: createDistrictFields('210112'),
  },
  {
    creditCode: '91210106MA0YE3003W',
    name: '铁西样例数控机床有限公司',
    profile: createDistrictFields('210106'),
  },
  {
    creditCode: '91210103MA0YE4004U',
    name: '沈河样例数字科技有限公司',
    profile: createDistrictFields('210103'),
  },
];

/** Complete answers of each program, which tests use too; their files do not belong to the company. */
const ANSWERS = {
  keyproject: () => import('../../domain/programs/keyproject/samples/valid.json'),
  researchproject: () => import('../../domain/programs/researchproject/samples/valid.json'),
  scientistadvisor: () => import('../../domain/programs/scientistadvisor/samples/valid.json'),
  gazelle: () => import('../../domain/programs/gazelle/samples/valid.json'),
  hightech: () => import('../../domain/programs/hightech/samples/valid.json'),
};

const pass: DemoStep = { action: 'pass_first', to: 'district_passed', comment: '材料齐全，同意推荐。' };
const submitted: DemoOutcome = { status: 'submitted', steps: [] };
const passed: DemoOutcome = { status: 'district_passed', steps: [pass] };
const corrected: DemoOutcome = {
  status: 'submitted',
  steps: [
    { action: 'return_first', to: 'returned', comment: '项目摘要过于简略，请补充主要研究内容。' },
    { action: 'resubmit_to_first', to: 'submitted' },
  ],
};
const inNotice: DemoOutcome = {
  status: 'publicised',
  steps: [pass, { action: 'publicise', to: 'publicised' }],
};

const createPaceThisYear = (submittedDaysAgo: number): DecisionPace => ({
  yearsAgo: 0,
  submittedDaysAgo,
  stepDays: 2,
});
/** Dates of last year's batch, whose first review is late. */
const LATE: DecisionPace = { yearsAgo: 1, submittedDaysAgo: 330, stepDays: 20 };

interface WaitingFiling {
  filer: number;
  program: keyof typeof ANSWERS;
  outcome: DemoOutcome;
  pace: DecisionPace;
  first?: Answers;
}

const WAITING: WaitingFiling[] = [
  { filer: 0, program: 'hightech', outcome: submitted, pace: LATE },
  { filer: 2, program: 'gazelle', outcome: submitted, pace: LATE },
  {
    filer: 0,
    program: 'keyproject',
    outcome: corrected,
    pace: createPaceThisYear(9),
    first: { project_basic: { project_summary: '研发样机。' } },
  },
  { filer: 0, program: 'scientistadvisor', outcome: submitted, pace: createPaceThisYear(8) },
  { filer: 1, program: 'hightech', outcome: submitted, pace: createPaceThisYear(7) },
  { filer: 1, program: 'researchproject', outcome: submitted, pace: createPaceThisYear(5) },
  { filer: 1, program: 'gazelle', outcome: submitted, pace: createPaceThisYear(3) },
  { filer: 2, program: 'keyproject', outcome: submitted, pace: createPaceThisYear(2) },
  { filer: 3, program: 'researchproject', outcome: submitted, pace: createPaceThisYear(1) },
  { filer: 2, program: 'scientistadvisor', outcome: passed, pace: createPaceThisYear(6) },
  { filer: 3, program: 'hightech', outcome: passed, pace: createPaceThisYear(8) },
  { filer: 3, program: 'gazelle', outcome: inNotice, pace: createPaceThisYear(6) },
];

async function seedDemoQueue({ db, clock, programs }: Deps): Promise<void> {
  const companies = createCompaniesStore(db);
  const now = clock();
  if (await companies.byCreditCode(queueFilers[0]?.creditCode ?? '')) return;

  async function add(
    companyId: string,
    { program: key, outcome, pace, first }: WaitingFiling,
  ): Promise<void> {
    const program = programs.find((each) => each.key === key);
    if (!program) return;
    const { filesData: _, ...answers } = (await ANSWERS[key]()).data as Answers;
    const more = {
      ...(first && { first }),
      ...(outcome === inNotice && { noticeUntil: formatBeijingDay(new Date(now.getTime() + 3 * DAY_MS)) }),
    };
    await addDecided(createDecidedDeps(db, now, pace), companyId, program, outcome, { answers, ...more });
  }

  await db.transaction(async () => {
    for (const [i, { profile, ...filer }] of queueFilers.entries()) {
      const id = randomUUID();
      const times = { createdAt: now, updatedAt: now };
      await companies.add({
        ...filer,
        id,
        status: 'active',
        profile: { ...demoProfile, ...profile },
        ...times,
      });
      for (const waiting of WAITING.filter((each) => each.filer === i)) await add(id, waiting);
    }
  });
}

const SOON_MS = 3_000;

/** Creates the job that seeds the queues once, in the process that leads. */
export function createDemoQueueJob(deps: Deps): ScheduledJob {
  let isThere = false;
  const run = async () => {
    if (!isThere) await seedDemoQueue(deps);
    isThere = true;
  };
  return { name: 'demo queue', everyMs: SOON_MS, run };
}
