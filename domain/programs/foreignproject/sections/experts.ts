import type { SectionOf } from '../../../definition';
import { country } from '../../../reference/country';
import { degree, gender, workPermitCategory } from '../../../reference/people';
import type { ForeignprojectAnswers } from '../answers.generated';

export const experts: SectionOf<ForeignprojectAnswers, 'experts'> = {
  key: 'experts',
  kind: 'table',
  listsAs: 'people',
  title: { zh: '外国专家', en: 'Foreign experts', ar: 'الخبراء الأجانب' },
  minRows: 1,
  maxRows: 10,
  columns: [
    { key: 'name_en', means: 'name_en', zh: '护照姓名', en: 'Name as in passport', ar: 'الاسم كما في الجواز', type: 'text', required: true, maxLength: 80, identifies: true },
    { key: 'name_zh', means: 'name', zh: '中文译名', en: 'Name in Chinese', ar: 'الاسم بالصينية', type: 'text', required: true, maxLength: 50, identifies: true },
    { key: 'gender', means: 'gender', zh: '性别', en: 'Gender', ar: 'الجنس', type: 'select', required: true, options: gender },
    { key: 'birth', means: 'birth', zh: '出生日期', en: 'Date of birth', ar: 'تاريخ الميلاد', type: 'date', isPast: true, required: true },
    { key: 'country', means: 'country', zh: '国籍', en: 'Nationality', ar: 'الجنسية', type: 'select', required: true, options: country },
    { key: 'passport_no', means: 'id_no', zh: '护照号码', en: 'Passport no.', ar: 'رقم الجواز', type: 'text', required: true, maxLength: 30, uniqueInTable: true, sensitive: true },
    { key: 'degree', means: 'degree', zh: '最高学位', en: 'Highest degree', ar: 'أعلى درجة علمية', type: 'select', required: true, options: degree },
    { key: 'employer', means: 'unit', zh: '境外任职单位', en: 'Employer abroad', ar: 'جهة العمل في الخارج', type: 'text', required: true, maxLength: 150 },
    { key: 'position', means: 'position', zh: '职务（职称）', en: 'Position', ar: 'المنصب', type: 'text', required: true, maxLength: 80 },
    { key: 'expertise', means: 'resume', zh: '专长与代表性成果', en: 'Expertise and main results', ar: 'الخبرة وأهم النتائج', type: 'textarea', required: true, maxLength: 600 },
    { key: 'permit_category', means: 'permit', zh: '工作许可类别', en: 'Work permit category', ar: 'فئة تصريح العمل', type: 'select', required: true, options: workPermitCategory },
    { key: 'is_lead', zh: '是否首席专家', en: 'Lead expert', ar: 'الخبير الرئيسي', type: 'boolean', required: true },
    { key: 'work_days', zh: '计划在华工作天数', en: 'Planned days in China', ar: 'الأيام المخططة في الصين', type: 'integer', required: true, min: 1, unit: '天' },
  ],
};
