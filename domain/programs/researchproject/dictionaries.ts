/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

/** Source: practice; ceilings are guesses. */
export const researchProjectType: Dictionary = {
  name: 'research_project_type',
  title: { zh: '研究项目类型', en: 'Research project type', ar: 'نوع المشروع البحثي' },
  items: [
    { value: 'basic', zh: '自然科学基础研究', en: 'Basic research', ar: 'بحث أساسي', grant_max_wan: 20 },
    { value: 'applied_basic', zh: '应用基础研究', en: 'Applied basic research', ar: 'بحث أساسي تطبيقي', grant_max_wan: 30 },
    { value: 'tech_dev', zh: '共性技术开发', en: 'Generic technology development', ar: 'تطوير تقنية مشتركة', grant_max_wan: 50 },
    { value: 'medical', zh: '医学应用研究', en: 'Applied medical research', ar: 'بحث طبي تطبيقي', grant_max_wan: 10 },
    { value: 'youth', zh: '青年科技人才项目', en: 'Young scientist project', ar: 'مشروع عالم شاب', grant_max_wan: 15 },
  ],
};
