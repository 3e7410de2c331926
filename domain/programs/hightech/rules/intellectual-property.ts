import { normNo, patentNo } from '../../../checks/patent-no';
import type { Rule } from '../../../definition';
import { ipType } from '../../../reference/ip-type';
import type { HightechAnswers } from '../answers.generated';

export const intellectualPropertyRules: Rule<HightechAnswers>[] = [
  {
    id: 'HT-03',
    level: 'error',
    zh: '至少填报一项本企业拥有所有权的知识产权',
    en: 'List at least one intellectual property right owned by the company',
    paths: ['ip_table'],
    check: ({ ip_table }) => ip_table.length >= 1,
  },
  {
    id: 'HT-04',
    level: 'error',
    zh: 'Ⅱ类知识产权已在以往认定中使用，不能再次使用',
    en: 'A class 2 right used in an earlier recognition cannot be used again',
    paths: ['ip_table.ip_type', 'ip_table.used_before'],
    check: ({ all, ip_table }) => all(ip_table, (row) => row.ip_class !== 2 || row.used_before === false),
  },
  {
    id: 'HT-05',
    level: 'error',
    zh: '授权号重复',
    en: 'Duplicate grant number',
    paths: ['ip_table.authorization_no'],
    check: ({ unique, ip_table }) => unique(ip_table, (row) => normNo(row.authorization_no)),
  },
  {
    id: 'HT-06',
    level: 'warning',
    zh: '专利号格式或校验位不正确，请核对',
    en: 'The patent number format or check digit looks wrong, please check',
    paths: ['ip_table.ip_type', 'ip_table.authorization_no'],
    check: ({ all, ip_table }) => all(ip_table, (row) => patentNo(ipType, row.ip_type, row.authorization_no)),
  },
  {
    id: 'HT-07',
    level: 'error',
    zh: '授权日期不能晚于提交日期',
    en: 'The date of grant cannot be after the submission date',
    paths: ['ip_table.authorization_date'],
    check: ({ all, ip_table, ctx }) => all(ip_table, (row) => row.authorization_date <= ctx.today),
  },
  {
    id: 'HT-33',
    level: 'warning',
    zh: '仅有Ⅱ类知识产权且少于5项，数量得分不高于4分',
    en: 'Only class 2 rights and fewer than five: at most 4 points for quantity',
    paths: ['ip_table.ip_type', 'ip_table.used_before'],
    check: ({ indicators }) => indicators.class1_count >= 1 || indicators.class2_count >= 5,
  },
];
