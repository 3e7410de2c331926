import { discipline } from '../../../reference/discipline';
import { rdActivity } from '../../../reference/projects';
import { adapt } from '../../common/adapt';
import { projectBasic as base } from '../../common/sections/project-basic';
import type { ResearchprojectAnswers } from '../answers.generated';
import { researchProjectType } from '../dictionaries';

export const projectBasic = adapt<ResearchprojectAnswers, 'project_basic'>(base(researchProjectType), {
  add: [
    { key: 'discipline', zh: '学科分类', en: 'Discipline', ar: 'التخصص العلمي', type: 'select', required: true, options: discipline },
    { key: 'rd_activity', zh: '研究活动类型', en: 'Type of R&D activity', ar: 'نوع نشاط البحث والتطوير', type: 'select', required: true, options: rdActivity },
    {
      key: 'platform',
      zh: '依托研发平台',
      en: 'R&D platform used',
      ar: 'منصة البحث والتطوير المستخدمة',
      type: 'text',
      maxLength: 80,
      help: { zh: '如重点实验室、工程技术研究中心', en: 'For example a key laboratory or engineering centre', ar: 'مثل مختبر رئيسي أو مركز هندسي' },
    },
  ],
});
