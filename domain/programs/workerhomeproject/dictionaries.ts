/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

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

/** Source: practice. */
export const homeKind: Dictionary = {
  name: 'home_kind',
  title: { zh: '建设性质', en: 'Kind of project' },
  items: [
    { value: 'new', zh: '新建', en: 'New' },
    { value: 'upgrade', zh: '改造提升', en: 'Upgrade' },
    { value: 'demo', zh: '示范创建', en: 'Demonstration site' },
  ],
};

/** Source: practice: association practice (enterprise, park, university, society, community); ceilings are guesses. */
export const workerhomeProjectType: Dictionary = {
  name: 'workerhome_project_type',
  title: { zh: '科技工作者之家类型', en: 'Type of home for science workers' },
  items: [
    { value: 'enterprise', zh: '企业科协型', en: 'Enterprise association', grant_max_wan: 5, area_min: 50, workers_min: 20 },
    { value: 'park', zh: '园区型', en: 'Science or industry park', grant_max_wan: 10, area_min: 100, workers_min: 50 },
    { value: 'campus', zh: '高校院所型', en: 'University or institute', grant_max_wan: 5, area_min: 50, workers_min: 50 },
    { value: 'hospital', zh: '医疗卫生型', en: 'Hospital', grant_max_wan: 5, area_min: 50, workers_min: 50 },
    { value: 'society', zh: '学会协会型', en: 'Learned society', grant_max_wan: 5, area_min: 50, workers_min: 20 },
    { value: 'community', zh: '镇街社区型', en: 'Town or community', grant_max_wan: 5, area_min: 80, workers_min: 20 },
  ],
};
