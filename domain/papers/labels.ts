/** Words of the trade: how licences, certificates and accounts name what the forms ask for. English ones in lower case, without blanks. */
import type { PaperLabel } from './labelled';

/** Facts of a business licence, by the keys of the company profile. */
export const LICENCE_LABELS: readonly PaperLabel[] = [
  { key: 'credit_code', words: ['统一社会信用代码', '社会信用代码', 'unifiedsocialcreditcode'] },
  { key: 'name', words: ['名称', '企业名称', '公司名称', 'nameofenterprise', 'companyname'], isLong: true },
  { key: 'company_type', words: ['类型', '公司类型', '企业类型', 'type'] },
  {
    key: 'registered_address',
    words: ['住所', '经营场所', '主要经营场所', '营业场所', 'address', 'registeredaddress', 'domicile'],
    isLong: true,
  },
  {
    key: 'legal_rep_name',
    words: ['法定代表人', '负责人', '执行事务合伙人', '经营者', '投资人', 'legalrepresentative'],
  },
  {
    key: 'registered_capital',
    words: ['注册资本', '注册资金', '出资额', '成员出资总额', 'registeredcapital'],
  },
  {
    key: 'registered_date',
    words: ['成立日期', '注册日期', 'dateofestablishment', 'establishmentdate', 'dateofincorporation'],
  },
  { key: 'term', words: ['营业期限', '经营期限', '合伙期限', 'businessterm', 'operatingperiod'] },
  {
    key: 'business_scope',
    words: ['经营范围', '业务范围', 'businessscope', 'scopeofbusiness'],
    isLong: true,
  },
  { key: 'authority', words: ['登记机关', 'registrationauthority'] },
];

/** Facts of a licence that a form may take; the others end the value before them. */
export const LICENCE_FACTS = [
  'name',
  'credit_code',
  'registered_address',
  'legal_rep_name',
  'registered_capital',
  'registered_date',
  'business_scope',
] as const;

/** Kinds of certificates by their title, with the kind of right as the dictionary `ip_type` has it. */
export const CERTIFICATE_TITLES: readonly { words: readonly string[]; type: string }[] = [
  {
    type: 'invention',
    words: ['发明专利证书', 'certificateofinventionpatent', 'inventionpatentcertificate'],
  },
  { type: 'utility_model', words: ['实用新型专利证书', 'utilitymodelpatentcertificate'] },
  { type: 'design', words: ['外观设计专利证书', 'designpatentcertificate'] },
  {
    type: 'software_copyright',
    words: [
      '计算机软件著作权登记证书',
      '软件著作权登记证书',
      'computersoftwarecopyrightregistrationcertificate',
    ],
  },
];

export const CERTIFICATE_LABELS: readonly PaperLabel[] = [
  {
    key: 'name',
    words: [
      '发明名称',
      '实用新型名称',
      '外观设计名称',
      '使用外观设计的产品名称',
      '软件名称',
      'titleofinvention',
      'titleofutilitymodel',
      'softwarename',
    ],
    isLong: true,
  },
  { key: 'number', words: ['专利号', '登记号', 'patentnumber', 'patentno.', 'registrationnumber'] },
  { key: 'date', words: ['授权公告日', '授权日', '登记日期', '发证日期', 'grantdate', 'dateofgrant'] },
  { key: 'applied', words: ['专利申请日', '申请日', '首次发表日期', '开发完成日期', 'filingdate'] },
  { key: 'owner', words: ['专利权人', '著作权人', 'patentee', 'copyrightowner'], isLong: true },
  { key: 'inventor', words: ['发明人', '设计人', 'inventor', 'designer'], isLong: true },
  {
    key: 'announcement',
    words: ['授权公告号', '证书号', '证书号第', 'certificateno.', '地址', '权利取得方式', '权利范围'],
  },
];

/** A row of a balance sheet or income statement. `recurs`: the figure of the company that it is, as fields name it. */
export interface StatementRow {
  recurs: string;
  words: readonly string[];
}

export const STATEMENT_ROWS: readonly StatementRow[] = [
  { recurs: 'total_assets', words: ['资产总计', '资产合计', '资产总额', 'totalassets'] },
  { recurs: 'total_liabilities', words: ['负债合计', '负债总计', '负债总额', 'totalliabilities'] },
  {
    recurs: 'net_assets',
    words: [
      '所有者权益合计',
      '股东权益合计',
      '所有者权益(或股东权益)合计',
      '所有者权益总计',
      "totalowners'equity",
      "totalshareholders'equity",
      'totalequity',
    ],
  },
  {
    recurs: 'revenue',
    words: ['营业总收入', '营业收入', 'operatingrevenue', 'totaloperatingrevenue', 'revenue'],
  },
  { recurs: 'main_revenue', words: ['主营业务收入', 'mainbusinessrevenue', 'revenuefrommainoperations'] },
  { recurs: 'other_revenue', words: ['其他业务收入', 'otherbusinessrevenue'] },
  {
    recurs: 'rd_expenses',
    words: ['研发费用', '研究开发费用', '研究与开发费用', 'r&dexpenses', 'researchanddevelopmentexpenses'],
  },
  { recurs: 'total_profit', words: ['利润总额', 'totalprofit', 'profitbeforetax', 'profitbeforeincometax'] },
  { recurs: 'net_profit', words: ['净利润', 'netprofit'] },
];

/** Heads of columns: the year that the report is about, and the one before it. */
export const PERIOD_HEADS: readonly { words: readonly string[]; years: 0 | -1 }[] = [
  {
    years: 0,
    words: [
      '期末余额',
      '期末数',
      '期末金额',
      '年末余额',
      '年末数',
      '本期金额',
      '本期数',
      '本期发生额',
      '本年金额',
      '本年数',
      '本年累计金额',
      '本年累计数',
      '本年累计',
      'closingbalance',
      'currentperiod',
      'currentyear',
    ],
  },
  {
    years: -1,
    words: [
      '期初余额',
      '期初数',
      '期初金额',
      '年初余额',
      '年初数',
      '上年年末余额',
      '上年年末数',
      '上期金额',
      '上期数',
      '上期发生额',
      '上年金额',
      '上年数',
      '上年同期',
      '上年累计金额',
      'openingbalance',
      'priorperiod',
      'prioryear',
      'previousyear',
    ],
  },
];

/** Heads of columns without figures of a year. */
export const OTHER_HEADS: readonly string[] = ['附注', '注释', '行次', '行号', 'note', 'notes', 'line'];

/** Words that a page of a statement has in its title. */
export const STATEMENT_TITLES: readonly string[] = [
  '资产负债表',
  '利润表',
  '损益表',
  'balancesheet',
  'incomestatement',
  'statementofprofitorloss',
  'statementoffinancialposition',
];
