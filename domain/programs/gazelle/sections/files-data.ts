import { pdf, type SectionOf, scannedFiles } from '../../../definition';
import type { GazelleAnswers } from '../answers.generated';

export const filesData: SectionOf<GazelleAnswers, 'filesData'> = {
  key: 'filesData',
  kind: 'files',
  title: { zh: '附件材料', en: 'Attachments' },
  fields: [
    { key: 'business_license', zh: '营业执照', en: 'Business licence', ...scannedFiles({ maxFiles: 2, maxSizeMb: 10 }), required: true },
    {
      key: 'audit_reports',
      zh: '各数据年度财务审计报告',
      en: 'Audit reports for each data year',
      ...pdf({ maxFiles: 4, maxSizeMb: 50 }),
      required: true,
      minFiles: ({ operationData }) => operationData.length,
      paperYears: ({ operationData }) => operationData.map(({ affiliation_year }) => affiliation_year),
    },
    {
      key: 'tax_returns',
      zh: '各数据年度企业所得税纳税申报表',
      en: 'Corporate income tax returns for each data year',
      ...pdf({ maxFiles: 4, maxSizeMb: 50 }),
      required: true,
      paperYears: ({ operationData }) => operationData.map(({ affiliation_year }) => affiliation_year),
    },
    {
      key: 'rd_proof',
      renews: 'year',
      zh: '科技活动投入证明（专项审计或研发费用加计扣除申报表）',
      en: 'Proof of technology investment (special audit or R&D super-deduction return)',
      ...pdf({ maxFiles: 4, maxSizeMb: 50 }),
      required: true,
    },
    { key: 'employee_proof', renews: 'year', zh: '从业人员及社保缴纳证明', en: 'Proof of employees and social insurance', ...pdf({ maxFiles: 4 }), required: true },
    { key: 'ip_certificates', zh: '知识产权证书及清单', en: 'IP certificates and list', ...pdf({ maxFiles: 20, maxSizeMb: 50 }), required: true },
    { key: 'credit_report', renews: 'year', zh: '信用中国企业信用报告', en: 'Credit China report', ...pdf({ maxFiles: 1 }), required: true },
    { key: 'commitment_letter', renews: 'year', zh: '真实性承诺书（签字盖章）', en: 'Signed commitment of truthfulness', ...pdf({ maxFiles: 1, maxSizeMb: 10 }), required: true },
    { key: 'qualification_proofs', zh: '高新技术企业等资质证书', en: 'High-tech and other certificates', ...scannedFiles({ maxFiles: 10 }) },
    { key: 'other', zh: '其他证明材料', en: 'Other documents', ...pdf({ maxFiles: 10, maxSizeMb: 50 }) },
  ],
};
