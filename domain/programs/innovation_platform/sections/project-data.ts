import { amount, type SectionOf } from '../../../definition';
import type { InnovationPlatformAnswers } from '../answers.generated';
import { projectLevel, projectStatus } from '../dictionaries';

export const projectData: SectionOf<InnovationPlatformAnswers, 'projectData'> = {
  key: 'projectData',
  kind: 'table',
  listsAs: 'projects',
  title: { zh: '近三年承担的科研项目', en: 'Research projects of the last three years', ar: 'المشاريع البحثية في السنوات الثلاث الأخيرة' },
  import: 'xlsx',
  maxRows: 100,
  columns: [
    { key: 'project_name', means: 'name', zh: '项目名称', en: 'Project', ar: 'المشاريع', type: 'text', required: true, maxLength: 150 },
    { key: 'project_level', means: 'level', zh: '项目级别（来源）', en: 'Level or source', ar: 'المستوى أو المصدر', type: 'select', required: true, options: projectLevel },
    { key: 'funding', means: 'funding', zh: '经费', en: 'Funding', ar: 'التمويل', ...amount },
    { key: 'start_month', means: 'start', zh: '开始时间', en: 'Start', ar: 'البداية', type: 'month', required: true },
    { key: 'end_month', means: 'end', zh: '结束时间', en: 'End', ar: 'النهاية', type: 'month', required: true },
    { key: 'status', zh: '状态', en: 'Status', ar: 'الحالة', type: 'select', required: true, options: projectStatus },
  ],
};
