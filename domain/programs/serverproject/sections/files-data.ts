import { pdf, scannedFiles } from '../../../definition';
import { has } from '../../../expressions/choices';
import { adapt } from '../../common/adapt';
import { filesData as base } from '../../common/sections/files-data';
import type { ServerprojectAnswers } from '../answers.generated';

export const filesData = adapt<ServerprojectAnswers, 'filesData'>(base, {
  add: [
    {
      key: 'audit_report',
      zh: '近两年审计报告或纳税申报表',
      en: 'Audit reports or tax returns, two years',
      ar: 'تقارير التدقيق أو الإقرارات الضريبية، سنتان',
      ...pdf({ maxFiles: 4, maxSizeMb: 30 }),
      required: true,
      paperYears: ({ dataYears }) => dataYears(2),
    },
    {
      key: 'cert_files',
      zh: '服务资质证书',
      en: 'Qualification certificates',
      ar: 'شهادات المؤهلات',
      ...scannedFiles({ maxFiles: 10 }),
      requiredWhen: ({ service_profile }) => !has(service_profile.certs, 'none'),
    },
    {
      key: 'staff_list',
      zh: '专职人员名册与社保证明',
      en: 'Staff list and social insurance proof',
      ar: 'قائمة العاملين وإثبات التأمين الاجتماعي',
      type: 'file',
      required: true,
      accept: ['pdf', 'xls', 'xlsx'],
      maxSizeMb: 20,
      maxFiles: 3,
    },
    { key: 'premises_proof', zh: '场地权属或租赁证明', en: 'Proof of premises', ar: 'إثبات المقر', ...scannedFiles({ maxFiles: 3 }), required: true },
    {
      key: 'contract_files',
      zh: '服务合同与收款凭证',
      en: 'Service contracts and payment vouchers',
      ar: 'عقود الخدمة ومستندات الدفع',
      ...pdf({ maxFiles: 20, maxSizeMb: 30 }),
      required: true,
    },
    {
      key: 'tech_contract_reg',
      zh: '技术合同登记证明',
      en: 'Technology contract registration',
      ar: 'تسجيل العقود التقنية',
      ...pdf({ maxFiles: 10 }),
      requiredWhen: ({ service_profile }) => service_profile.main_category === 'transfer',
    },
    {
      key: 'rules_files',
      zh: '服务与收费管理制度',
      en: 'Rules for service and fees',
      ar: 'قواعد الخدمة والرسوم',
      type: 'file',
      accept: ['pdf', 'doc', 'docx'],
      maxSizeMb: 20,
      maxFiles: 5,
    },
    { key: 'other_files', zh: '其他材料', en: 'Other', ar: 'أخرى', type: 'file', accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png', 'zip'], maxSizeMb: 20, maxFiles: 10 },
  ],
});
