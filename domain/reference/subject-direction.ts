import type { Dictionary } from '../definition';

/** A guess without a source. */
export const subjectDirection: Dictionary = {
  name: 'subject_direction',
  title: { zh: '选题方向', en: 'Direction' },
  items: [
    { value: 'policy', zh: '科技创新体制与政策', en: 'Innovation system and policy' },
    { value: 'cluster', zh: '产业创新集群与未来产业', en: 'Industrial clusters and future industries' },
    { value: 'talent', zh: '科技人才与教育科技人才一体化', en: 'Science talent' },
    { value: 'platform', zh: '创新平台与载体建设', en: 'Platforms and carriers' },
    { value: 'transfer', zh: '成果转化与科技金融', en: 'Commercialisation and finance' },
    { value: 'open', zh: '开放合作与区域一体化', en: 'Open cooperation and regional integration' },
    { value: 'association', zh: '科协改革与科学普及', en: 'Science association reform and outreach' },
    { value: 'livelihood', zh: '民生科技与社会治理', en: 'Livelihood and social governance' },
    { value: 'digital', zh: '数字经济与人工智能治理', en: 'Digital economy and AI governance' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
