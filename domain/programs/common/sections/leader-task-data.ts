import { type Answers, amount, type TableSection } from '../../../definition';
import type { LeaderTaskDataRow } from '../answers.generated';
import { partyKind } from '../dictionaries';

export const leaderTaskData: TableSection<Answers, 'leader_task_data', LeaderTaskDataRow> = {
  key: 'leader_task_data',
  kind: 'table',
  title: { zh: '负责人与单位任务分工', en: 'Task split of leaders and units', ar: 'توزيع المهام بين المسؤولين والجهات' },
  minRows: 1,
  maxRows: 15,
  columns: [
    { key: 'party_kind', zh: '承担主体', en: 'Who', ar: 'المتولي', type: 'select', required: true, options: partyKind },
    { key: 'unit_name', zh: '单位名称', en: 'Unit', ar: 'الوحدة', type: 'text', required: true, maxLength: 100, identifies: true },
    { key: 'person_name', zh: '负责人', en: 'Person in charge', ar: 'الشخص المسؤول', type: 'text', required: true, maxLength: 30, identifies: true },
    { key: 'task', zh: '承担任务', en: 'Task', ar: 'المهمة', type: 'textarea', required: true, maxLength: 400 },
    { key: 'deliverable', zh: '交付成果', en: 'Deliverable', ar: 'المخرَج', type: 'text', required: true, maxLength: 200 },
    { key: 'due_date', zh: '完成时间', en: 'Due', ar: 'الموعد', type: 'date', required: true },
    { key: 'grant_amount', zh: '财政资金', en: 'Grant', ar: 'المنحة', ...amount },
    { key: 'own_amount', zh: '自筹资金', en: 'Own funds', ar: 'التمويل الذاتي', ...amount },
  ],
};
