import { pdf, scannedFiles } from '../../../definition';
import { adapt } from '../../common/adapt';
import { filesData as base } from '../../common/sections/files-data';
import type { SocialspecialAnswers } from '../answers.generated';

export const filesData = adapt<SocialspecialAnswers, 'filesData'>(base, {
  add: [
    {
      key: 'leader_proof',
      zh: '负责人职称、学位与在职证明',
      en: 'Leader: title, degree and employment',
      ar: 'الرئيس: اللقب والدرجة والعمل',
      ...scannedFiles({ maxFiles: 5 }),
      required: true,
    },
    {
      key: 'ethics_approval',
      zh: '伦理审查批件',
      en: 'Ethics approval',
      ar: 'موافقة الأخلاقيات',
      ...scannedFiles({ maxFiles: 3 }),
      requiredWhen: ({ ethics }) => ethics.is_clinical || ethics.eth_animal,
    },
    {
      key: 'genetic_approval',
      zh: '人类遗传资源审批（备案）材料',
      en: 'Genetic resources approval or filing',
      ar: 'الموافقة على الموارد الوراثية أو إيداعها',
      ...scannedFiles({ maxFiles: 3 }),
      requiredWhen: ({ ethics }) => ethics.eth_genetic === true,
    },
    {
      key: 'user_letter',
      zh: '应用单位（示范点）意向函',
      en: 'Letters from user units or sites',
      ar: 'خطابات من الجهات المستخدمة أو المواقع',
      ...scannedFiles({ maxFiles: 10 }),
      requiredWhen: ({ project_basic }) => project_basic.project_type === 'demo',
    },
    {
      key: 'cooperation_agreement',
      zh: '合作协议',
      en: 'Cooperation agreement',
      ar: 'اتفاقية التعاون',
      ...pdf({ maxFiles: 8 }),
      requiredWhen: ({ project_basic }) => project_basic.has_partner === true,
    },
    {
      key: 'equipment_note',
      zh: '50万元以上设备必要性说明',
      en: 'Note on equipment of CNY 500,000 or more',
      ar: 'مذكرة عن المعدات التي تبلغ 500,000 يوان فأكثر',
      type: 'file',
      accept: ['pdf', 'doc', 'docx'],
      maxSizeMb: 20,
      maxFiles: 1,
    },
    { key: 'own_funds_proof', zh: '自筹资金证明', en: 'Proof of own funds', ar: 'إثبات التمويل الذاتي', ...scannedFiles({ maxFiles: 3 }) },
    { key: 'earlier_results', zh: '前期成果证明', en: 'Earlier results', ar: 'النتائج السابقة', ...scannedFiles({ maxFiles: 10 }) },
    { key: 'other_files', zh: '其他材料', en: 'Other', ar: 'أخرى', type: 'file', accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png', 'zip'], maxSizeMb: 20, maxFiles: 10 },
  ],
});
