import { type Answers, amount, type TableSection } from '../../../definition';
import type { ProjectScheduleDataRow } from '../answers.generated';

export const projectScheduleData: TableSection<Answers, 'project_schedule_data', ProjectScheduleDataRow> = {
  key: 'project_schedule_data',
  kind: 'table',
  title: { zh: '项目实施进度安排', en: 'Schedule', ar: 'الجدول الزمني' },
  help: {
    zh: '按半年或季度划分，首尾相接并覆盖整个实施期。',
    en: 'By quarter or half-year, end to end, over the whole project.',
    ar: 'كل ربع أو نصف سنة، متصلة، على مدة المشروع كلها.',
  },
  minRows: 2,
  maxRows: 12,
  columns: [
    { key: 'stage', zh: '阶段', en: 'Stage', ar: 'المرحلة', type: 'text', required: true, maxLength: 30 },
    { key: 'stage_start', zh: '开始日期', en: 'From', ar: 'من', type: 'date', required: true },
    { key: 'stage_end', zh: '结束日期', en: 'To', ar: 'إلى', type: 'date', required: true },
    { key: 'content', zh: '主要工作内容', en: 'Work', ar: 'العمل', type: 'textarea', required: true, maxLength: 500 },
    { key: 'target', zh: '阶段考核目标', en: 'Milestone target', ar: 'هدف المرحلة', type: 'textarea', required: true, maxLength: 300 },
    { key: 'planned_spend', zh: '计划支出', en: 'Planned spending', ar: 'الإنفاق المخطط', ...amount },
  ],
};
