import { amount, money, type SectionOf } from '../../../definition';
import { countMonths } from '../../../expressions/dates';
import { hightechDomain } from '../../../reference/hightech-domain';
import { keyIndustryChain } from '../../../reference/key-industry-chain';
import { bidPayment } from '../../../reference/projects';
import type { JiebangguashuaiAnswers } from '../answers.generated';
import { demandType, openScope } from '../dictionaries';

export const demand: SectionOf<JiebangguashuaiAnswers, 'demand'> = {
  key: 'demand',
  kind: 'fields',
  title: { zh: '需求基本信息', en: 'Demand' },
  fields: [
    { key: 'demand_name', zh: '榜单（需求）名称', en: 'Title of the demand', type: 'text', required: true, minLength: 6, maxLength: 60 },
    { key: 'demand_type', zh: '需求类型', en: 'Type of demand', type: 'select', required: true, options: demandType },
    { key: 'tech_domain', zh: '技术领域', en: 'Technical field', type: 'cascader', required: true, options: hightechDomain },
    { key: 'key_industry_chain', zh: '所属重点产业', en: 'Key industry', type: 'select', required: true, options: keyIndustryChain },
    { key: 'open_scope', zh: '公开方式', en: 'How it is published', type: 'select', required: true, options: openScope },
    { key: 'start_date', zh: '拟启动日期', en: 'Planned start', type: 'date', required: true },
    { key: 'end_date', zh: '完成时限', en: 'Deadline', type: 'date', required: true },
    { key: 'duration_months', zh: '实施期限', en: 'Duration', type: 'integer', unit: '月', computed: ({ demand }) => countMonths(demand.start_date, demand.end_date) },
    { key: 'bid_deadline', zh: '揭榜截止日期（建议）', en: 'Suggested deadline for bids', type: 'date', required: true },
    { key: 'reward_amount', zh: '榜额（支付揭榜方）', en: 'Reward (paid to the bidder)', ...money, required: true, min: 1 },
    { key: 'total_invest', zh: '研发投入总预算', en: 'Total R&D budget', ...amount },
    { key: 'expect_grant', zh: '拟申请财政资助', en: 'Grant to be applied for', ...amount },
    { key: 'pay_in_cash', zh: '榜额全部以货币支付', en: 'Reward is paid in money', type: 'boolean', required: true },
    { key: 'payment_mode', zh: '支付方式', en: 'Payment', type: 'select', required: true, options: bidPayment },
    { key: 'joint_company', zh: '联合申报企业（医院、联盟填写）', en: 'Joint applicant (hospital or alliance)', type: 'text', maxLength: 100, identifies: true },
  ],
};
