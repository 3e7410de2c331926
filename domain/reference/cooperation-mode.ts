import type { Dictionary } from '../definition';

/** Source: practice. */
export const cooperationMode: Dictionary = {
  name: 'cooperation_mode',
  title: { zh: '合作方式', en: 'Mode of cooperation' },
  items: [
    { value: 'joint', zh: '联合开发', en: 'Joint development' },
    { value: 'commission', zh: '委托开发', en: 'Commissioned development' },
    { value: 'transfer', zh: '技术转让（许可）', en: 'Technology transfer or licence' },
    { value: 'equity', zh: '技术入股', en: 'Technology as equity' },
    { value: 'consulting', zh: '技术咨询与服务', en: 'Technical consulting and service' },
    { value: 'platform', zh: '共建研发机构', en: 'Joint R&D institution' },
    { value: 'talent', zh: '引进人才团队', en: 'Bringing in a team' },
    { value: 'none', zh: '无合作', en: 'None' },
  ],
};
