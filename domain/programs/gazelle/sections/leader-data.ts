import type { SectionOf } from '../../../definition';
import { education, position, professionalTitle } from '../../../reference/people';
import type { GazelleAnswers } from '../answers.generated';
import { founderType } from '../dictionaries';

export const leaderData: SectionOf<GazelleAnswers, 'leaderData'> = {
  key: 'leaderData',
  kind: 'fields',
  title: { zh: '企业负责人与联系人', en: 'Company leader and contact', ar: 'مسؤول الشركة وجهة الاتصال' },
  fields: [
    {
      key: 'leader_name',
      zh: '企业负责人姓名',
      en: "Leader's name",
      ar: 'اسم المسؤول',
      type: 'text',
      required: true,
      maxLength: 50,
      source: 'company.legal_rep_name',
      mayDiffer: true,
    },
    { key: 'leader_position', zh: '职务', en: 'Position', ar: 'المنصب', type: 'select', required: true, options: position },
    { key: 'leader_professional', zh: '职称', en: 'Professional title', ar: 'اللقب المهني', type: 'cascader', required: true, options: professionalTitle },
    { key: 'leader_education', zh: '学历', en: 'Education', ar: 'المستوى التعليمي', type: 'select', required: true, options: education },
    { key: 'leader_founder_type', zh: '创业者类型', en: 'Founder type', ar: 'نوع المؤسس', type: 'select', options: founderType },
    {
      key: 'leader_mobile',
      zh: '负责人手机',
      en: "Leader's mobile",
      ar: 'الهاتف المحمول للمسؤول',
      type: 'phone',
      sensitive: true,
      required: true,
      maxLength: 20,
      source: 'company.legal_rep_mobile',
      mayDiffer: true,
    },
    { key: 'contact_name', zh: '联系人', en: 'Contact person', ar: 'جهة الاتصال', type: 'text', required: true, maxLength: 50, source: 'company.contact_name' },
    {
      key: 'contact_position',
      zh: '联系人职务',
      en: "Contact person's position",
      ar: 'منصب مسؤول الاتصال',
      type: 'select',
      required: true,
      options: position,
      source: 'company.contact_position',
    },
    {
      key: 'contact_mobile',
      zh: '联系人手机',
      en: 'Contact mobile',
      ar: 'جوال مسؤول الاتصال',
      type: 'phone',
      required: true,
      maxLength: 20,
      source: 'company.contact_mobile',
      sensitive: true,
    },
    { key: 'contact_email', zh: '联系人邮箱', en: 'Contact e-mail', ar: 'بريد مسؤول الاتصال', type: 'email', required: true, maxLength: 100, source: 'company.contact_email' },
  ],
};
