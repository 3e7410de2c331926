import type { SectionOf } from '../../../definition';
import { optAttr } from '../../../expressions/choices';
import { ipType } from '../../../reference/ip-type';
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
    { key: 'ip_name', zh: '知识产权名称', en: 'Name', type: 'text', required: true, maxLength: 200 },
    { key: 'ip_type', zh: '类别', en: 'Type', type: 'select', required: true, options: ipType },
    { key: 'ip_class', zh: '评价分类', en: 'Class', type: 'text', computed: (_scope, row) => optAttr(ipType, row.ip_type, 'class') },
    { key: 'authorization_no', zh: '授权号', en: 'Grant or registration number', type: 'text', required: true, maxLength: 50 },
    { key: 'authorization_date', zh: '授权日期', en: 'Date of grant', type: 'date', required: true },
    { key: 'acquire_method', zh: '获得方式', en: 'How obtained', type: 'select', required: true, options: ipAcquireMethod },
    { key: 'used_before', zh: '是否已用于以往高企认定', en: 'Used in an earlier recognition?', type: 'boolean', required: true },
    { key: 'proof_file', zh: '证明材料', en: 'Supporting document', type: 'file', required: true, accept: ['pdf'], maxSizeMb: 20, maxFiles: 3 },
  ],
};
