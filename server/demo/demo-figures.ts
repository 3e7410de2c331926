/**
 * Answers of the demo company's recognised filing of last year: figures, products and rights that its next forms take over,
 * and last year's values beside this year's.
 */
import type { Answers } from '../../domain/definition';

/** Figures of the four years before the batch, the oldest first; amounts in 10,000 yuan, people at the end of the year. */
const yearlyFigures = [
  {
    operating_revenue: 1860,
    main_business_revenue: 1790,
    total_profit: 168,
    net_profit: 143,
    tax_paid: 92,
    total_assets: 1540,
    total_liabilities: 610,
    employees: 68,
    insured_employees: 66,
    rd_staff: 20,
    research_investment: 112,
  },
  {
    operating_revenue: 2340,
    main_business_revenue: 2260,
    total_profit: 225,
    net_profit: 191,
    tax_paid: 117,
    total_assets: 1985,
    total_liabilities: 742,
    employees: 84,
    insured_employees: 82,
    rd_staff: 25,
    research_investment: 148,
  },
  {
    operating_revenue: 2985,
    main_business_revenue: 2870,
    total_profit: 297,
    net_profit: 252,
    tax_paid: 151,
    total_assets: 2510,
    total_liabilities: 880,
    employees: 101,
    insured_employees: 99,
    rd_staff: 31,
    research_investment: 193,
  },
  {
    operating_revenue: 3760,
    main_business_revenue: 3615,
    total_profit: 384,
    net_profit: 326,
    tax_paid: 194,
    total_assets: 3120,
    total_liabilities: 1025,
    employees: 116,
    insured_employees: 114,
    rd_staff: 35,
    research_investment: 251,
  },
];

/** Answers for a batch of the given year. */
export const createRecognisedAnswers = (batchYear: number): Answers => ({
  baseData: {
    paid_in_capital: 800,
    domain: '80401',
    key_industry_chain: 'robot',
    main_business: '协作机器人与精密减速器',
    track: 'revenue_growth',
    is_hightech: false,
    is_tech_sme: true,
    is_listed: false,
    is_listed_controlled: false,
    company_profile:
      '示例智能装备有限公司成立于2018年，专注智能装备与工业机器人集成，自主研发的协作机器人关节模组和精密减速器已在汽车零部件、电子装配等行业批量应用，建有研发中心和中试线各一处。',
    growth_statement:
      '近四年营业收入由1860万元增长到3760万元，年均复合增长率超过26%，主要来自协作机器人整机量产和关节模组进入两家整车企业的供应链。',
  },
  leaderData: {
    leader_position: 'general_manager',
    leader_professional: 'senior_engineer',
    leader_education: 'master',
    leader_founder_type: 'scientist',
  },
  operationData: yearlyFigures.map((figures, i) => ({
    affiliation_year: batchYear - yearlyFigures.length + i,
    export_value: 0,
    ...figures,
  })),
  ipData: {
    invention_count: 5,
    utility_model_count: 14,
    software_count: 8,
    other_class1_count: 0,
    pct_count: 0,
  },
  standardData: [
    {
      row: 'standard-1',
      standard_name: '协作机器人关节模组通用技术条件',
      standard_no: `T/LNRA 012-${batchYear - 1}`,
      standard_level: 'association',
      role: 'participate',
      ranking: 3,
      publish_date: `${batchYear - 1}-05-20`,
    },
  ],
  productData: [
    {
      row: 'product-1',
      product_name: '协作机器人整机',
      domain: '80401',
      stage: 'mass',
      launch_year: 2021,
      revenue_last_year: 2380,
      market_share: 2.6,
      market_rank: 11,
      core_ip: '发明专利3件、软件著作权5件',
      description:
        '负载5至16公斤的六轴协作机器人，具备碰撞检测和拖动示教功能，重复定位精度±0.02毫米，用于装配、上下料和检测工位。',
    },
    {
      row: 'product-2',
      product_name: '精密减速器与关节模组',
      domain: '80401',
      stage: 'mass',
      launch_year: 2022,
      revenue_last_year: 1235,
      market_share: 1.4,
      market_rank: 15,
      core_ip: '发明专利2件、实用新型9件',
      description:
        '集成电机、减速器、编码器和驱动的一体化关节模组，传动效率85%以上，供整机自用并向集成商销售。',
    },
  ],
  declarationData: {
    truthful: true,
    no_violation: true,
    signer_name: '张伟',
    sign_date: `${batchYear}-11-30`,
  },
});
