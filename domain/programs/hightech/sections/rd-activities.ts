import type { SectionOf } from '../../../definition';
import { round2 } from '../../../expressions/numbers';
import { hightechDomain } from '../../../reference/hightech-domain';
import type { HightechAnswers } from '../answers.generated';
import { techSource } from '../dictionaries';

export const rdActivities: SectionOf<HightechAnswers, 'rd_activities'> = {
  key: 'rd_activities',
  kind: 'table',
  title: { zh: '企业研究开发活动情况表（近三年执行的活动，按单一活动填报）', en: 'R&D activities of the last three years, one record per activity' },
  shortTitle: { zh: '研发活动', en: 'R&D activities' },
  layout: 'cards',
  autoNumber: { column: 'rd_no', prefix: 'RD', digits: 2 },
  minRows: 1,
  maxRows: 100,
  columns: [
    { key: 'rd_no', zh: '研发活动编号', en: 'R&D activity number', type: 'text', required: true, auto: 'row_number' },
    { key: 'rd_name', zh: '研发活动名称', en: 'Activity name', type: 'text', required: true, maxLength: 100 },
    { key: 'start_date', zh: '开始日期', en: 'Start date', type: 'date', required: true },
    { key: 'end_date', zh: '结束日期', en: 'End date', type: 'date', required: true },
    { key: 'tech_field', zh: '技术领域', en: 'Technical field', type: 'cascader', required: true, options: hightechDomain },
    { key: 'tech_source', zh: '技术来源', en: 'Technology source', type: 'select', required: true, options: techSource },
    { key: 'ip_nos', zh: '知识产权编号', en: 'Related IP numbers', type: 'multiselect', options: { rowsOf: 'ip_table', column: 'ip_no' } },
    { key: 'headcount', zh: '参加人员数', en: 'Number of participants', type: 'integer', required: true, min: 1, unit: '人' },
    { key: 'budget_total', zh: '研发经费总预算', en: 'Total budget', type: 'money_wan', required: true, min: 0, precision: 2, unit: '万元' },
    { key: 'spend_y1', zh: '近三年支出：第一年（Y-3）', en: 'Spending in year 1 (Y-3)', type: 'money_wan', required: true, min: 0, precision: 2, unit: '万元' },
    { key: 'spend_y2', zh: '近三年支出：第二年（Y-2）', en: 'Spending in year 2 (Y-2)', type: 'money_wan', required: true, min: 0, precision: 2, unit: '万元' },
    { key: 'spend_y3', zh: '近三年支出：第三年（Y-1）', en: 'Spending in year 3 (Y-1)', type: 'money_wan', required: true, min: 0, precision: 2, unit: '万元' },
    {
      key: 'spend_total',
      zh: '研发经费近三年总支出',
      en: 'Total spending over three years',
      type: 'money_wan',
      precision: 2,
      unit: '万元',
      computed: (_scope, row) => round2(row.spend_y1 + row.spend_y2 + row.spend_y3),
    },
    { key: 'purpose', zh: '目的及组织实施方式', en: 'Purpose and organisation', type: 'textarea', required: true, maxLength: 400 },
    { key: 'core_tech', zh: '核心技术及创新点', en: 'Core technology and innovations', type: 'textarea', required: true, maxLength: 400 },
    { key: 'stage_results', zh: '取得的阶段性成果', en: 'Results so far', type: 'textarea', required: true, maxLength: 400 },
    {
      key: 'approval_file',
      zh: '立项证明（已验收或结题的附验收或结题报告）',
      en: 'Project approval, with acceptance or closing report if finished',
      type: 'file',
      required: true,
      accept: ['pdf'],
      maxSizeMb: 20,
      maxFiles: 3,
    },
  ],
};
