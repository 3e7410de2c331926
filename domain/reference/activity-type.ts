import type { Dictionary } from '../definition';

export const activityType: Dictionary = {
  name: 'activity_type',
  title: { zh: '活动类型', en: 'Event type' },
  items: [
    { value: 'salon', zh: '创业沙龙', en: 'Start-up salon' },
    { value: 'roadshow', zh: '项目路演', en: 'Pitch event' },
    { value: 'contest', zh: '创业大赛', en: 'Start-up contest' },
    { value: 'training', zh: '创业教育培训', en: 'Entrepreneurship training' },
    { value: 'matchmaking', zh: '资源对接', en: 'Matchmaking' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
