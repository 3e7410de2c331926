import { type Answers, amount, count, type FieldsSection } from '../../../definition';
import { department, district } from '../../../reference/authorities';
import { companyQualification, unitType } from '../../../reference/companies';
import { industry } from '../../../reference/industry';
import type { ApplicantBasic } from '../answers.generated';

export const applicantBasic: FieldsSection<Answers, 'applicant_basic', ApplicantBasic> = {
  key: 'applicant_basic',
  kind: 'fields',
  title: { zh: '申报单位基本情况', en: 'Applicant', ar: 'مقدم الطلب' },
  help: {
    zh: '带出企业中心登记的信息，如有变化请先在企业信息中更新。',
    en: 'Filled in from the enterprise centre. Update company information first if anything has changed.',
    ar: 'تُملأ من مركز الشركة. حدّث معلومات الشركة أولًا إن تغيّر شيء.',
  },
  fields: [
    { key: 'company_name', zh: '单位名称', en: 'Legal name', ar: 'الاسم القانوني', type: 'text', required: true, maxLength: 100, readonly: true, source: 'company.name' },
    {
      key: 'credit_code',
      zh: '统一社会信用代码',
      en: 'Unified social credit code',
      ar: 'رمز الائتمان الاجتماعي الموحد',
      type: 'credit_code',
      required: true,
      readonly: true,
      source: 'company.credit_code',
    },
    { key: 'unit_type', zh: '单位类型', en: 'Type of organisation', ar: 'نوع الجهة', type: 'select', required: true, options: unitType, source: 'company.unit_type' },
    { key: 'registered_date', zh: '注册成立日期', en: 'Date of registration', ar: 'تاريخ التأسيس', type: 'date', isPast: true, required: true, source: 'company.registered_date' },
    { key: 'registered_capital', zh: '注册资本', en: 'Registered capital', ar: 'رأس المال المسجل', ...amount, source: 'company.registered_capital' },
    { key: 'legal_rep_name', zh: '法定代表人', en: 'Legal representative', ar: 'الممثل القانوني', type: 'text', required: true, maxLength: 30, source: 'company.legal_rep_name' },
    {
      key: 'registered_address',
      zh: '注册地址',
      en: 'Registered address',
      ar: 'العنوان المسجل',
      type: 'text',
      required: true,
      maxLength: 200,
      source: 'company.registered_address',
    },
    { key: 'district', zh: '行政区域', en: 'District', ar: 'المنطقة', type: 'select', required: true, options: district, source: 'company.district' },
    {
      key: 'department',
      zh: '归口管理（推荐）部门',
      en: 'Department in charge',
      ar: 'الإدارة المختصة',
      type: 'select',
      required: true,
      options: department,
      source: 'company.department',
      help: { zh: '初审由该部门办理', en: 'This department makes the first review', ar: 'تتولى هذه الإدارة المراجعة الأولى' },
    },
    { key: 'industry', zh: '所属行业', en: 'Industry', ar: 'القطاع', type: 'cascader', required: true, options: industry, source: 'company.industry' },
    {
      key: 'qualifications',
      zh: '企业资质',
      en: 'Qualifications held',
      ar: 'الاعتمادات الحالية',
      type: 'multiselect',
      required: true,
      options: companyQualification,
      source: 'company.qualifications',
    },
    { key: 'employee_total', zh: '职工总数', en: 'Employees', ar: 'عدد العاملين', type: 'integer', required: true, min: 1, unit: '人', source: 'company.employee_total' },
    { key: 'rd_staff', zh: '研发人员数', en: 'R&D staff', ar: 'العاملون في البحث والتطوير', ...count('人'), source: 'company.rd_staff' },
  ],
};
