import { count, type SectionOf } from '../../../definition';
import { country } from '../../../reference/country';
import { degree, gender, workPermitCategory } from '../../../reference/people';
import type { OverseasprojectAnswers } from '../answers.generated';
import { introduceChannel } from '../dictionaries';

export const talent: SectionOf<OverseasprojectAnswers, 'talent'> = {
  key: 'talent',
  kind: 'fields',
  listsAs: 'people',
  title: { zh: '海外人才信息', en: 'The person', ar: 'الشخص' },
  fields: [
    { key: 'talent_name', means: 'name', zh: '中文姓名（或译名）', en: 'Name in Chinese', ar: 'الاسم بالصينية', type: 'text', required: true, maxLength: 50, identifies: true },
    {
      key: 'talent_name_en',
      means: 'name_en',
      zh: '护照姓名',
      en: 'Name as in passport',
      ar: 'الاسم كما في الجواز',
      type: 'text',
      required: true,
      maxLength: 80,
      identifies: true,
    },
    { key: 'talent_gender', means: 'gender', zh: '性别', en: 'Gender', ar: 'الجنس', type: 'select', required: true, options: gender },
    { key: 'talent_birth', means: 'birth', zh: '出生日期', en: 'Date of birth', ar: 'تاريخ الميلاد', type: 'date', isPast: true, required: true },
    { key: 'talent_country', means: 'country', zh: '国籍（地区）', en: 'Nationality', ar: 'الجنسية', type: 'select', required: true, options: country },
    { key: 'passport_no', means: 'id_no', zh: '护照（证件）号码', en: 'Passport no.', ar: 'رقم الجواز', type: 'text', required: true, maxLength: 30, sensitive: true },
    { key: 'passport_expiry', renews: 'lapse', zh: '护照有效期至', en: 'Passport valid until', ar: 'الجواز صالح حتى', type: 'date', required: true },
    { key: 'talent_degree', means: 'degree', zh: '最高学位', en: 'Highest degree', ar: 'أعلى درجة علمية', type: 'select', required: true, options: degree },
    { key: 'talent_school', zh: '毕业院校', en: 'University', ar: 'جامعة', type: 'text', required: true, maxLength: 100 },
    { key: 'talent_major', means: 'major', zh: '所学专业', en: 'Subject', ar: 'الموضوع', type: 'text', required: true, maxLength: 60 },
    {
      key: 'overseas_employer',
      means: 'unit',
      zh: '海外任职单位（来华前）',
      en: 'Last employer abroad',
      ar: 'آخر جهة عمل في الخارج',
      type: 'text',
      required: true,
      maxLength: 100,
    },
    { key: 'overseas_position', means: 'position', zh: '海外职务', en: 'Position abroad', ar: 'المنصب في الخارج', type: 'text', required: true, maxLength: 60 },
    { key: 'work_years', zh: '相关工作年限', en: 'Years of experience', ar: 'سنوات الخبرة', ...count('年'), max: 70 },
    { key: 'talent_phone', means: 'phone', zh: '联系电话', en: 'Phone', ar: 'الهاتف', type: 'text', required: true, maxLength: 30 },
    { key: 'talent_email', means: 'email', zh: '电子邮箱', en: 'E-mail', ar: 'البريد الإلكتروني', type: 'email', required: true },
    { key: 'permit_category', means: 'permit', zh: '工作许可类别', en: 'Work permit category', ar: 'فئة تصريح العمل', type: 'select', required: true, options: workPermitCategory },
    {
      key: 'permit_no',
      zh: '外国人工作许可证号',
      en: 'Work permit no.',
      ar: 'رقم تصريح العمل',
      type: 'text',
      maxLength: 40,
      requiredWhen: ({ talent }) => talent.permit_category !== 'exempt',
    },
    {
      key: 'permit_expiry',
      renews: 'lapse',
      zh: '工作许可有效期至',
      en: 'Work permit valid until',
      ar: 'تصريح العمل صالح حتى',
      type: 'date',
      requiredWhen: ({ talent }) => talent.permit_category !== 'exempt',
    },
    { key: 'channel', zh: '引才渠道', en: 'Channel', ar: 'القناة', type: 'select', required: true, options: introduceChannel },
    { key: 'talent_resume', means: 'resume', zh: '主要经历与专长', en: 'Career and expertise', ar: 'السيرة المهنية والخبرة', type: 'textarea', required: true, maxLength: 1000 },
  ],
};
