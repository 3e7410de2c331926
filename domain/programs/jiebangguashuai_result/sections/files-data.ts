import { pdf, scannedFiles } from '../../../definition';
import { adapt } from '../../common/adapt';
import { filesData as base } from '../../common/sections/files-data';
import type { JiebangguashuaiResultAnswers } from '../answers.generated';

export const filesData = adapt<JiebangguashuaiResultAnswers, 'filesData'>(base, {
  omit: ['licence'],
  add: [
    {
      key: 'work_report',
      zh: '项目实施工作（技术）总结报告',
      en: 'Work and technical report',
      ar: 'تقرير العمل والتقرير الفني',
      type: 'file',
      required: true,
      accept: ['pdf', 'doc', 'docx'],
      maxSizeMb: 30,
      maxFiles: 2,
    },
    {
      key: 'test_reports',
      zh: '第三方检测报告',
      en: 'Third-party test reports',
      ar: 'تقارير اختبار من طرف ثالث',
      ...scannedFiles({ maxFiles: 15, maxSizeMb: 30 }),
      required: true,
    },
    {
      key: 'demander_letter',
      zh: '发榜方应用评价意见（盖章）',
      en: 'Sealed opinion of the demand side',
      ar: 'رأي جهة الطلب مختومًا',
      ...scannedFiles({ maxFiles: 2 }),
      required: true,
    },
    { key: 'pay_vouchers', zh: '支付凭证与发票', en: 'Payment vouchers and invoices', ar: 'مستندات الدفع والفواتير', ...pdf({ maxFiles: 20, maxSizeMb: 30 }), required: true },
    {
      key: 'account_file',
      zh: '经费决算表与明细账',
      en: 'Final account and ledgers',
      ar: 'الحساب الختامي والدفاتر',
      type: 'file',
      required: true,
      accept: ['pdf', 'xls', 'xlsx'],
      maxSizeMb: 20,
      maxFiles: 5,
    },
    {
      key: 'audit_file',
      zh: '专项审计报告',
      en: 'Special audit report',
      ar: 'تقرير تدقيق خاص',
      ...pdf({ maxFiles: 1, maxSizeMb: 30 }),
      requiredWhen: ({ project_link }) => project_link.grant_approved >= 100,
    },
    {
      key: 'ip_files',
      zh: '知识产权与成果证明',
      en: 'Proof of intellectual property and results',
      ar: 'إثبات الملكية الفكرية والنتائج',
      ...scannedFiles({ maxFiles: 30 }),
      required: true,
    },
    {
      key: 'extension_file',
      zh: '延期（变更）批复',
      en: 'Approval of extension or change',
      ar: 'الموافقة على التمديد أو التغيير',
      ...scannedFiles({ maxFiles: 1 }),
      requiredWhen: ({ completion }) => completion.delay_days > 0,
    },
    { key: 'site_photos', zh: '应用现场照片', en: 'Photos of use', ar: 'صور الاستخدام', type: 'file', accept: ['jpg', 'png'], maxSizeMb: 5, maxFiles: 12 },
    { key: 'other_files', zh: '其他材料', en: 'Other', ar: 'أخرى', type: 'file', accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png', 'zip'], maxSizeMb: 20, maxFiles: 10 },
  ],
});
