import type { SectionOf } from '../../../definition';
import type { HightechAnswers } from '../answers.generated';

export const innovationCapability: SectionOf<HightechAnswers, 'innovation_capability'> = {
  key: 'innovation_capability',
  kind: 'fields',
  title: { zh: '企业创新能力', en: 'Innovation capability', ar: 'القدرة على الابتكار' },
  fields: [
    {
      key: 'ip_effect',
      zh: '知识产权对企业竞争力的作用',
      en: 'How intellectual property supports competitiveness',
      ar: 'كيف تدعم الملكية الفكرية القدرة التنافسية',
      type: 'textarea',
      required: true,
      maxLength: 400,
    },
    { key: 'transfer_summary', zh: '科技成果转化情况', en: 'Technology transformation', ar: 'تحويل التقنية', type: 'textarea', required: true, maxLength: 400 },
    {
      key: 'rd_management',
      zh: '研究开发与技术创新组织管理情况',
      en: 'Organisation and management of R&D and innovation',
      ar: 'تنظيم البحث والتطوير والابتكار وإدارتهما',
      type: 'textarea',
      required: true,
      maxLength: 400,
    },
    { key: 'staff_management', zh: '管理与科技人员情况', en: 'Management and technical staff', ar: 'الإدارة والعاملون التقنيون', type: 'textarea', required: true, maxLength: 400 },
    {
      key: 'has_rd_system',
      zh: '制定了研究开发组织管理制度，建立了研发投入核算体系，编制了研发费用辅助账（≤6分）',
      en: 'R&D management system, R&D cost accounting and auxiliary ledger (up to 6 points)',
      ar: 'نظام إدارة البحث والتطوير ومحاسبة تكاليفه والدفتر المساعد (حتى 6 درجات)',
      type: 'boolean',
      required: true,
    },
    {
      key: 'has_rd_unit',
      zh: '设立了内部研究开发机构并具备相应科研条件，与国内外研究开发机构开展产学研合作（≤6分）',
      en: 'Internal R&D unit with facilities, and cooperation with research organisations (up to 6 points)',
      ar: 'وحدة بحث وتطوير داخلية بتجهيزاتها والتعاون مع هيئات البحث (حتى 6 درجات)',
      type: 'boolean',
      required: true,
    },
    {
      key: 'has_transfer_incentive',
      zh: '建立了科技成果转化的组织实施与激励奖励制度，建立开放式的创新创业平台（≤4分）',
      en: 'Transformation incentives and an open innovation platform (up to 4 points)',
      ar: 'حوافز التحويل ومنصة ابتكار مفتوحة (حتى 4 درجات)',
      type: 'boolean',
      required: true,
    },
    {
      key: 'has_talent_system',
      zh: '建立了科技人员的培养进修、职工技能培训、优秀人才引进及人才绩效评价奖励制度（≤4分）',
      en: 'Training, recruitment and performance reward systems for technical staff (up to 4 points)',
      ar: 'أنظمة تدريب العاملين التقنيين واستقطابهم ومكافأة أدائهم (حتى 4 درجات)',
      type: 'boolean',
      required: true,
    },
  ],
};
