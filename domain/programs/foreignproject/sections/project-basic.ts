import { adapt } from '../../common/adapt';
import { projectBasic as base } from '../../common/sections/project-basic';
import type { ForeignprojectAnswers } from '../answers.generated';
import { expertField, foreignProjectType } from '../dictionaries';

export const projectBasic = adapt<ForeignprojectAnswers, 'project_basic'>(base(foreignProjectType), {
  omit: ['has_partner'],
  add: [
    { key: 'project_name_en', zh: '项目英文名称', en: 'Project title in English', ar: 'عنوان المشروع بالإنجليزية', type: 'text', required: true, maxLength: 150 },
    { key: 'expert_field', zh: '专家类别', en: 'Field group', ar: 'فئة المجال', type: 'select', required: true, options: expertField },
    {
      key: 'host_plan',
      zh: '依托的科技计划项目',
      en: 'Plan project it supports',
      ar: 'مشروع الخطة الذي يدعمه',
      type: 'text',
      maxLength: 120,
      help: { zh: '填写项目名称、编号和级别', en: 'Title, number and level', ar: 'العنوان والرقم والمستوى' },
    },
    { key: 'is_continued', zh: '是否延续项目', en: 'Continued project', ar: 'مشروع مستمر', type: 'boolean', required: true },
  ],
});
