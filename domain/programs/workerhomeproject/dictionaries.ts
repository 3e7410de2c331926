/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

/** Source: practice. */
export const activityKind: Dictionary = {
  name: 'activity_kind',
  title: { zh: '活动类型', en: 'Type of activity', ar: 'نوع النشاط' },
  items: [
    { value: 'exchange', zh: '学术（技术）交流', en: 'Academic or technical exchange', ar: 'تبادل أكاديمي أو تقني' },
    { value: 'training', zh: '技术培训', en: 'Technical training', ar: 'تدريب تقني' },
    { value: 'method', zh: '创新方法培训', en: 'Innovation-method training', ar: 'تدريب على مناهج الابتكار' },
    { value: 'research', zh: '联合技术攻关', en: 'Joint technical problem-solving', ar: 'حل مشترك للمشكلات التقنية' },
    { value: 'popular', zh: '科普活动', en: 'Science outreach', ar: 'نشر الثقافة العلمية' },
    { value: 'policy', zh: '政策宣讲与建言献策', en: 'Policy briefing and suggestions', ar: 'التعريف بالسياسات والمقترحات' },
    { value: 'care', zh: '关爱慰问与文体活动', en: 'Care and recreation', ar: 'الرعاية والترفيه' },
    { value: 'recommend', zh: '人才举荐', en: 'Talent recommendation', ar: 'التوصية بالكفاءات' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};

/** Source: practice. */
export const homeKind: Dictionary = {
  name: 'home_kind',
  title: { zh: '建设性质', en: 'Kind of project', ar: 'صنف المشروع' },
  items: [
    { value: 'new', zh: '新建', en: 'New', ar: 'جديد' },
    { value: 'upgrade', zh: '改造提升', en: 'Upgrade', ar: 'تحديث' },
    { value: 'demo', zh: '示范创建', en: 'Demonstration site', ar: 'موقع نموذجي' },
  ],
};

/** Source: practice: association practice (enterprise, park, university, society, community); ceilings are guesses. */
export const workerhomeProjectType: Dictionary = {
  name: 'workerhome_project_type',
  title: { zh: '科技工作者之家类型', en: 'Type of home for science workers', ar: 'نوع بيت العاملين في العلوم' },
  items: [
    { value: 'enterprise', zh: '企业科协型', en: 'Enterprise association', ar: 'جمعية في شركة', grant_max_wan: 5, area_min: 50, workers_min: 20 },
    { value: 'park', zh: '园区型', en: 'Science or industry park', ar: 'مجمع علمي أو صناعي', grant_max_wan: 10, area_min: 100, workers_min: 50 },
    { value: 'campus', zh: '高校院所型', en: 'University or institute', ar: 'جامعة أو معهد', grant_max_wan: 5, area_min: 50, workers_min: 50 },
    { value: 'hospital', zh: '医疗卫生型', en: 'Hospital', ar: 'مستشفى', grant_max_wan: 5, area_min: 50, workers_min: 50 },
    { value: 'society', zh: '学会协会型', en: 'Learned society', ar: 'جمعية علمية', grant_max_wan: 5, area_min: 50, workers_min: 20 },
    { value: 'community', zh: '镇街社区型', en: 'Town or community', ar: 'بلدة أو مجتمع سكني', grant_max_wan: 5, area_min: 80, workers_min: 20 },
  ],
};
