/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

/** Source: practice. */
export const innovationType: Dictionary = {
  name: 'innovation_type',
  title: { zh: '创新类型', en: 'Type of innovation', ar: 'نوع الابتكار' },
  items: [
    { value: 'original', zh: '原始创新', en: 'Original innovation', ar: 'ابتكار أصيل' },
    { value: 'integrated', zh: '集成创新', en: 'Integrated innovation', ar: 'ابتكار تكاملي' },
    { value: 'reinnovation', zh: '引进消化吸收再创新', en: 'Re-innovation on imported technology', ar: 'ابتكار على تقنية مستوردة' },
  ],
};

/** Source: practice: provincial and municipal key R&D plans; ceilings are guesses. */
export const keyProjectType: Dictionary = {
  name: 'key_project_type',
  title: { zh: '重点研发项目类型', en: 'Key project type', ar: 'نوع مشروع البحث والتطوير الرئيسي' },
  items: [
    { value: 'industry_frontier', zh: '产业前瞻技术研发', en: 'Industry frontier technology', ar: 'تقنية صناعية رائدة', grant_max_wan: 100 },
    { value: 'core_tech', zh: '关键核心技术攻关', en: 'Key core technology', ar: 'تقنية أساسية رئيسية', grant_max_wan: 200 },
    {
      value: 'chain_collab',
      zh: '产业链协同创新（创新联合体）',
      en: 'Supply-chain joint innovation (innovation consortium)',
      ar: 'ابتكار مشترك في سلسلة الإمداد (ائتلاف ابتكار)',
      grant_max_wan: 300,
    },
    { value: 'transform', zh: '重大科技成果转化', en: 'Major result commercialisation', ar: 'تحويل تجاري لنتيجة كبرى', grant_max_wan: 300 },
    { value: 'modern_agri', zh: '现代农业技术', en: 'Modern agriculture technology', ar: 'تقنية الزراعة الحديثة', grant_max_wan: 50 },
    { value: 'intl_coop', zh: '国际（港澳台）科技合作', en: 'International science and technology cooperation', ar: 'تعاون علمي وتقني دولي', grant_max_wan: 50 },
  ],
};

/** Source: practice. */
export const projectTechSource: Dictionary = {
  name: 'project_tech_source',
  title: { zh: '技术来源', en: 'Source of technology', ar: 'مصدر التقنية الأصلي' },
  items: [
    { value: 'own', zh: '自主开发', en: 'Own development', ar: 'تطوير ذاتي' },
    { value: 'joint', zh: '产学研合作开发', en: 'Joint development with universities or institutes', ar: 'تطوير مشترك مع جامعات أو معاهد' },
    { value: 'transfer', zh: '高校院所成果转让（许可）', en: 'Transfer or licence from a university or institute', ar: 'نقل أو ترخيص من جامعة أو معهد' },
    { value: 'import', zh: '国外引进', en: 'Imported from abroad', ar: 'مستورد من الخارج' },
    { value: 'plan', zh: '国家（省）科技计划成果延续', en: 'Follow-up of a national or provincial plan result', ar: 'متابعة لنتيجة خطة وطنية أو إقليمية' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};

/** Source: standard: nine-level scale (GB/T 22900). */
export const trl: Dictionary = {
  name: 'trl',
  title: { zh: '技术就绪度', en: 'Technology readiness level', ar: 'مستوى الجاهزية التقنية' },
  items: [
    { value: '1', zh: '1级 基本原理被发现', en: 'TRL 1 basic principle observed', ar: 'المستوى 1: رُصد المبدأ الأساسي' },
    { value: '2', zh: '2级 技术方案形成', en: 'TRL 2 concept formulated', ar: 'المستوى 2: صيغ المفهوم' },
    { value: '3', zh: '3级 关键功能实验室验证', en: 'TRL 3 key function proved in the laboratory', ar: 'المستوى 3: أُثبتت الوظيفة الرئيسية في المختبر' },
    { value: '4', zh: '4级 实验室样品（原理样机）', en: 'TRL 4 laboratory sample or breadboard', ar: 'المستوى 4: عينة أو نموذج مختبري' },
    { value: '5', zh: '5级 模拟环境样机验证', en: 'TRL 5 prototype proved in a simulated environment', ar: 'المستوى 5: أُثبت نموذج أولي في بيئة محاكاة' },
    { value: '6', zh: '6级 典型环境示范（中试）', en: 'TRL 6 pilot demonstrated in a typical environment', ar: 'المستوى 6: عُرض نموذج تجريبي في بيئة نمطية' },
    { value: '7', zh: '7级 实际环境工程样机', en: 'TRL 7 engineering prototype in the real environment', ar: 'المستوى 7: نموذج هندسي في البيئة الحقيقية' },
    { value: '8', zh: '8级 定型与小批量生产', en: 'TRL 8 design frozen, small batch', ar: 'المستوى 8: ثُبّت التصميم، دفعات صغيرة' },
    { value: '9', zh: '9级 批量应用', en: 'TRL 9 in volume use', ar: 'المستوى 9: استخدام كمي' },
  ],
};
