import type { DocumentPlan } from '../../definition';
import type { Text } from '../../text';

/** Document of a technology plan or of the open-bid chain: they differ in title and appended files. */
export const createPlanDocument = (title: Text, { appended }: { appended: Text }): DocumentPlan => ({
  title,
  fileName: {
    zh: '{{batch_year}}_{{program}}_{{company_name}}_{{declaration_no}}',
    en: '{{batch_year}}_{{program}}_{{company_name}}_{{declaration_no}}',
    ar: '{{batch_year}}_{{program}}_{{company_name}}_{{declaration_no}}',
  },
  watermark: { zh: '草稿 不得作为申报材料', en: 'Draft, not for filing', ar: 'مسودة، لا تصلح للتقديم' },
  cover: [
    { zh: '申报编号', en: 'Declaration number', ar: 'رقم الطلب', value: ['{{declaration_no}}'] },
    { zh: '申报年度', en: 'Batch year', ar: 'سنة الدفعة', value: ['{{batch_year}}'] },
    { zh: '计划（专项）名称', en: 'Program', ar: 'البرنامج', value: ['{{program}}'] },
    {
      zh: '项目名称',
      en: 'Project title',
      ar: 'عنوان المشروع',
      value: ['{{project_name}}', '{{subject_name}}', '{{demand_name}}', '{{home_name}}', '{{program}}'],
    },
    { zh: '申报单位', en: 'Applicant', ar: 'مقدم الطلب', value: ['{{company_name}}'] },
    {
      zh: '项目负责人（当事人）',
      en: 'Leader or person concerned',
      ar: 'رئيس المشروع أو الشخص المعني',
      value: [
        '{{leader_name}}',
        '{{talent_name}}',
        '{{adv_name}}',
        '{{owner_name}}',
        '{{chair_name}}',
        '{{legal_rep_name}}',
      ],
    },
    {
      zh: '联系人及电话',
      en: 'Contact and phone',
      ar: 'جهة الاتصال والهاتف',
      value: ['{{contact_name}} {{contact_phone}}'],
    },
    { zh: '推荐部门', en: 'Recommending body', ar: 'الجهة الموصية', value: ['{{department}}'] },
    { zh: '申报日期', en: 'Date of filing', ar: 'تاريخ التقديم', value: ['{{submitted_on}}'] },
  ],
  footer: {
    zh: '申报编号与验证码',
    en: 'Declaration number and verification code',
    ar: 'رقم الطلب ورمز التحقق',
  },
  signPages: [
    {
      zh: '申报承诺书（法定代表人签字、单位公章）',
      en: 'Commitment letter: signature of the legal representative and company seal',
      ar: 'خطاب التعهد: توقيع الممثل القانوني وختم الشركة',
      statements: true,
    },
    { zh: '申报单位意见', en: 'Opinion of the applicant', ar: 'رأي مقدم الطلب' },
    { zh: '归口管理部门意见', en: 'Opinion of the department in charge', ar: 'رأي الإدارة المختصة' },
  ],
  appended,
});
