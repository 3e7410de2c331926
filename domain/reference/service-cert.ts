import type { Dictionary } from '../definition';

/** Source: practice. */
export const serviceCert: Dictionary = {
  name: 'service_cert',
  title: { zh: '服务资质', en: 'Service qualification' },
  items: [
    { value: 'cma', zh: '检验检测机构资质认定（CMA）', en: 'Metrology accreditation (CMA)' },
    { value: 'cnas', zh: '实验室认可（CNAS）', en: 'Laboratory accreditation (CNAS)' },
    { value: 'nat_transfer', zh: '国家技术转移机构', en: 'National technology transfer organisation' },
    { value: 'prov_transfer', zh: '省级技术转移机构', en: 'Provincial technology transfer organisation' },
    { value: 'patent_agency', zh: '专利代理机构执业许可', en: 'Patent agency licence' },
    { value: 'sme_platform', zh: '中小企业公共服务示范平台', en: 'SME public service demonstration platform' },
    { value: 'contract_reg', zh: '技术合同认定登记机构', en: 'Technology contract registration office' },
    { value: 'iso9001', zh: 'ISO 9001 质量管理体系', en: 'ISO 9001' },
    { value: 'other', zh: '其他', en: 'Other' },
    { value: 'none', zh: '无', en: 'None' },
  ],
};
