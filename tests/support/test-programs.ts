import { defineForm, type Program } from '../../domain/definition';

/** Programs small enough to show what a test of filing is about; they share a form and the path of the log. */
type TestAnswers = {
  basics: { name: string; amount: number; note: string; doubled: number };
  team: { row?: string; person: string; share: number }[];
  filesData: { report: string[] };
};

const form = defineForm<TestAnswers>({
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
          maxLength: 200,
          source: 'company.name',
          mayDiffer: true,
        },
        {
          key: 'amount',
          zh: '金额',
          en: 'Amount',
          type: 'money_wan',
          required: true,
          min: 0,
          max: 1000,
          precision: 2,
        },
        { key: 'note', zh: '说明', en: 'Note', type: 'textarea', maxLength: 20_000 },
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
      maxRows: 50,
      columns: [
        {
          key: 'person',
          zh: '姓名',
          en: 'Person',
          type: 'text',
          required: true,
          maxLength: 50,
          identifies: true,
        },
        { key: 'share', zh: '份额', en: 'Share', type: 'percent', min: 0, max: 100, precision: 2 },
      ],
    },
    {
      key: 'filesData',
      kind: 'files',
      title: { zh: '附件', en: 'Attachments' },
      fields: [
        { key: 'report', zh: '报告', en: 'Report', type: 'file', accept: ['pdf'], maxSizeMb: 1, maxFiles: 2 },
      ],
    },
  ],
  rules: [
    {
      id: 'TP-01',
      level: 'error',
      zh: '份额合计不能超过100%',
      en: 'The shares cannot exceed 100 in all',
      met: { zh: '份额合计不超过100%', en: 'The shares are within 100 in all' },
      check: ({ sum, team }) => sum(team, 'share') <= 100,
      paths: ['team.share'],
    },
    {
      id: 'TP-02',
      level: 'warning',
      zh: '金额超过500万元，请核对',
      en: 'The amount is above 500, please check it',
      met: { zh: '金额不超过500万元', en: 'The amount is at most 500' },
      check: ({ basics }) => basics.amount <= 500,
      paths: ['basics.amount'],
    },
  ],
  eligibility: [],
  document: {
    title: { zh: '申报书', en: 'Filing' },
    fileName: { zh: '申报书', en: 'filing' },
    watermark: { zh: '草稿', en: 'Draft' },
  },
  basis: [],
});

const program = (
  key: string,
  over: Partial<Program> & Pick<Program, 'calls' | 'receiptPrefix'>,
): Program => ({
  key,
  title: { zh: `${key}申报`, en: `${key} declaration` },
  route: `/forms/${key}`,
  edition: '2026.1',
  perCompanyAndBatch: 1,
  review: { expertReview: true, publicNotice: true },
  load: async () => form,
  loadFits: async () => ({}),
  ...over,
});

const log = 'GET /test/portal/audit/{id}/log' as const;

/** A program that saves and submits with one call. */
export const alpha = program('alpha', {
  receiptPrefix: 'AL',
  calls: {
    info: 'GET /test/portal/alphaInfo/',
    one: 'GET /test/portal/alpha/{id}/',
    save: ['POST /test/portal/alpha/'],
    log,
  },
});

/** A program with one call to submit and two to save; a company may have two filings. */
export const beta = program('beta', {
  receiptPrefix: 'BE',
  perCompanyAndBatch: 2,
  subject: 'basics.name',
  calls: {
    info: 'GET /test/portal/betaInfo/',
    one: 'GET /test/portal/beta/{id}/',
    save: ['POST /test/portal/beta/', 'PUT /test/portal/betaDraft/{id}/'],
    submit: 'PUT /test/portal/betaInfo/{id}/submit/',
    log,
    submitQuantity: 'GET /test/portal/beta/submit_quantity',
  },
});

/** A program with several kinds of filings and its own message for incomplete data. */
export const gamma = program('gamma', {
  receiptPrefix: 'GA',
  kinds: [
    { value: 1, zh: '一类', en: 'First kind' },
    { value: 2, zh: '二类', en: 'Second kind' },
  ],
  incompleteMessage: { zh: '数据不完整，请补充完整后再提交', en: 'The data is incomplete' },
  calls: {
    info: 'GET /test/portal/gamma/report',
    one: 'GET /test/portal/gamma/{id}',
    save: ['POST /test/portal/gamma'],
    log: 'GET /test/portal/gamma/{id}/log',
    submitQuantity: 'GET /test/portal/gamma/submit_quantity',
  },
});

export const testPrograms: Program[] = [alpha, beta, gamma];
