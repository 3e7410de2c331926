import { count, type SectionOf } from '../../../definition';
import { honorLevel } from '../../../reference/achievements';
import { department } from '../../../reference/authorities';
import { hightechDomain } from '../../../reference/hightech-domain';
import { position } from '../../../reference/people';
import type { IncubationCarrierAnswers } from '../answers.generated';
import { carrierLevel, carrierType, corporationNature } from '../dictionaries';

export const baseData: SectionOf<IncubationCarrierAnswers, 'baseData'> = {
  key: 'baseData',
  kind: 'fields',
  title: { zh: '载体基本信息', en: 'Carrier information', ar: 'معلومات الحاضنة' },
  fields: [
    { key: 'carrier_name', zh: '载体名称', en: 'Carrier name', ar: 'اسم الحاضنة', type: 'text', required: true, maxLength: 100, identifies: true },
    { key: 'carrier_type', zh: '载体类型', en: 'Carrier type', ar: 'نوع الحاضنة', type: 'select', required: true, options: carrierType },
    { key: 'applied_level', zh: '申报级别', en: 'Level applied for', ar: 'المستوى المطلوب', type: 'select', required: true, options: carrierLevel },
    { key: 'operator_name', zh: '运营机构名称', en: 'Operator', ar: 'المشغّل', type: 'text', required: true, maxLength: 100, readonly: true, source: 'company.name' },
    {
      key: 'operator_credit_code',
      zh: '运营机构统一社会信用代码',
      en: "Operator's unified social credit code",
      ar: 'رمز الائتمان الاجتماعي الموحد للمشغّل',
      type: 'credit_code',
      required: true,
      maxLength: 18,
      readonly: true,
      source: 'company.credit_code',
    },
    { key: 'operator_nature', zh: '运营机构性质', en: 'Nature of the operator', ar: 'طبيعة المشغّل', type: 'select', required: true, options: corporationNature },
    { key: 'is_independent_legal', zh: '是否独立法人', en: 'Independent legal person?', ar: 'هل هو شخصية اعتبارية مستقلة؟', type: 'boolean', required: true },
    { key: 'registered_date', zh: '注册时间', en: 'Date of registration', ar: 'تاريخ التأسيس', type: 'date', isPast: true, required: true, source: 'company.registered_date' },
    { key: 'operation_start_date', zh: '实际运营开始时间', en: 'Start of operation', ar: 'بدء التشغيل', type: 'date', isPast: true, required: true },
    {
      key: 'department_in_charge',
      zh: '推荐单位（区县科技主管部门）',
      en: 'Recommending department',
      ar: 'الجهة الموصية',
      type: 'select',
      required: true,
      options: department,
      source: 'company.department',
    },
    { key: 'carrier_address', zh: '载体地址', en: 'Carrier address', ar: 'عنوان الحاضنة', type: 'text', required: true, maxLength: 200, identifies: true },
    {
      key: 'focus_industry',
      zh: '主要孵化产业领域',
      en: 'Main industry incubated',
      ar: 'القطاع الرئيسي المحتضن',
      type: 'cascader',
      required: true,
      options: hightechDomain,
      help: { zh: '专业孵化器必须准确选择', en: 'A specialised incubator must choose exactly', ar: 'على الحاضنة المتخصصة أن تختار بدقة' },
    },
    { key: 'existing_level', zh: '已获最高认定级别', en: 'Highest recognition so far', ar: 'أعلى اعتماد حتى الآن', type: 'select', options: honorLevel },
    { key: 'statistics_years', zh: '连续报送火炬统计年数', en: 'Consecutive years of Torch statistics', ar: 'عدد السنوات المتتالية لإحصاءات الشعلة', ...count('年'), max: 30 },
    { key: 'manager_name', zh: '载体负责人', en: 'Carrier manager', ar: 'مدير الحاضنة', type: 'text', required: true, maxLength: 50, identifies: true },
    { key: 'manager_position', zh: '负责人职务', en: "Manager's position", ar: 'منصب المدير', type: 'select', required: true, options: position },
    { key: 'manager_mobile', zh: '负责人手机', en: "Manager's mobile", ar: 'الهاتف المحمول للمدير', type: 'phone', sensitive: true, required: true, maxLength: 20 },
    { key: 'contact_name', zh: '联系人', en: 'Contact person', ar: 'جهة الاتصال', type: 'text', required: true, maxLength: 50, source: 'company.contact_name' },
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
