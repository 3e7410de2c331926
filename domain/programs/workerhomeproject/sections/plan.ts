import type { SectionOf } from '../../../definition';
import { countMonths } from '../../../expressions/dates';
import type { WorkerhomeprojectAnswers } from '../answers.generated';

export const plan: SectionOf<WorkerhomeprojectAnswers, 'plan'> = {
  key: 'plan',
  kind: 'fields',
  title: { zh: '建设方案', en: 'Plan', ar: 'الخطة' },
  fields: [
    { key: 'start_date', zh: '建设开始日期', en: 'Start date', ar: 'تاريخ البدء', type: 'date', required: true },
    { key: 'end_date', zh: '建设完成日期', en: 'End date', ar: 'تاريخ الانتهاء', type: 'date', required: true },
    { key: 'duration_months', zh: '建设周期', en: 'Duration', ar: 'المدة', type: 'integer', unit: '月', computed: ({ plan }) => countMonths(plan.start_date, plan.end_date) },
    { key: 'target', zh: '建设目标', en: 'Target', ar: 'الهدف', type: 'textarea', required: true, maxLength: 800 },
    {
      key: 'career_home',
      zh: '事业之家：服务创新创业与技术攻关',
      en: 'Work: help with innovation and problem-solving',
      ar: 'العمل: المساعدة في الابتكار وحل المشكلات',
      type: 'textarea',
      required: true,
      maxLength: 800,
    },
    {
      key: 'activity_home',
      zh: '活动之家：学术交流与文体活动',
      en: 'Activities: exchange and recreation',
      ar: 'الأنشطة: التبادل والترفيه',
      type: 'textarea',
      required: true,
      maxLength: 800,
    },
    { key: 'spirit_home', zh: '精神之家：弘扬科学家精神与思想引领', en: 'Spirit: the scientist spirit', ar: 'الروح: روح العالِم', type: 'textarea', required: true, maxLength: 800 },
    {
      key: 'service_home',
      zh: '服务之家：人才举荐、权益维护与生活服务',
      en: 'Service: recommendation, rights and daily life',
      ar: 'الخدمة: التوصية والحقوق والحياة اليومية',
      type: 'textarea',
      required: true,
      maxLength: 800,
    },
    { key: 'safeguards', zh: '运行管理与长效机制', en: 'Running and upkeep', ar: 'التشغيل والصيانة', type: 'textarea', required: true, maxLength: 600 },
  ],
};
