import type { Dictionary } from '../definition';

/** A guess without a source. */
export const serviceFilingType: Dictionary = {
  name: 'service_filing_type',
  title: { zh: '申报类别', en: 'Filing category' },
  items: [
    { value: 'org_build', zh: '服务机构能力建设', en: 'Capacity building of a service organisation' },
    { value: 'platform', zh: '公共技术服务平台建设', en: 'Public technical service platform' },
    { value: 'performance', zh: '服务绩效后补助', en: 'Performance-based subsidy' },
    { value: 'demo', zh: '科技服务示范机构', en: 'Demonstration service organisation' },
  ],
};
