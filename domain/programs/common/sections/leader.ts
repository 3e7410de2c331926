import { type Answers, count, type FieldsSection } from '../../../definition';
import { degree, education, gender, idType, titleLevel } from '../../../reference/people';
import type { Leader } from '../answers.generated';

export const leader: FieldsSection<Answers, 'leader', Leader> = {
  key: 'leader',
  kind: 'fields',
  listsAs: 'people',
  title: { zh: '项目负责人', en: 'Project leader' },
  fields: [
    { key: 'leader_name', means: 'name', zh: '姓名', en: 'Name', type: 'text', required: true, maxLength: 30, identifies: true },
    { key: 'leader_gender', means: 'gender', zh: '性别', en: 'Gender', type: 'select', required: true, options: gender },
    { key: 'leader_birth', means: 'birth', zh: '出生日期', en: 'Date of birth', type: 'date', isPast: true, required: true },
    { key: 'leader_id_type', means: 'id_type', zh: '证件类型', en: 'ID document', type: 'select', required: true, options: idType, default: 'id_card' },
    {
      key: 'leader_id_no',
      means: 'id_no',
      zh: '证件号码',
      en: 'ID number',
      type: 'id_card',
      required: true,
      sensitive: true,
      help: { zh: '居民身份证校验18位校验码，其他证件只校验非空', en: 'The check digit is verified for resident ID cards only' },
    },
    { key: 'leader_education', means: 'education', zh: '学历', en: 'Education', type: 'select', required: true, options: education },
    { key: 'leader_degree', means: 'degree', zh: '学位', en: 'Degree', type: 'select', required: true, options: degree },
    { key: 'leader_title', means: 'title', zh: '职称等级', en: 'Professional title level', type: 'select', required: true, options: titleLevel },
    { key: 'leader_position', means: 'position', zh: '职务', en: 'Position', type: 'text', required: true, maxLength: 50 },
    { key: 'leader_major', means: 'major', zh: '从事专业', en: 'Field of work', type: 'text', required: true, maxLength: 50 },
    { key: 'leader_phone', means: 'phone', zh: '手机号码', en: 'Mobile phone', type: 'phone', sensitive: true, required: true },
    { key: 'leader_email', means: 'email', zh: '电子邮箱', en: 'E-mail', type: 'email', required: true },
    { key: 'leader_months', zh: '每年用于本项目工作时间', en: 'Months a year on this project', type: 'decimal', required: true, min: 0, max: 12, precision: 1, unit: '月' },
    {
      key: 'leader_ongoing',
      zh: '在研市级及以上科技计划项目数',
      en: 'Ongoing municipal or higher projects',
      ...count('项'),
      help: { zh: '含作为负责人和主要参加人的在研项目，不含本次申报', en: 'As leader or key member, this application not counted' },
    },
    { key: 'leader_resume', means: 'resume', zh: '工作简历与代表性成果', en: 'Career and main results', type: 'textarea', required: true, maxLength: 1000 },
  ],
};
