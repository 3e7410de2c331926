import type { Dictionary } from '../definition';

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
