import type { SectionOf } from '../../../definition';
import { department } from '../../../reference/authorities';
import { hightechDomain } from '../../../reference/hightech-domain';
import { keyIndustryChain } from '../../../reference/key-industry-chain';
import type { InnovationPlatformAnswers } from '../answers.generated';
import { hostNature } from '../dictionaries';

export const baseData: SectionOf<InnovationPlatformAnswers, 'baseData'> = {
  key: 'baseData',
  kind: 'fields',
  title: { zh: '平台与依托单位基本信息', en: 'Platform and host', ar: 'المنصة والجهة المضيفة' },
  fields: [
    {
      key: 'platform_name',
      identifies: true,
      zh: '平台名称',
      en: 'Platform name',
      ar: 'اسم المنصة',
      type: 'text',
      required: true,
      maxLength: 60,
      help: {
        zh: '一般为“城市+技术领域+平台类型”，不冠依托单位名称',
        en: "Usually city + technical field + kind, without the host's name",
        ar: 'عادة: المدينة + المجال التقني + النوع، دون اسم الجهة المضيفة',
      },
    },
    { key: 'host_name', zh: '依托单位名称', en: 'Host organisation', ar: 'الجهة المضيفة', type: 'text', required: true, maxLength: 100, readonly: true, source: 'company.name' },
    {
      key: 'credit_code',
      zh: '统一社会信用代码',
      en: 'Unified social credit code',
      ar: 'رمز الائتمان الاجتماعي الموحد',
      type: 'credit_code',
      required: true,
      maxLength: 18,
      readonly: true,
      source: 'company.credit_code',
    },
    { key: 'host_nature', zh: '依托单位性质', en: 'Nature of the host', ar: 'طبيعة الجهة المضيفة', type: 'select', required: true, options: hostNature },
    { key: 'registered_date', zh: '成立时间', en: 'Date of establishment', ar: 'تاريخ التأسيس', type: 'date', isPast: true, required: true, source: 'company.registered_date' },
    {
      key: 'department_in_charge',
      zh: '推荐单位',
      en: 'Recommending department',
      ar: 'الجهة الموصية',
      type: 'select',
      required: true,
      options: department,
      source: 'company.department',
    },
    { key: 'co_builders', zh: '共建单位', en: 'Co-building organisations', ar: 'الجهات المشاركة في الإنشاء', type: 'text', maxLength: 200 },
    { key: 'platform_address', zh: '平台地址', en: 'Platform address', ar: 'عنوان المنصة', type: 'text', required: true, maxLength: 200, identifies: true },
    { key: 'operation_start_date', zh: '平台组建（运行）时间', en: 'Start of operation', ar: 'بدء التشغيل', type: 'date', required: true },
    { key: 'domain', zh: '技术领域', en: 'Technical field', ar: 'المجال التقني', type: 'cascader', required: true, options: hightechDomain },
    {
      key: 'key_industry_chain',
      zh: '服务的重点产业链',
      en: 'Key industry chain served',
      ar: 'سلسلة الصناعة الرئيسية المخدومة',
      type: 'select',
      required: true,
      options: keyIndustryChain,
    },
    { key: 'existing_platforms', zh: '依托单位已有各级平台', en: 'Existing platforms of the host', ar: 'المنصات القائمة لدى الجهة المضيفة', type: 'textarea', maxLength: 300 },
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
