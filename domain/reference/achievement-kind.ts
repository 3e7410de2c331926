import type { Dictionary } from '../definition';

/** Source: practice. */
export const achievementKind: Dictionary = {
  name: 'achievement_kind',
  title: { zh: '成果类型', en: 'Kind of achievement' },
  items: [
    { value: 'paper', zh: '论文', en: 'Paper' },
    { value: 'monograph', zh: '专著', en: 'Monograph' },
    { value: 'patent', zh: '发明专利', en: 'Invention patent' },
    { value: 'ip_other', zh: '其他知识产权', en: 'Other intellectual property' },
    { value: 'standard', zh: '标准', en: 'Standard' },
    { value: 'award', zh: '科技奖励', en: 'Award' },
    { value: 'product', zh: '新产品（新装备）', en: 'New product or equipment' },
    { value: 'process', zh: '新工艺', en: 'New process' },
    { value: 'project', zh: '承担项目', en: 'Funded project' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
