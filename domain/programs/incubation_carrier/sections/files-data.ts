import { pdf, type SectionOf, scannedFiles } from '../../../definition';
import type { IncubationCarrierAnswers } from '../answers.generated';

export const filesData: SectionOf<IncubationCarrierAnswers, 'filesData'> = {
  key: 'filesData',
  kind: 'files',
  title: { zh: '附件材料', en: 'Attachments' },
  fields: [
    { key: 'business_license', zh: '运营机构营业执照（法人证书）', en: "Operator's business licence", ...scannedFiles({ maxFiles: 2, maxSizeMb: 10 }), required: true },
    { key: 'site_proof', zh: '场地产权证明或租赁（使用）协议', en: 'Title deed or lease', ...pdf({ maxFiles: 10, maxSizeMb: 50 }), required: true },
    {
      key: 'management_system',
      zh: '运营管理制度（准入、退出、导师、资金等）',
      en: 'Management rules (entry, exit, mentors, funds)',
      ...pdf({ maxFiles: 5, maxSizeMb: 50 }),
      required: true,
    },
    { key: 'team_proof', renews: 'year', zh: '团队社保与培训证书', en: "Team's social insurance and training certificates", ...pdf({ maxFiles: 10, maxSizeMb: 50 }), required: true },
    { key: 'mentor_proof', zh: '导师聘书或协议', en: 'Mentor appointments', ...pdf({ maxFiles: 10, maxSizeMb: 50 }), required: true },
    { key: 'fund_proof', renews: 'year', zh: '孵化资金证明与投资凭证', en: 'Proof of funds and investments', ...pdf({ maxFiles: 10, maxSizeMb: 50 }), required: true },
    {
      key: 'incubatee_proof',
      zh: '入驻协议与在孵企业营业执照',
      en: "Entry agreements and incubatees' licences",
      type: 'file',
      required: true,
      accept: ['pdf', 'zip'],
      maxSizeMb: 200,
      maxFiles: 10,
    },
    { key: 'graduate_proof', zh: '毕业企业证明材料', en: 'Proof of graduates', type: 'file', accept: ['pdf', 'zip'], maxSizeMb: 200, maxFiles: 10 },
    {
      key: 'audit_report',
      zh: '运营机构上年度审计报告',
      en: "Operator's audit report for last year",
      ...pdf({ maxFiles: 2, maxSizeMb: 50 }),
      required: true,
      paperYears: ({ dataYears }) => dataYears(1),
    },
    { key: 'commitment_letter', renews: 'year', zh: '真实性承诺书', en: 'Commitment of truthfulness', ...pdf({ maxFiles: 1, maxSizeMb: 10 }), required: true },
  ],
};
