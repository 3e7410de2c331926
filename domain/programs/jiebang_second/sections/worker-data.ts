import { adapt } from '../../common/adapt';
import { workerData as base } from '../../common/sections/worker-data';
import type { JiebangSecondAnswers } from '../answers.generated';

export const workerData = adapt<JiebangSecondAnswers, 'worker_data'>(base, {
  title: { zh: '攻关团队', en: 'Team', ar: 'الفريق' },
});
