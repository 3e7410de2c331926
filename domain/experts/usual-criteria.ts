import type { Criterion, DecisionKind } from '../definition';

const innovation: Criterion = {
  key: 'innovation',
  zh: '创新性',
  en: 'Innovation',
  ar: 'الابتكار',
  points: 30,
  hint: {
    zh: '技术的先进性、创新点和自主知识产权',
    en: 'How advanced and how new it is, and whose intellectual property',
    ar: 'مدى تقدمه وجدته ولمن ملكيته الفكرية',
  },
};
const conditions: Criterion = {
  key: 'conditions',
  zh: '团队与条件',
  en: 'Team and conditions',
  ar: 'الفريق والظروف',
  points: 15,
  hint: {
    zh: '负责人与团队的能力、研发条件和前期基础',
    en: 'The team’s abilities, equipment, and what has been done before',
    ar: 'قدرات الفريق والمعدات وما أُنجز من قبل',
  },
};
const benefit: Criterion = {
  key: 'benefit',
  zh: '效益与前景',
  en: 'Benefit and prospects',
  ar: 'الفائدة والآفاق',
  points: 20,
  hint: {
    zh: '经济和社会效益、市场前景、带动作用',
    en: 'Economic and social benefit, the market, what it sets in motion',
    ar: 'الفائدة الاقتصادية والاجتماعية والسوق وما يحفزه',
  },
};
const budget: Criterion = {
  key: 'budget',
  zh: '经费合理性',
  en: 'Budget',
  ar: 'الميزانية',
  points: 10,
  hint: {
    zh: '预算与任务相符，自筹资金落实',
    en: 'The budget fits the tasks, and the own funds are there',
    ar: 'الميزانية تناسب المهام والتمويل الذاتي متوفر',
  },
};

/**
 * Criteria of programs that name none, by what is decided: of a company that is recognised nobody asks for a budget. No source;
 * usual practice of reviews.
 */
export const usualCriteria: Record<DecisionKind, readonly Criterion[]> = {
  funding: [
    innovation,
    {
      key: 'feasibility',
      zh: '可行性',
      en: 'Feasibility',
      ar: 'الجدوى',
      points: 25,
      hint: {
        zh: '目标明确、路线合理、指标可考核、进度可行',
        en: 'Clear aims, a sound approach, indicators that can be checked, a schedule that holds',
        ar: 'أهداف واضحة ومنهج سليم ومؤشرات قابلة للتحقق وجدول زمني واقعي',
      },
    },
    conditions,
    benefit,
    budget,
  ],
  recognition: [
    {
      key: 'eligibility',
      zh: '条件符合性',
      en: 'Eligibility',
      ar: 'استيفاء الشروط',
      points: 25,
      hint: {
        zh: '符合认定条件，佐证材料真实、完整',
        en: 'The conditions of the recognition are met, and the evidence is true and complete',
        ar: 'استيفاء شروط الاعتماد وصحة المستندات واكتمالها',
      },
    },
    {
      ...innovation,
      zh: '创新能力',
      en: 'Ability to innovate',
      ar: 'القدرة على الابتكار',
      hint: {
        zh: '研发投入、自主知识产权和成果转化',
        en: 'What is spent on research, own intellectual property, and results put to use',
        ar: 'الإنفاق على البحث والملكية الفكرية والنتائج المستخدمة',
      },
    },
    conditions,
    benefit,
    {
      key: 'management',
      zh: '管理与规范',
      en: 'Research management',
      ar: 'إدارة البحث',
      points: 10,
      hint: {
        zh: '研发管理制度健全，财务核算规范',
        en: 'Rules for research are in place, and the accounts are in order',
        ar: 'وجود لوائح للبحث وانتظام الحسابات',
      },
    },
  ],
  publication: [
    {
      key: 'need',
      zh: '需求真实性',
      en: 'Need',
      ar: 'الحاجة',
      points: 30,
      hint: {
        zh: '需求来自企业实际，企业自身难以解决',
        en: 'The need is real, and the company cannot meet it by itself',
        ar: 'الحاجة حقيقية ولا تستطيع الشركة تلبيتها وحدها',
      },
    },
    { ...innovation, points: 25 },
    {
      key: 'targets',
      zh: '指标明确性',
      en: 'Targets',
      ar: 'الأهداف',
      points: 15,
      hint: {
        zh: '技术指标具体、可考核，完成时限合理',
        en: 'Technical targets can be checked, and the time for them is reasonable',
        ar: 'أهداف تقنية قابلة للتحقق ومهلة معقولة',
      },
    },
    benefit,
    {
      ...budget,
      zh: '资金落实',
      en: 'Funds',
      ar: 'التمويل',
      hint: {
        zh: '榜单金额合理，出资有保障',
        en: 'The reward is reasonable, and the money for it is there',
        ar: 'المكافأة معقولة والمال متوفر',
      },
    },
  ],
  acceptance: [
    {
      key: 'targets',
      zh: '指标完成情况',
      en: 'Targets reached',
      ar: 'تحقيق الأهداف',
      points: 40,
      hint: {
        zh: '任务书各项指标完成情况及佐证',
        en: 'What of the task book is reached, with evidence',
        ar: 'ما تحقق من دفتر المهام مع الأدلة',
      },
    },
    { ...innovation, points: 20 },
    { ...benefit, points: 25 },
    {
      ...budget,
      zh: '经费使用',
      en: 'Use of the grant',
      ar: 'استخدام المنحة',
      points: 15,
      hint: {
        zh: '经费使用合规，与预算相符',
        en: 'The money was spent by the rules and as budgeted',
        ar: 'أُنفق المال وفق القواعد والميزانية',
      },
    },
  ],
};
