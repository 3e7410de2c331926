/** Dictionaries of companies: types, size, qualifications, listing, zones, taxation and premises. */
import type { Dictionary } from '../definition';

/** Source: practice. */
export const unitType: Dictionary = {
  name: 'unit_type',
  title: { zh: '单位类型', en: 'Type of organisation' },
  items: [
    { value: 'enterprise', zh: '企业', en: 'Enterprise' },
    { value: 'university', zh: '高等院校', en: 'University or college' },
    { value: 'institute', zh: '科研院所', en: 'Research institute' },
    { value: 'new_rd', zh: '新型研发机构', en: 'New-type R&D institution' },
    { value: 'hospital', zh: '医疗卫生机构', en: 'Hospital or health institution' },
    { value: 'public_institution', zh: '其他事业单位', en: 'Other public institution' },
    { value: 'social_org', zh: '社会组织（学会、协会）', en: 'Society or association' },
    { value: 'government', zh: '机关', en: 'Government body' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};

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

/**
 * Source: 统计上大中小微型企业划分办法(2017). Its cut-offs in year-end employees and revenue (万元) differ by industry and are not part of
 * this dictionary; a company that misses one criterion of a size class belongs to the class below.
 */
export const enterpriseScale: Dictionary = {
  name: 'enterprise_scale',
  title: { zh: '企业规模', en: 'Enterprise scale' },
  items: [
    { value: '1', zh: '大型', en: 'Large' },
    { value: '2', zh: '中型', en: 'Medium' },
    { value: '3', zh: '小型', en: 'Small' },
    { value: '4', zh: '微型', en: 'Micro' },
  ],
};

/** Source: practice. */
export const companyQualification: Dictionary = {
  name: 'company_qualification',
  title: { zh: '企业资质', en: 'Enterprise qualifications' },
  items: [
    { value: 'hightech', zh: '国家高新技术企业', en: 'National high-tech enterprise' },
    { value: 'tech_sme', zh: '科技型中小企业', en: 'Technology-based SME' },
    { value: 'atse', zh: '技术先进型服务企业', en: 'Advanced technology service enterprise' },
    { value: 'gazelle', zh: '瞪羚企业', en: 'Gazelle enterprise' },
    { value: 'unicorn', zh: '独角兽（培育）企业', en: 'Unicorn (or candidate)' },
    { value: 'little_giant', zh: '专精特新“小巨人”企业', en: 'National "little giant" enterprise' },
    { value: 'srdi', zh: '省级专精特新中小企业', en: 'Provincial specialised and sophisticated SME' },
    { value: 'rd_platform', zh: '建有市级及以上研发平台', en: 'Hosts a municipal or higher R&D platform' },
    { value: 'above_scale', zh: '规模以上企业', en: 'Above-threshold enterprise (statistics)' },
    { value: 'listed', zh: '上市（挂牌）企业', en: 'Listed company' },
    { value: 'none', zh: '无', en: 'None' },
  ],
};

export const listingBoard: Dictionary = {
  name: 'listing_board',
  title: { zh: '上市类型', en: 'Listing type' },
  items: [
    { value: 'sh_main', zh: '上交所主板', en: 'Shanghai main board' },
    { value: 'star', zh: '科创板', en: 'STAR Market' },
    { value: 'sz_main', zh: '深交所主板', en: 'Shenzhen main board' },
    { value: 'chinext', zh: '创业板', en: 'ChiNext' },
    { value: 'bse', zh: '北交所', en: 'Beijing Stock Exchange' },
    { value: 'neeq', zh: '新三板', en: 'National Equities Exchange and Quotations (NEEQ)' },
    { value: 'regional', zh: '区域性股权市场', en: 'Regional equity market' },
    { value: 'hk', zh: '香港联交所', en: 'Hong Kong Stock Exchange' },
    { value: 'overseas', zh: '其他境外市场', en: 'Other overseas market' },
  ],
};

/** Source: Liaoning has eight national high-tech zones. Seed values of a sample city, which the deploying body replaces. */
export const nationalHiZone: Dictionary = {
  name: 'national_hi_zone',
  title: { zh: '国家级高新区', en: 'National high-tech zone' },
  items: [
    { value: 'shenyang', zh: '沈阳高新技术产业开发区', en: 'Shenyang High-tech Zone' },
    { value: 'dalian', zh: '大连高新技术产业园区', en: 'Dalian High-tech Zone' },
    { value: 'anshan', zh: '鞍山高新技术产业开发区', en: 'Anshan High-tech Zone' },
    { value: 'yingkou', zh: '营口高新技术产业开发区', en: 'Yingkou High-tech Zone' },
    { value: 'liaoyang', zh: '辽阳高新技术产业开发区', en: 'Liaoyang High-tech Zone' },
    { value: 'benxi', zh: '本溪高新技术产业开发区', en: 'Benxi High-tech Zone' },
    { value: 'jinzhou', zh: '锦州高新技术产业开发区', en: 'Jinzhou High-tech Zone' },
    { value: 'fuxin', zh: '阜新高新技术产业开发区', en: 'Fuxin High-tech Zone' },
  ],
};

/** Source: 高新技术企业认定 企业注册登记表. */
export const taxCollectionMethod: Dictionary = {
  name: 'tax_collection_method',
  title: { zh: '企业所得税征收方式', en: 'Corporate income tax collection method' },
  items: [
    { value: 'audit', zh: '查账征收', en: 'Levied on audited accounts' },
    { value: 'assessed', zh: '核定征收', en: 'Levied on assessment' },
  ],
};

export const siteOwnership: Dictionary = {
  name: 'site_ownership',
  title: { zh: '场地权属', en: 'Site tenure' },
  items: [
    { value: 'owned', zh: '自有', en: 'Owned' },
    { value: 'leased', zh: '租赁', en: 'Leased' },
    { value: 'free_use', zh: '无偿使用', en: 'Used free of charge' },
    { value: 'mixed', zh: '自有与租赁结合', en: 'Owned and leased' },
  ],
};
