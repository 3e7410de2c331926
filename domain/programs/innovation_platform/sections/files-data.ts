import { pdf, type SectionOf, scannedFiles } from '../../../definition';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const filesData: SectionOf<InnovationPlatformAnswers, 'filesData'> = {
  key: 'filesData',
  kind: 'files',
  title: { zh: '附件材料', en: 'Attachments' },
  help: { zh: '按平台类型显示相应附件', en: 'Shown according to the platform kind' },
  fields: [
    { key: 'legal_certificate', zh: '营业执照（法人证书）', en: 'Business licence or legal person certificate', ...scannedFiles({ maxFiles: 2, maxSizeMb: 10 }), required: true },
    { key: 'establishment_doc', zh: '平台组建文件与管理制度', en: 'Founding document and management rules', ...pdf({ maxFiles: 5, maxSizeMb: 50 }), required: true },
    {
      key: 'audit_report',
      zh: '近三年审计报告',
      en: 'Audit reports of the last three years',
      ...pdf({ maxFiles: 3, maxSizeMb: 50 }),
      required: true,
      paperYears: ({ dataYears }) => dataYears(3),
    },
    {
      key: 'rd_statistics',
      renews: 'year',
      zh: '研发经费证明（专项审计或企业研发活动统计表）',
      en: 'Proof of R&D expenditure (special audit or R&D statistics)',
      ...pdf({ maxFiles: 3, maxSizeMb: 50 }),
      required: true,
    },
    { key: 'site_proof', zh: '场地证明', en: 'Proof of site', ...pdf({ maxFiles: 5 }), required: true },
    { key: 'equipment_proof', zh: '主要仪器设备发票或资产清单', en: 'Equipment invoices or asset list', ...pdf({ maxFiles: 10, maxSizeMb: 50 }), required: true },
    { key: 'staff_proof', renews: 'year', zh: '固定人员社保与学历职称证明', en: "Staff's social insurance, education and titles", ...pdf({ maxFiles: 10, maxSizeMb: 50 }), required: true },
    { key: 'output_proof', zh: '知识产权、标准、奖励等成果证明', en: 'Proof of IP, standards and awards', ...pdf({ maxFiles: 20, maxSizeMb: 50 }), required: true },
    { key: 'cooperation_agreement', zh: '共建或产学研合作协议', en: 'Co-building or cooperation agreements', ...pdf({ maxFiles: 10, maxSizeMb: 50 }) },
    {
      key: 'clinical_qualification',
      zh: '医疗机构执业许可证与临床试验机构备案',
      en: 'Medical licence and clinical trial registration',
      ...pdf({ maxFiles: 3 }),
      required: true,
      showWhen: ({ selectIndex }) => selectIndex.select_index === 5,
    },
    {
      key: 'charter',
      zh: '机构章程与投入主体协议',
      en: "Charter and investors' agreement",
      ...pdf({ maxFiles: 3 }),
      required: true,
      showWhen: ({ selectIndex }) => selectIndex.select_index === 4,
    },
    {
      key: 'safety_docs',
      zh: '安全、环保、消防批复文件',
      en: 'Safety, environmental and fire approvals',
      ...pdf({ maxFiles: 5 }),
      required: true,
      showWhen: ({ selectIndex }) => selectIndex.select_index === 6,
    },
    { key: 'commitment_letter', renews: 'year', zh: '依托单位承诺书', en: "Host's commitment", ...pdf({ maxFiles: 1, maxSizeMb: 10 }), required: true },
  ],
};
