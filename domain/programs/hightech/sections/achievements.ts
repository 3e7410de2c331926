import { pdf, type SectionOf } from '../../../definition';
import type { HightechAnswers } from '../answers.generated';
import { achievementSource, achievementType, transferResult, transferWay } from '../dictionaries';

export const achievements: SectionOf<HightechAnswers, 'achievements'> = {
  key: 'achievements',
  kind: 'table',
  title: { zh: '近三年科技成果转化汇总表', en: 'Technology transformation in the last three years', ar: 'تحويل التقنية في السنوات الثلاث الأخيرة' },
  shortTitle: { zh: '科技成果转化', en: 'Technology transformation', ar: 'تحويل التقنية' },
  help: {
    zh: '同一科技成果分别在国内外转化的，或转化为多个产品、服务、工艺、样品、样机等的，只计为一项',
    en: 'An achievement transformed several times, or into several products, counts once',
    ar: 'الإنجاز الذي حُوّل عدة مرات أو إلى عدة منتجات يُحتسب مرة واحدة',
  },
  maxRows: 100,
  columns: [
    {
      key: 'achievement_name',
      zh: '科技成果名称',
      en: 'Achievement',
      ar: 'الإنجاز',
      type: 'text',
      required: true,
      maxLength: 100,
      why: {
        zh: '按年平均转化数评分，同一成果只计一次',
        en: 'The number per year is scored; the same achievement counts once',
        ar: 'يُقيّم العدد السنوي، ويُحتسب الإنجاز نفسه مرة واحدة',
      },
      example: '伺服驱动器散热技术',
    },
    { key: 'achievement_type', zh: '成果类型', en: 'Type', ar: 'النوع', type: 'select', required: true, options: achievementType },
    { key: 'achievement_source', zh: '成果来源', en: 'Source', ar: 'المصدر', type: 'select', required: true, options: achievementSource },
    { key: 'transfer_result', zh: '转化结果', en: 'Result', ar: 'النتيجة', type: 'select', required: true, options: transferResult },
    {
      key: 'transfer_year',
      zh: '转化时间',
      en: 'Year of transformation',
      ar: 'سنة التحويل',
      type: 'year',
      required: true,
      why: { zh: '只计算近三年内的转化', en: 'Only the last three years count', ar: 'تُحتسب السنوات الثلاث الأخيرة فقط' },
      example: 2025,
    },
    { key: 'ip_nos', zh: '关联知识产权', en: 'Related IP', ar: 'الملكية الفكرية ذات الصلة', type: 'multiselect', required: true, options: { rowsOf: 'ip_table', column: 'ip_no' } },
    {
      key: 'rd_nos',
      zh: '关联研发活动',
      en: 'Related R&D activities',
      ar: 'أنشطة البحث والتطوير ذات الصلة',
      type: 'multiselect',
      required: true,
      options: { rowsOf: 'rd_activities', column: 'rd_no' },
    },
    {
      key: 'ps_nos',
      zh: '关联产品（服务）',
      en: 'Related products (services)',
      ar: 'المنتجات (الخدمات) ذات الصلة',
      type: 'multiselect',
      required: true,
      options: { rowsOf: 'products', column: 'ps_no' },
    },
    { key: 'transfer_way', zh: '转化形式', en: 'Form of transformation', ar: 'شكل التحويل', type: 'multiselect', required: true, options: transferWay },
    { key: 'proof_file', zh: '证明材料', en: 'Supporting document', ar: 'مستند داعم', ...pdf({ maxFiles: 3 }), required: true },
  ],
};
