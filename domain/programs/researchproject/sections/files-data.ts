import { pdf, scannedFiles } from '../../../definition';
import { adapt } from '../../common/adapt';
import { filesData as base } from '../../common/sections/files-data';
import type { ResearchprojectAnswers } from '../answers.generated';
import { needsReview } from '../ethics';

export const filesData = adapt<ResearchprojectAnswers, 'filesData'>(base, {
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
      key: 'cooperation_agreement',
      zh: '合作协议',
      en: 'Cooperation agreement',
      ar: 'اتفاقية التعاون',
      ...pdf({ maxFiles: 8 }),
      requiredWhen: ({ project_basic }) => project_basic.has_partner === true,
    },
    {
      key: 'ethics_approval',
      zh: '伦理审查（审批）文件',
      en: 'Ethics or approval papers',
      ar: 'وثائق الأخلاقيات أو الموافقة',
      ...scannedFiles({ maxFiles: 5 }),
      requiredWhen: ({ ethics }) => needsReview(ethics),
    },
    { key: 'earlier_results', zh: '前期成果证明', en: 'Earlier results', ar: 'النتائج السابقة', ...scannedFiles({ maxFiles: 10 }) },
    {
      key: 'recommend_letters',
      zh: '同行专家推荐信（2封）',
      en: 'Two peer letters',
      ar: 'خطابا توصية من نظراء',
      ...pdf({ maxFiles: 2 }),
      requiredWhen: ({ project_basic }) => project_basic.project_type === 'youth',
    },
    { key: 'own_funds_proof', zh: '自筹资金证明', en: 'Proof of own funds', ar: 'إثبات التمويل الذاتي', ...scannedFiles({ maxFiles: 3 }) },
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
    { key: 'other_files', zh: '其他材料', en: 'Other', ar: 'أخرى', type: 'file', accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png', 'zip'], maxSizeMb: 20, maxFiles: 10 },
  ],
});
