import type { SectionOf } from '../../../definition';
import type { ScientistadvisorAnswers } from '../answers.generated';

export const workTasks: SectionOf<ScientistadvisorAnswers, 'work_tasks'> = {
  key: 'work_tasks',
  kind: 'table',
  title: { zh: '年度工作任务', en: 'Yearly tasks', ar: 'المهام السنوية' },
  minRows: 1,
  maxRows: 12,
  columns: [
    { key: 'year', zh: '年度', en: 'Year', ar: 'السنة', type: 'year', required: true },
    { key: 'task', zh: '工作任务', en: 'Task', ar: 'المهمة', type: 'textarea', required: true, maxLength: 300 },
    { key: 'deliverable', zh: '交付成果', en: 'Deliverable', ar: 'المخرَج', type: 'text', required: true, maxLength: 150 },
    { key: 'check_target', zh: '考核指标', en: 'Assessment target', ar: 'هدف التقييم', type: 'text', required: true, maxLength: 150 },
    { key: 'days', zh: '计划服务天数', en: 'Days', ar: 'الأيام', type: 'integer', required: true, min: 1, unit: '天' },
  ],
};
