import { amount, count, type SectionOf } from '../../../definition';
import type { WorkerhomeprojectAnswers } from '../answers.generated';

export const activityYears: SectionOf<WorkerhomeprojectAnswers, 'activity_years'> = {
  key: 'activity_years',
  kind: 'yearly',
  title: { zh: '活动开展情况', en: 'Activities by year', ar: 'الأنشطة حسب السنة' },
  help: {
    zh: '上一年度为实际数，本年度和下一年度为计划数。',
    en: 'Last year is actual, this year and next year are planned.',
    ar: 'السنة الماضية فعلية، وهذه السنة والسنة القادمة مخططتان.',
  },
  years: { base: ({ ctx }) => ctx.batchYear, offsets: [-1, 0, 1] },
  indicators: [
    { key: 'affiliation_year', zh: '年度', en: 'Year', ar: 'السنة', type: 'year', required: true, auto: 'reporting_year' },
    { key: 'exchange_events', zh: '研讨交流场次', en: 'Exchange events', ar: 'فعاليات التبادل', ...count('场') },
    { key: 'training_events', zh: '技术与创新方法培训场次', en: 'Training events', ar: 'فعاليات التدريب', ...count('场') },
    { key: 'popular_events', zh: '科普活动场次', en: 'Outreach events', ar: 'فعاليات التوعية', ...count('场') },
    { key: 'tech_projects', zh: '技术攻关项目', en: 'Technical projects', ar: 'المشاريع التقنية', ...count('项') },
    { key: 'suggestions', zh: '合理化建议（采纳）', en: 'Suggestions adopted', ar: 'المقترحات المعتمدة', ...count('条') },
    { key: 'talent_recommended', zh: '举荐人才（奖项）', en: 'Talents or awards recommended', ar: 'الكفاءات أو الجوائز الموصى بها', ...count('人次') },
    { key: 'participants', zh: '参加人次', en: 'Participants', ar: 'المشاركون', ...count('人次') },
    { key: 'spending', zh: '活动支出', en: 'Spending', ar: 'الإنفاق', ...amount },
  ],
};
