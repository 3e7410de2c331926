import { adapt } from '../../common/adapt';
import { leader as base } from '../../common/sections/leader';
import type { ForeignprojectAnswers } from '../answers.generated';

export const leader = adapt<ForeignprojectAnswers, 'leader'>(base, {
  title: { zh: '项目负责人（用人单位）', en: 'Project leader at the host', ar: 'رئيس المشروع في الجهة المضيفة' },
  omit: ['leader_months', 'leader_ongoing'],
});
