import { rdActivity } from '../../../reference/projects';
import { adapt } from '../../common/adapt';
import { projectBasic as base } from '../../common/sections/project-basic';
import type { SocialspecialAnswers } from '../answers.generated';
import { socialDomain, socialKind } from '../dictionaries';

export const projectBasic = adapt<SocialspecialAnswers, 'project_basic'>(base(socialKind), {
  overrides: { project_type: { zh: '专项类别', en: 'Project category', ar: 'فئة المشروع' } },
  add: [
    { key: 'social_domain', zh: '社会发展领域', en: 'Social development field', ar: 'مجال التنمية الاجتماعية', type: 'select', required: true, options: socialDomain },
    { key: 'rd_activity', zh: '研究活动类型', en: 'Type of R&D activity', ar: 'نوع نشاط البحث والتطوير', type: 'select', required: true, options: rdActivity },
    { key: 'user_unit', zh: '成果应用（需求）单位', en: 'User unit', ar: 'الجهة المستخدمة', type: 'text', required: true, maxLength: 100 },
  ],
});
