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
  title: { zh: '需求基本信息', en: 'Demand', ar: 'الطلب' },
  fields: [
    { key: 'demand_name', zh: '榜单（需求）名称', en: 'Title of the demand', ar: 'عنوان الطلب', type: 'text', required: true, minLength: 6, maxLength: 60 },
    { key: 'demand_type', zh: '需求类型', en: 'Type of demand', ar: 'نوع الطلب', type: 'select', required: true, options: demandType },
    { key: 'tech_domain', zh: '技术领域', en: 'Technical field', ar: 'المجال التقني', type: 'cascader', required: true, options: hightechDomain },
    { key: 'key_industry_chain', zh: '所属重点产业', en: 'Key industry', ar: 'الصناعة الرئيسية', type: 'select', required: true, options: keyIndustryChain },
    { key: 'open_scope', zh: '公开方式', en: 'How it is published', ar: 'كيفية النشر', type: 'select', required: true, options: openScope },
    { key: 'start_date', zh: '拟启动日期', en: 'Planned start', ar: 'البدء المخطط', type: 'date', required: true },
    { key: 'end_date', zh: '完成时限', en: 'Deadline', ar: 'المواعيد', type: 'date', required: true },
    { key: 'duration_months', zh: '实施期限', en: 'Duration', ar: 'المدة', type: 'integer', unit: '月', computed: ({ demand }) => countMonths(demand.start_date, demand.end_date) },
    { key: 'bid_deadline', zh: '揭榜截止日期（建议）', en: 'Suggested deadline for bids', ar: 'الموعد المقترح لتلقي العروض', type: 'date', required: true },
    { key: 'reward_amount', zh: '榜额（支付揭榜方）', en: 'Reward (paid to the bidder)', ar: 'المكافأة (تُدفع لمقدم العرض)', ...money, required: true, min: 1 },
    { key: 'total_invest', zh: '研发投入总预算', en: 'Total R&D budget', ar: 'مجموع ميزانية البحث والتطوير', ...amount },
    { key: 'expect_grant', zh: '拟申请财政资助', en: 'Grant to be applied for', ar: 'المنحة المزمع طلبها', ...amount },
    { key: 'pay_in_cash', zh: '榜额全部以货币支付', en: 'Reward is paid in money', ar: 'تُدفع المكافأة نقدًا بالكامل', type: 'boolean', required: true },
    { key: 'payment_mode', zh: '支付方式', en: 'Payment', ar: 'الدفع', type: 'select', required: true, options: bidPayment },
    {
      key: 'joint_company',
      zh: '联合申报企业（医院、联盟填写）',
      en: 'Joint applicant (hospital or alliance)',
      ar: 'مقدم الطلب المشارك (مستشفى أو تحالف)',
      type: 'text',
      maxLength: 100,
      identifies: true,
    },
  ],
};
