/** Data of the design page: a form with a field in every state, and figures against thresholds. */
import { type Answers, type Dictionary, defineForm, type FormContext } from '@domain/definition';
import type { FilingFault } from '@domain/filing/filing-faults';

type SampleAnswers = {
  fields: {
    name: string;
    founded: string;
    capital: number;
    share: number;
    kind: string;
    fields: string[];
    phone: string;
    summary: string;
    listed: boolean;
    total: number;
  };
  rights: { row?: string; no: string; title: string; kind: string; cost: number }[];
  files: { licence: string[]; report: string[] };
};

const kinds: Dictionary = {
  name: 'kinds',
  title: { zh: '类型', en: 'Kinds' },
  items: [
    { value: 'invention', zh: '发明专利', en: 'Invention' },
    { value: 'software', zh: '软件著作权', en: 'Software' },
  ],
};

const CONTEXT: FormContext = { batchYear: 2026, today: '2026-06-10', settings: {} };

const form = defineForm<SampleAnswers>({
  sections: [
    {
      key: 'fields',
      kind: 'fields',
      title: { zh: '填写项', en: 'Fields' },
      fields: [
        { key: 'name', zh: '企业名称', en: 'Company', type: 'text', readonly: true, source: 'company.name' },
        {
          key: 'founded',
          zh: '成立日期',
          en: 'Founded',
          type: 'date',
          required: true,
          source: 'company.established_on',
        },
        {
          key: 'capital',
          zh: '实缴资本',
          en: 'Paid-in capital',
          type: 'money_wan',
          required: true,
          precision: 2,
          unit: '万元',
          help: { zh: '与验资报告或审计报告一致', en: 'As in the audit report' },
        },
        {
          key: 'share',
          zh: '研发费用占比',
          en: 'Share of R&D',
          type: 'percent',
          required: true,
          precision: 2,
        },
        { key: 'kind', zh: '知识产权类型', en: 'Kind', type: 'select', options: kinds },
        { key: 'fields', zh: '技术领域', en: 'Fields', type: 'multiselect', options: kinds, required: true },
        { key: 'phone', zh: '联系人手机', en: 'Telephone', type: 'phone', required: true },
        { key: 'listed', zh: '是否上市', en: 'Listed', type: 'boolean', required: true },
        { key: 'summary', zh: '企业简介', en: 'Summary', type: 'textarea', maxLength: 200 },
        {
          key: 'total',
          zh: '合计',
          en: 'Total',
          type: 'money_wan',
          unit: '万元',
          computed: ({ fields }) => fields.capital * 2,
        },
      ],
    },
    {
      key: 'rights',
      kind: 'table',
      title: { zh: '知识产权', en: 'Rights' },
      autoNumber: { column: 'no', prefix: 'IP', digits: 2 },
      columns: [
        { key: 'no', zh: '编号', en: 'No.', type: 'text', auto: 'row_number' },
        { key: 'title', zh: '名称', en: 'Title', type: 'text', required: true },
        { key: 'kind', zh: '类型', en: 'Kind', type: 'select', options: kinds, required: true },
        { key: 'cost', zh: '投入', en: 'Cost', type: 'money_wan', precision: 2, unit: '万元' },
      ],
    },
    {
      key: 'files',
      kind: 'files',
      title: { zh: '附件', en: 'Attachments' },
      fields: [
        {
          key: 'licence',
          zh: '营业执照',
          en: 'Licence',
          type: 'file',
          required: true,
          accept: ['pdf', 'jpg'],
          maxSizeMb: 10,
          maxFiles: 1,
        },
        {
          key: 'report',
          zh: '审计报告',
          en: 'Audit report',
          type: 'file',
          accept: ['pdf'],
          maxSizeMb: 50,
          maxFiles: 4,
        },
      ],
    },
  ],
  rules: [],
  eligibility: [],
  document: {
    title: { zh: '样张', en: 'Sample' },
    fileName: { zh: '样张', en: 'sample' },
    watermark: { zh: '样张', en: 'Sample' },
  },
  basis: [],
});

const answers: Answers = {
  fields: {
    name: '示例智能装备有限公司',
    founded: '2018-03-12',
    capital: 1000,
    share: null,
    kind: 'invention',
    fields: ['invention', 'software'],
    phone: '1381234',
    summary: '生产高速精密减速器。',
  },
  rights: [
    { row: 'r1', title: '一种减速器的噪声控制方法', kind: 'invention', cost: 120.5 },
    { row: 'r2', title: '关节模组控制软件V2.0', kind: 'software', cost: 18 },
  ],
};

const createFault = (path: string, zh: string, en: string): [string, FilingFault] => [
  path,
  { path, code: 'sample', message: { zh, en } },
];

const faults = new Map([
  createFault('fields.share', '请填写研发费用占比', 'Enter the share of R&D'),
  createFault('fields.phone', '手机号应为11位数字', 'A mobile number has 11 digits'),
]);

export const sample = {
  form,
  answers,
  ctx: CONTEXT,
  faults,
  prefilled: { fields: { founded: '2018-03-12' } } satisfies Answers,
};
