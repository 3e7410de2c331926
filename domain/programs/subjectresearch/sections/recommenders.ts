import type { SectionOf } from '../../../definition';
import { titleLevel } from '../../../reference/people';
import { isSenior } from '../../common/leader';
import type { SubjectresearchAnswers } from '../answers.generated';

export const recommenders: SectionOf<SubjectresearchAnswers, 'recommenders'> = {
  key: 'recommenders',
  kind: 'table',
  listsAs: 'people',
  title: { zh: '推荐专家', en: 'Recommenders', ar: 'الموصون' },
  showWhen: ({ leader }) => !isSenior(leader),
  maxRows: 2,
  columns: [
    { key: 'name', means: 'name', zh: '姓名', en: 'Name', ar: 'الاسم', type: 'text', required: true, maxLength: 30, identifies: true },
    { key: 'title_level', means: 'title', zh: '职称等级', en: 'Professional title level', ar: 'مستوى اللقب المهني', type: 'select', required: true, options: titleLevel },
    { key: 'unit_name', means: 'unit', zh: '工作单位', en: 'Employer', ar: 'جهة العمل', type: 'text', required: true, maxLength: 100 },
    { key: 'field', means: 'major', zh: '研究领域', en: 'Field', ar: 'المجال', type: 'text', required: true, maxLength: 60 },
    { key: 'opinion', zh: '推荐意见', en: 'Opinion', ar: 'الرأي', type: 'textarea', required: true, maxLength: 400 },
  ],
};
