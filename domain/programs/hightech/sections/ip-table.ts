import { pdf, type SectionOf } from '../../../definition';
import { getOptionAttribute } from '../../../expressions/choices';
import { ipType } from '../../../reference/achievements';
import type { HightechAnswers } from '../answers.generated';
import { ipAcquireMethod } from '../dictionaries';

export const ipTable: SectionOf<HightechAnswers, 'ip_table'> = {
  key: 'ip_table',
  kind: 'table',
  title: { zh: '知识产权汇总表', en: 'Intellectual property summary' },
  help: {
    zh: '填报在中国境内授权或审批审定、在有效保护期内且权属人为申请企业的知识产权；多个权属人的只能由一个权属人在申请时使用',
    en: 'List rights granted in China, in force and owned by the applicant. A right with several owners may be used by one of them only',
  },
  autoNumber: { column: 'ip_no', prefix: 'IP', digits: 2 },
  minRows: 1,
  maxRows: 300,
  columns: [
    { key: 'ip_no', zh: '知识产权编号', en: 'IP number', type: 'text', required: true, auto: 'row_number' },
    {
      key: 'ip_name',
      zh: '知识产权名称',
      en: 'Name',
      type: 'text',
      required: true,
      maxLength: 200,
      help: { zh: '与证书上的名称完全一致', en: 'Exactly as on the certificate' },
      why: { zh: '审核时与证书逐项核对', en: 'Reviewers compare each with its certificate' },
      example: '一种伺服驱动器的散热结构',
    },
    {
      key: 'ip_type',
      zh: '类别',
      en: 'Type',
      type: 'select',
      required: true,
      options: ipType,
      why: {
        zh: '决定评价分类：发明专利等为Ⅰ类，实用新型、外观设计、软件著作权等为Ⅱ类',
        en: 'Decides the class: invention patents are class 1; utility models, designs and software copyrights class 2',
      },
    },
    {
      key: 'ip_class',
      zh: '评价分类',
      en: 'Class',
      type: 'text',
      words: { 1: { zh: 'Ⅰ类', en: 'Class I' }, 2: { zh: 'Ⅱ类', en: 'Class II' } },
      computed: (_scope, row) => getOptionAttribute(ipType, row.ip_type, 'class'),
    },
    {
      key: 'authorization_no',
      zh: '授权号',
      en: 'Grant or registration number',
      type: 'text',
      required: true,
      maxLength: 50,
      help: { zh: '专利填专利号，软件著作权填登记号', en: 'The patent number, or the registration number of software' },
      why: { zh: '按证书号查询权利是否有效', en: 'Used to look up if the right is in force' },
      register: 'patent',
      example: 'ZL202310012345.6',
    },
    {
      key: 'authorization_date',
      zh: '授权日期',
      en: 'Date of grant',
      type: 'date',
      required: true,
      why: { zh: '只计算申报前已授权的知识产权', en: 'Only rights granted before the application count' },
      example: '2025-03-18',
    },
    {
      key: 'acquire_method',
      zh: '获得方式',
      en: 'How obtained',
      type: 'select',
      required: true,
      options: ipAcquireMethod,
      why: { zh: '自主研发与受让、受赠、并购等分别评分', en: 'Own development scores differently from rights bought, given or merged in' },
    },
    {
      key: 'used_before',
      zh: '是否已用于以往高企认定',
      en: 'Used in an earlier recognition?',
      type: 'boolean',
      required: true,
      why: { zh: '按Ⅱ类评价的知识产权在申请高新技术企业时仅限使用一次', en: 'A class 2 right can be used in one application only' },
      example: false,
    },
    { key: 'proof_file', zh: '证明材料', en: 'Supporting document', ...pdf({ maxFiles: 3 }), required: true },
  ],
};
