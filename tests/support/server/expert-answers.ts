/** Acts as the demo's expert, for tests of the steps before and after an expert review. */

import type { PagedList } from '../../../domain/api/envelope';
import { paths } from '../../../domain/api/paths.generated';
import type { AssessmentData, AssessmentHead, ExpertAccount, NewPanel } from '../../../domain/experts/calls';
import { formatBeijingDay } from '../../../domain/windows/calendar';
import { DEMO_EXPERT } from '../../../server/demo/demo-experts';
import type { TestApp } from './application';

const DAY = 86_400_000;
const DUE_IN_DAYS = 10;

/** Returns the panel that sends a filing to the demo's expert. */
export async function createDemoPanel(app: TestApp): Promise<NewPanel> {
  const token = await app.signIn('admin');
  const { data } = await app.call<ExpertAccount[]>(paths.expertAccounts, { token });
  const experts = data.filter(({ username }) => username === DEMO_EXPERT).map(({ id }) => id);
  const due_on = formatBeijingDay(new Date(app.clock.now.getTime() + DUE_IN_DAYS * DAY));
  return { experts, due_on, blind: false, attachments_released: false };
}

/** Declares no conflict of interest and submits an assessment for every filing that waits for the demo's expert. */
export async function submitAllAssessments(app: TestApp): Promise<void> {
  const token = await app.signIn(DEMO_EXPERT);
  const query = { state: 'open', pageSize: '100' };
  const { data } = await app.call<PagedList<AssessmentHead>>(paths.assessments, { token, query });
  for (const { id } of data.list) {
    const at = (path: string) => path.replace('{id}', id);
    const declared = await app.call<AssessmentData>(at(paths.declareConflict), {
      token,
      body: { conflict: false },
    });
    const { version, criteria } = declared.data;
    const scores = Object.fromEntries(criteria.map(({ key, points }) => [key, points]));
    const said = { scores, comments: {}, recommendation: 'recommend', remarks: '' };
    const { code, msg } = await app.call(at(paths.submitAssessment), { token, body: { version, ...said } });
    if (code !== 200) throw new Error(String(msg));
  }
}
