import type { Dictionary } from '../definition';

/** Source: practice. */
export const activityKind: Dictionary = {
  name: 'activity_kind',
  title: { zh: '活动类型', en: 'Type of activity' },
  items: [
    { value: 'exchange', zh: '学术（技术）交流', en: 'Academic or technical exchange' },
    { value: 'training', zh: '技术培训', en: 'Technical training' },
    { value: 'method', zh: '创新方法培训', en: 'Innovation-method training' },
    { value: 'research', zh: '联合技术攻关', en: 'Joint technical problem-solving' },
    { value: 'popular', zh: '科普活动', en: 'Science outreach' },
    { value: 'policy', zh: '政策宣讲与建言献策', en: 'Policy briefing and suggestions' },
    { value: 'care', zh: '关爱慰问与文体活动', en: 'Care and recreation' },
    { value: 'recommend', zh: '人才举荐', en: 'Talent recommendation' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
