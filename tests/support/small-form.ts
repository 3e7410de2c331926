import { type Answers, type Dictionary, defineForm, type FormContext } from '../../domain/definition';

/** A form with one of every element that the engine supports, small enough to show what a test is about. */
type SmallAnswers = {
  basics: {
    name: string;
    code: string;
    has_team: boolean;
    registered: string;
    amount: number;
    score: number;
    colour: string;
    tags: string[];
    note: string;
    doubled: number;
  };
  team: { row?: string; no: string; name: string; share: number; mail: string }[];
  tasks: { row?: string; title: string; lead: string; helpers: string[] }[];
  funds: { row?: string; amount: number }[];
  years: { row?: string; affiliation_year: number; income: number; cost: number; profit: number }[];
  totals: { shares: number; income: number };
  filesData: { licence: string[]; reports: string[] };
};

const colours: Dictionary = {
  name: 'colours',
  title: { zh: '颜色', en: 'Colours' },
  items: [
    {
      value: 'warm',
      zh: '暖色',
      en: 'Warm',
      children: [
        { value: 'red', zh: '红', en: 'Red' },
        { value: 'orange', zh: '橙', en: 'Orange' },
      ],
    },
    { value: 'blue', zh: '蓝', en: 'Blue' },
  ],
};
const tags: Dictionary = {
  name: 'tags',
  title: { zh: '标签', en: 'Tags' },
  items: [
    { value: 'a', zh: '甲', en: 'A' },
    { value: 'b', zh: '乙', en: 'B' },
  ],
};

export const ctx: FormContext = { batchYear: 2026, today: '2026-06-10', settings: {} };

export const smallForm = defineForm<SmallAnswers>({
  sections: [
    {
      key: 'basics',
      kind: 'fields',
      title: { zh: '基本信息', en: 'Basics' },
      fields: [
        {
          key: 'name',
          zh: '名称',
          en: 'Name',
          type: 'text',
          required: true,
          maxLength: 20,
          source: 'company.name',
        },
        { key: 'code', zh: '代码', en: 'Code', type: 'credit_code', source: 'company.credit_code' },
        { key: 'has_team', zh: '有无团队', en: 'Has a team', type: 'boolean', required: true },
        { key: 'registered', zh: '成立日期', en: 'Registered', type: 'date' },
        {
          key: 'amount',
          zh: '金额',
          en: 'Amount',
          type: 'money_wan',
          required: true,
          min: 0,
          precision: 2,
          unit: '万元',
        },
        { key: 'score', zh: '得分', en: 'Score', type: 'integer', max: 100, default: 60 },
        { key: 'colour', zh: '颜色', en: 'Colour', type: 'cascader', options: colours },
        { key: 'tags', zh: '标签', en: 'Tags', type: 'multiselect', options: tags },
        {
          key: 'note',
          zh: '说明',
          en: 'Note',
          type: 'textarea',
          maxLength: 50,
          minLength: 3,
          requiredWhen: ({ basics }) => basics.amount > 100,
        },
        {
          key: 'doubled',
          zh: '两倍',
          en: 'Doubled',
          type: 'money_wan',
          computed: ({ basics }) => basics.amount * 2,
        },
      ],
    },
    {
      key: 'team',
      kind: 'table',
      title: { zh: '团队', en: 'Team' },
      showWhen: ({ basics }) => basics.has_team === true,
      autoNumber: { column: 'no', prefix: 'T', digits: 2 },
      minRows: 1,
      maxRows: 5,
      columns: [
        { key: 'no', zh: '编号', en: 'No.', type: 'text', auto: 'row_number' },
        { key: 'name', zh: '姓名', en: 'Name', type: 'text', required: true, uniqueInTable: true },
        { key: 'share', zh: '份额', en: 'Share', type: 'percent', required: true, min: 0, precision: 2 },
        { key: 'mail', zh: '邮箱', en: 'E-mail', type: 'email' },
      ],
    },
    {
      key: 'tasks',
      kind: 'table',
      title: { zh: '任务', en: 'Tasks' },
      columns: [
        { key: 'title', zh: '任务名称', en: 'Title', type: 'text', required: true },
        { key: 'lead', zh: '负责人', en: 'Lead', type: 'select', options: { rowsOf: 'team', column: 'no' } },
        {
          key: 'helpers',
          zh: '参加人',
          en: 'Helpers',
          type: 'multiselect',
          options: { rowsOf: 'team', column: 'no' },
        },
      ],
    },
    {
      key: 'funds',
      kind: 'table',
      title: { zh: '经费', en: 'Funds' },
      fixedRows: [
        { key: 'total', zh: '合计', en: 'Total', sumOf: ['own', 'other'] },
        { key: 'own', zh: '自筹', en: 'Own' },
        { key: 'other', zh: '其他', en: 'Other' },
      ],
      columns: [{ key: 'amount', zh: '金额', en: 'Amount', type: 'money_wan', required: true, precision: 2 }],
    },
    {
      key: 'years',
      kind: 'yearly',
      title: { zh: '年度数据', en: 'Years' },
      years: { base: ({ ctx }) => ctx.batchYear, offsets: [-2, -1], from: ({ basics }) => basics.registered },
      indicators: [
        {
          key: 'affiliation_year',
          zh: '年度',
          en: 'Year',
          type: 'year',
          required: true,
          auto: 'reporting_year',
        },
        { key: 'income', zh: '收入', en: 'Income', type: 'money_wan', required: true, precision: 2 },
        { key: 'cost', zh: '成本', en: 'Cost', type: 'money_wan', precision: 2 },
        {
          key: 'profit',
          zh: '利润',
          en: 'Profit',
          type: 'money_wan',
          computed: (_, row) => row.income - row.cost,
        },
      ],
    },
    {
      key: 'totals',
      kind: 'computed',
      title: { zh: '合计', en: 'Totals' },
      fields: [
        {
          key: 'shares',
          zh: '份额合计',
          en: 'Shares',
          type: 'percent',
          computed: ({ sum, team }) => sum(team, 'share'),
        },
        {
          key: 'income',
          zh: '上年收入',
          en: 'Last income',
          type: 'money_wan',
          computed: ({ yr, years }) => yr(years, 'income', -1),
        },
      ],
    },
    {
      key: 'filesData',
      kind: 'files',
      title: { zh: '附件', en: 'Files' },
      fields: [
        {
          key: 'licence',
          zh: '执照',
          en: 'Licence',
          type: 'file',
          required: true,
          accept: ['pdf'],
          maxSizeMb: 5,
          maxFiles: 2,
        },
        {
          key: 'reports',
          zh: '报告',
          en: 'Reports',
          type: 'file',
          required: true,
          accept: ['pdf'],
          maxSizeMb: 5,
          minFiles: ({ years }) => years.length,
          maxFiles: 4,
        },
      ],
    },
  ],
  rules: [
    {
      id: 'R-1',
      level: 'error',
      zh: '份额合计应为100',
      en: 'Shares must add up to 100',
      met: { zh: '份额合计为100', en: 'Shares add up to 100' },
      paths: ['team.share'],
      check: ({ basics, totals }) => !basics.has_team || totals.shares === 100,
    },
    {
      id: 'R-2',
      level: 'warning',
      zh: '成本不应大于收入',
      en: 'Cost should not exceed income',
      met: { zh: '成本不大于收入', en: 'Cost is within income' },
      paths: ['years.cost', 'years.income'],
      check: ({ all, years }) => all(years, (year) => year.cost <= year.income),
    },
    {
      id: 'R-3',
      level: 'error',
      zh: '重复申报',
      en: 'Filed twice',
      met: { zh: '没有其他申报', en: 'Filed once' },
      server: true,
      paths: ['basics.name'],
    },
  ],
  eligibility: [],
  document: {
    title: { zh: '小表', en: 'Small form' },
    fileName: { zh: '小表', en: 'small' },
    watermark: { zh: '草稿', en: 'Draft' },
  },
  basis: [],
});

/** Returns the valid answers of the small form. */
export const createValidAnswers = (): Answers => ({
  basics: { name: '甲公司', has_team: true, amount: 12.5, score: 80, colour: 'red', tags: ['a'] },
  team: [
    { row: 'x1', name: '张三', share: 60 },
    { row: 'x2', name: '李四', share: 40, mail: 'li@example.com' },
  ],
  tasks: [{ row: 't1', title: '开发', lead: 'T02', helpers: ['T01', 'T02'] }],
  funds: [{ row: 'total' }, { row: 'own', amount: 1.1 }, { row: 'other', amount: 2.2 }],
  years: [
    { affiliation_year: 2024, income: 10, cost: 4 },
    { affiliation_year: 2025, income: 20, cost: 5 },
  ],
  filesData: { licence: ['f1'], reports: ['f2', 'f3'] },
});
