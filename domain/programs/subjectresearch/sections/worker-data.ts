import { adapt } from '../../common/adapt';
import { workerData as base } from '../../common/sections/worker-data';
import type { SubjectresearchAnswers } from '../answers.generated';

export const workerData = adapt<SubjectresearchAnswers, 'worker_data'>(base, {
  title: { zh: '课题组成员', en: 'Research group', ar: 'مجموعة البحث' },
  omit: ['months'],
  minRows: 2,
  maxRows: 10,
});
