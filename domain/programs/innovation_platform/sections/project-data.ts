import { amount, type SectionOf } from '../../../definition';
import type { InnovationPlatformAnswers } from '../answers.generated';
import { projectLevel, projectStatus } from '../dictionaries';

export const projectData: SectionOf<InnovationPlatformAnswers, 'projectData'> = {
  key: 'projectData',
  kind: 'table',
  listsAs: 'projects',
  title: { zh: '近三年承担的科研项目', en: 'Research projects of the last three years' },
  import: 'xlsx',
  maxRows: 100,
  columns: [
    { key: 'project_name', means: 'name', zh: '项目名称', en: 'Project', type: 'text', required: true, maxLength: 150 },
    { key: 'project_level', means: 'level', zh: '项目级别（来源）', en: 'Level or source', type: 'select', required: true, options: projectLevel },
    { key: 'funding', means: 'funding', zh: '经费', en: 'Funding', ...amount },
    { key: 'start_month', means: 'start', zh: '开始时间', en: 'Start', type: 'month', required: true },
    { key: 'end_month', means: 'end', zh: '结束时间', en: 'End', type: 'month', required: true },
    { key: 'status', zh: '状态', en: 'Status', type: 'select', required: true, options: projectStatus },
  ],
};
