import { count, type SectionOf } from '../../../definition';
import { unitType } from '../../../reference/companies';
import { country } from '../../../reference/country';
import { degree, gender, idType, titleLevel } from '../../../reference/people';
import type { ScientistadvisorAnswers } from '../answers.generated';
import { talentTitle } from '../dictionaries';

export const advisor: SectionOf<ScientistadvisorAnswers, 'advisor'> = {
  key: 'advisor',
  kind: 'fields',
  listsAs: 'people',
  title: { zh: '受聘人信息', en: 'The advisor', ar: 'المستشار' },
  fields: [
    { key: 'adv_name', means: 'name', zh: '姓名', en: 'Name', ar: 'الاسم', type: 'text', required: true, maxLength: 50, identifies: true },
    { key: 'adv_gender', means: 'gender', zh: '性别', en: 'Gender', ar: 'الجنس', type: 'select', required: true, options: gender },
    { key: 'adv_birth', means: 'birth', zh: '出生日期', en: 'Date of birth', ar: 'تاريخ الميلاد', type: 'date', isPast: true, required: true },
    { key: 'adv_country', means: 'country', zh: '国籍（地区）', en: 'Nationality', ar: 'الجنسية', type: 'select', required: true, options: country, default: 'CN' },
    { key: 'adv_id_type', means: 'id_type', zh: '证件类型', en: 'ID document', ar: 'وثيقة الهوية', type: 'select', required: true, options: idType },
    { key: 'adv_id_no', means: 'id_no', zh: '证件号码', en: 'ID number', ar: 'رقم الهوية', type: 'id_card', required: true, sensitive: true },
    { key: 'adv_degree', means: 'degree', zh: '最高学位', en: 'Highest degree', ar: 'أعلى درجة علمية', type: 'select', required: true, options: degree },
    { key: 'adv_title', means: 'title', zh: '职称等级', en: 'Professional title level', ar: 'مستوى اللقب المهني', type: 'select', required: true, options: titleLevel },
    { key: 'adv_talent_titles', zh: '人才称号', en: 'Talent titles', ar: 'ألقاب الكفاءات', type: 'multiselect', required: true, options: talentTitle },
    { key: 'adv_retired', zh: '是否退休', en: 'Retired', ar: 'متقاعد', type: 'boolean', required: true },
    { key: 'adv_unit', means: 'unit', zh: '所在单位', en: 'Employer', ar: 'جهة العمل', type: 'text', required: true, maxLength: 100 },
    { key: 'adv_unit_type', zh: '单位类型', en: 'Type of employer', ar: 'نوع جهة العمل', type: 'select', required: true, options: unitType },
    { key: 'adv_position', means: 'position', zh: '职务', en: 'Position', ar: 'المنصب', type: 'text', required: true, maxLength: 50 },
    { key: 'adv_field', means: 'major', zh: '研究方向', en: 'Research field', ar: 'مجال البحث', type: 'text', required: true, maxLength: 100 },
    { key: 'adv_phone', means: 'phone', zh: '联系电话', en: 'Phone', ar: 'الهاتف', type: 'text', required: true, maxLength: 30 },
    { key: 'adv_email', means: 'email', zh: '电子邮箱', en: 'E-mail', ar: 'البريد الإلكتروني', type: 'email', required: true },
    { key: 'holds_equity', zh: '本人或所在单位是否在申报企业持股', en: 'Holds equity in the company', ar: 'يملك أسهمًا في الشركة', type: 'boolean', required: true },
    { key: 'other_posts', zh: '目前在其他企业受聘数量', en: 'Posts at other companies', ar: 'المناصب في شركات أخرى', ...count('家') },
    { key: 'adv_resume', means: 'resume', zh: '主要经历', en: 'Career', ar: 'السيرة المهنية', type: 'textarea', required: true, maxLength: 1000 },
  ],
};
