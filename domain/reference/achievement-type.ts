import type { Dictionary } from '../definition';

/** Source: 高新技术企业认定 科技成果转化情况. */
export const achievementType: Dictionary = {
  name: 'achievement_type',
  title: { zh: '科技成果类型', en: 'Type of achievement' },
  items: [
    { value: 'patent', zh: '专利', en: 'Patent' },
    { value: 'copyright', zh: '版权', en: 'Copyright' },
    { value: 'ic_layout', zh: '集成电路布图设计', en: 'Integrated circuit layout design' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
