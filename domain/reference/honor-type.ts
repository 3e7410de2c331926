import type { Dictionary } from '../definition';

export const honorType: Dictionary = {
  name: 'honor_type',
  title: { zh: '荣誉资质类别', en: 'Honour or qualification type' },
  items: [
    { value: 'hightech', zh: '高新技术企业', en: 'High-tech enterprise' },
    { value: 'tech_sme', zh: '科技型中小企业', en: 'Technology-based SME' },
    { value: 'specialized', zh: '专精特新中小企业', en: 'Specialised and sophisticated SME' },
    { value: 'little_giant', zh: '专精特新小巨人企业', en: 'Little giant enterprise' },
    { value: 'champion', zh: '制造业单项冠军', en: 'Manufacturing single champion' },
    { value: 'eaglet', zh: '雏鹰企业', en: 'Eaglet enterprise' },
    { value: 'ip_demo', zh: '知识产权优势（示范）企业', en: 'IP advantage or demonstration enterprise' },
    { value: 'tech_award', zh: '科学技术奖', en: 'Science and technology award' },
    { value: 'patent_award', zh: '专利奖', en: 'Patent award' },
    { value: 'contest', zh: '创新创业大赛奖项', en: 'Innovation and start-up contest award' },
    { value: 'quality_award', zh: '质量奖', en: 'Quality award' },
    {
      value: 'rd_platform',
      zh: '研发平台（重点实验室、技术创新中心、企业技术中心等）',
      en: 'R&D platform (key laboratory, technology innovation centre, enterprise technology centre, etc.)',
    },
    { value: 'first_set', zh: '首台（套）、首批次、首版次', en: 'First unit, first batch or first version' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
