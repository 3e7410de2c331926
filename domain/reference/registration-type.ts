import type { Dictionary } from '../definition';

/** Source: 关于市场主体统计分类的划分规定(国统字〔2023〕14号)三位代码. */
export const registrationType: Dictionary = {
  name: 'registration_type',
  title: { zh: '登记注册统计类别', en: 'Registration category' },
  items: [
    { value: '111', zh: '国有独资公司', en: 'Wholly state-owned company', capital: 'domestic' },
    { value: '112', zh: '私营有限责任公司', en: 'Private limited liability company', capital: 'domestic' },
    { value: '119', zh: '其他有限责任公司', en: 'Other limited liability company', capital: 'domestic' },
    { value: '121', zh: '私营股份有限公司', en: 'Private company limited by shares', capital: 'domestic' },
    { value: '129', zh: '其他股份有限公司', en: 'Other company limited by shares', capital: 'domestic' },
    { value: '131', zh: '全民所有制企业（国有企业）', en: 'State-owned enterprise (unincorporated as a company)', capital: 'domestic' },
    { value: '132', zh: '集体所有制企业（集体企业）', en: 'Collectively-owned enterprise', capital: 'domestic' },
    { value: '133', zh: '股份合作企业', en: 'Joint-stock cooperative enterprise', capital: 'domestic' },
    { value: '134', zh: '联营企业', en: 'Joint-operation enterprise', capital: 'domestic' },
    { value: '140', zh: '个人独资企业', en: 'Sole proprietorship', capital: 'domestic' },
    { value: '150', zh: '合伙企业', en: 'Partnership', capital: 'domestic' },
    { value: '190', zh: '其他内资企业', en: 'Other domestic enterprise', capital: 'domestic' },
    { value: '210', zh: '港澳台投资有限责任公司', en: 'Limited liability company with Hong Kong, Macao or Taiwan investment', capital: 'hmt' },
    { value: '220', zh: '港澳台投资股份有限公司', en: 'Company limited by shares with Hong Kong, Macao or Taiwan investment', capital: 'hmt' },
    { value: '230', zh: '港澳台投资合伙企业', en: 'Partnership with Hong Kong, Macao or Taiwan investment', capital: 'hmt' },
    { value: '290', zh: '其他港澳台投资企业', en: 'Other enterprise with Hong Kong, Macao or Taiwan investment', capital: 'hmt' },
    { value: '310', zh: '外商投资有限责任公司', en: 'Foreign-invested limited liability company', capital: 'foreign' },
    { value: '320', zh: '外商投资股份有限公司', en: 'Foreign-invested company limited by shares', capital: 'foreign' },
    { value: '330', zh: '外商投资合伙企业', en: 'Foreign-invested partnership', capital: 'foreign' },
    { value: '390', zh: '其他外商投资企业', en: 'Other foreign-invested enterprise', capital: 'foreign' },
    { value: '400', zh: '农民专业合作社（联合社）', en: "Farmers' cooperative (or union of cooperatives)", capital: 'domestic' },
    { value: '500', zh: '个体工商户', en: 'Individual business', capital: 'domestic' },
    { value: '900', zh: '其他市场主体', en: 'Other market entity', capital: 'domestic' },
  ],
};
