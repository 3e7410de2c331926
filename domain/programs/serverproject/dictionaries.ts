/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

/** Source: State Council 2014 no. 49: eight professional services plus integrated service. */
export const serviceCategory: Dictionary = {
  name: 'service_category',
  title: { zh: '科技服务类别', en: 'Category of science and technology service', ar: 'فئة خدمة العلوم والتقنية' },
  items: [
    { value: 'rd_design', zh: '研究开发', en: 'Research and development', ar: 'البحث والتطوير' },
    { value: 'transfer', zh: '技术转移', en: 'Technology transfer', ar: 'نقل التقنية' },
    { value: 'testing', zh: '检验检测认证', en: 'Inspection, testing and certification', ar: 'الفحص والاختبار والاعتماد' },
    { value: 'incubation', zh: '创业孵化', en: 'Incubation', ar: 'الاحتضان' },
    { value: 'ip', zh: '知识产权', en: 'Intellectual property', ar: 'الملكية الفكرية' },
    { value: 'consulting', zh: '科技咨询', en: 'Science and technology consulting', ar: 'استشارات العلوم والتقنية' },
    { value: 'finance', zh: '科技金融', en: 'Science and technology finance', ar: 'تمويل العلوم والتقنية' },
    { value: 'popular', zh: '科学技术普及', en: 'Science outreach', ar: 'نشر الثقافة العلمية' },
    { value: 'integrated', zh: '综合科技服务', en: 'Integrated service', ar: 'خدمة متكاملة' },
  ],
};

/** Source: practice. */
export const serviceCert: Dictionary = {
  name: 'service_cert',
  title: { zh: '服务资质', en: 'Service qualification', ar: 'مؤهل الخدمة' },
  items: [
    { value: 'cma', zh: '检验检测机构资质认定（CMA）', en: 'Metrology accreditation (CMA)', ar: 'اعتماد القياس (CMA)' },
    { value: 'cnas', zh: '实验室认可（CNAS）', en: 'Laboratory accreditation (CNAS)', ar: 'اعتماد المختبرات (CNAS)' },
    { value: 'nat_transfer', zh: '国家技术转移机构', en: 'National technology transfer organisation', ar: 'مؤسسة وطنية لنقل التقنية' },
    { value: 'prov_transfer', zh: '省级技术转移机构', en: 'Provincial technology transfer organisation', ar: 'مؤسسة إقليمية لنقل التقنية' },
    { value: 'patent_agency', zh: '专利代理机构执业许可', en: 'Patent agency licence', ar: 'ترخيص وكالة براءات' },
    { value: 'sme_platform', zh: '中小企业公共服务示范平台', en: 'SME public service demonstration platform', ar: 'منصة نموذجية للخدمات العامة للشركات الصغيرة والمتوسطة' },
    { value: 'contract_reg', zh: '技术合同认定登记机构', en: 'Technology contract registration office', ar: 'مكتب تسجيل العقود التقنية' },
    { value: 'iso9001', zh: 'ISO 9001 质量管理体系', en: 'ISO 9001', ar: 'ISO 9001' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
    { value: 'none', zh: '无', en: 'None', ar: 'لا يوجد' },
  ],
};

/** A guess without a source. */
export const serviceFilingType: Dictionary = {
  name: 'service_filing_type',
  title: { zh: '申报类别', en: 'Filing category', ar: 'فئة الطلب' },
  items: [
    { value: 'org_build', zh: '服务机构能力建设', en: 'Capacity building of a service organisation', ar: 'بناء قدرات مؤسسة خدمات' },
    { value: 'platform', zh: '公共技术服务平台建设', en: 'Public technical service platform', ar: 'منصة الخدمات التقنية العامة' },
    { value: 'performance', zh: '服务绩效后补助', en: 'Performance-based subsidy', ar: 'دعم حسب الأداء' },
    { value: 'demo', zh: '科技服务示范机构', en: 'Demonstration service organisation', ar: 'مؤسسة خدمات نموذجية' },
  ],
};

/** A guess without a source. */
export const serviceResult: Dictionary = {
  name: 'service_result',
  title: { zh: '服务成效', en: 'Outcome of the service', ar: 'حصيلة الخدمة' },
  items: [
    { value: 'contract', zh: '签订技术合同', en: 'Technology contract signed', ar: 'توقيع عقد تقني' },
    { value: 'product', zh: '形成新产品', en: 'New product', ar: 'منتج جديد' },
    { value: 'patent', zh: '获得知识产权', en: 'Intellectual property obtained', ar: 'الحصول على ملكية فكرية' },
    { value: 'certify', zh: '取得认证（认可）', en: 'Certification obtained', ar: 'الحصول على شهادة' },
    { value: 'finance', zh: '获得融资', en: 'Funding obtained', ar: 'الحصول على تمويل' },
    { value: 'saving', zh: '降本增效', en: 'Cost saved', ar: 'التكاليف الموفَّرة' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};
