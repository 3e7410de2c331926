import { pdf, type SectionOf } from '../../../definition';
import type { HightechAnswers } from '../answers.generated';
import { achievementSource, achievementType, transferResult, transferWay } from '../dictionaries';

export const achievements: SectionOf<HightechAnswers, 'achievements'> = {
  key: 'achievements',
  kind: 'table',
  title: { zh: '近三年科技成果转化汇总表', en: 'Technology transformation in the last three years' },
  shortTitle: { zh: '科技成果转化', en: 'Technology transformation' },
  help: {
    zh: '同一科技成果分别在国内外转化的，或转化为多个产品、服务、工艺、样品、样机等的，只计为一项',
    en: 'An achievement transformed several times, or into several products, counts once',
  },
  maxRows: 100,
  columns: [
    {
      key: 'achievement_name',
      zh: '科技成果名称',
      en: 'Achievement',
      type: 'text',
      required: true,
      maxLength: 100,
      why: { zh: '按年平均转化数评分，同一成果只计一次', en: 'The number per year is scored; the same achievement counts once' },
      example: '伺服驱动器散热技术',
    },
    { key: 'achievement_type', zh: '成果类型', en: 'Type', type: 'select', required: true, options: achievementType },
    { key: 'achievement_source', zh: '成果来源', en: 'Source', type: 'select', required: true, options: achievementSource },
    { key: 'transfer_result', zh: '转化结果', en: 'Result', type: 'select', required: true, options: transferResult },
    {
      key: 'transfer_year',
      zh: '转化时间',
      en: 'Year of transformation',
      type: 'year',
      required: true,
      why: { zh: '只计算近三年内的转化', en: 'Only the last three years count' },
      example: 2025,
    },
    { key: 'ip_nos', zh: '关联知识产权', en: 'Related IP', type: 'multiselect', required: true, options: { rowsOf: 'ip_table', column: 'ip_no' } },
    { key: 'rd_nos', zh: '关联研发活动', en: 'Related R&D activities', type: 'multiselect', required: true, options: { rowsOf: 'rd_activities', column: 'rd_no' } },
    { key: 'ps_nos', zh: '关联产品（服务）', en: 'Related products (services)', type: 'multiselect', required: true, options: { rowsOf: 'products', column: 'ps_no' } },
    { key: 'transfer_way', zh: '转化形式', en: 'Form of transformation', type: 'multiselect', required: true, options: transferWay },
    { key: 'proof_file', zh: '证明材料', en: 'Supporting document', ...pdf({ maxFiles: 3 }), required: true },
  ],
};
