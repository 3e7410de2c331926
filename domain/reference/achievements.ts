/** Dictionaries of achievements: intellectual property, standards, honours and levels of technology. */
import type { Dictionary } from '../definition';

/** Source: practice. */
export const achievementKind: Dictionary = {
  name: 'achievement_kind',
  title: { zh: '成果类型', en: 'Kind of achievement' },
  items: [
    { value: 'paper', zh: '论文', en: 'Paper' },
    { value: 'monograph', zh: '专著', en: 'Monograph' },
    { value: 'patent', sameAs: 'invention', zh: '发明专利', en: 'Invention patent' },
    { value: 'ip_other', zh: '其他知识产权', en: 'Other intellectual property' },
    { value: 'standard', zh: '标准', en: 'Standard' },
    { value: 'award', zh: '科技奖励', en: 'Award' },
    { value: 'product', zh: '新产品（新装备）', en: 'New product or equipment' },
    { value: 'process', zh: '新工艺', en: 'New process' },
    { value: 'project', zh: '承担项目', en: 'Funded project' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};

/** Source: practice. */
export const applicationStatus: Dictionary = {
  name: 'application_status',
  title: { zh: '成果应用状态', en: 'State of application' },
  items: [
    { value: 'volume', zh: '批量生产（应用）', en: 'In volume' },
    { value: 'small', zh: '小批量试用', en: 'Small batch or trial' },
    { value: 'pilot', zh: '中试', en: 'Pilot' },
    { value: 'lab', zh: '实验室阶段', en: 'Laboratory' },
    { value: 'transferred', zh: '已转让（许可）', en: 'Transferred or licensed' },
  ],
};

export const honorLevel: Dictionary = {
  name: 'honor_level',
  title: { zh: '级别', en: 'Level' },
  items: [
    { value: 'national', zh: '国家级', en: 'National' },
    { value: 'provincial', zh: '省（部）级', en: 'Provincial or ministerial' },
    { value: 'municipal', zh: '市级', en: 'Municipal' },
    { value: 'district', zh: '区县级', en: 'District or county' },
  ],
};

/** Source: practice. */
export const ipOwnership: Dictionary = {
  name: 'ip_ownership',
  title: { zh: '知识产权归属', en: 'Ownership of intellectual property' },
  items: [
    { value: 'demander', zh: '归发榜方', en: 'Demand side' },
    { value: 'bidder', zh: '归揭榜方', en: 'Bidder' },
    { value: 'shared', zh: '双方共有', en: 'Shared' },
    { value: 'contract', zh: '按合同约定', en: 'As the contract says' },
  ],
};

/**
 * Source: 高新技术企业认定管理工作指引;类别划分 Ⅰ 类、Ⅱ 类. class 1 = 按Ⅰ类评价, class 2 = 按Ⅱ类评价. Class 2 items may support a high-tech application
 * only once.
 */
export const ipType: Dictionary = {
  name: 'ip_type',
  title: { zh: '知识产权类别', en: 'Intellectual property type' },
  items: [
    { value: 'invention', zh: '发明专利（非国防专利）', en: 'Invention patent (non-defence)', class: 1, no_pattern: '^(ZL)?(\\d{8}|\\d{12})\\.[0-9X]$' },
    { value: 'invention_defence', zh: '发明专利（国防专利）', en: 'Invention patent (defence)', class: 1 },
    { value: 'plant_variety', zh: '植物新品种', en: 'New plant variety', class: 1 },
    { value: 'crop_variety', zh: '国家级农作物品种', en: 'National-level crop variety', class: 1 },
    { value: 'new_drug', zh: '国家新药', en: 'National new drug', class: 1 },
    { value: 'tcm_protected', zh: '国家一级中药保护品种', en: 'Grade-one protected Chinese medicine variety', class: 1 },
    { value: 'ic_layout', zh: '集成电路布图设计专有权', en: 'Exclusive right of integrated circuit layout design', class: 1 },
    { value: 'utility_model', zh: '实用新型专利', en: 'Utility model patent', class: 2, no_pattern: '^(ZL)?(\\d{8}|\\d{12})\\.[0-9X]$' },
    { value: 'design', zh: '外观设计专利', en: 'Design patent', class: 2, no_pattern: '^(ZL)?(\\d{8}|\\d{12})\\.[0-9X]$' },
    { value: 'software_copyright', zh: '软件著作权', en: 'Software copyright', class: 2, no_pattern: '^\\d{4}SR\\d{6,7}$' },
  ],
};

export const standardLevel: Dictionary = {
  name: 'standard_level',
  title: { zh: '标准级别', en: 'Standard level' },
  items: [
    { value: 'international', zh: '国际标准', en: 'International standard' },
    { value: 'national', zh: '国家标准', en: 'National standard' },
    { value: 'industry', zh: '行业标准', en: 'Industry standard' },
    { value: 'local', zh: '地方标准', en: 'Local standard' },
    { value: 'association', zh: '团体标准', en: 'Association standard' },
    { value: 'test_method', zh: '检测方法', en: 'Test method' },
    { value: 'technical_spec', zh: '技术规范', en: 'Technical specification' },
  ],
};

export const standardRole: Dictionary = {
  name: 'standard_role',
  title: { zh: '参与方式', en: 'Role' },
  items: [
    { value: 'lead', zh: '主持', en: 'Lead' },
    { value: 'participate', zh: '参与', en: 'Participant' },
  ],
};

/** Source: practice. */
export const techLevel: Dictionary = {
  name: 'tech_level',
  title: { zh: '技术水平', en: 'Technical level' },
  items: [
    { value: 'intl_lead', zh: '国际领先', en: 'World-leading' },
    { value: 'intl_adv', zh: '国际先进', en: 'World-advanced' },
    { value: 'dom_lead', zh: '国内领先', en: 'Leading in China' },
    { value: 'dom_adv', zh: '国内先进', en: 'Advanced in China' },
    { value: 'region_lead', zh: '省内（区域）领先', en: 'Leading in the province or region' },
  ],
};
