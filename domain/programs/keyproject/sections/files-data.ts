import { pdf, scannedFiles } from '../../../definition';
import { adapt } from '../../common/adapt';
import { filesData as base } from '../../common/sections/files-data';
import type { KeyprojectAnswers } from '../answers.generated';

export const filesData = adapt<KeyprojectAnswers, 'filesData'>(base, {
  add: [
    {
      key: 'audit_report',
      zh: '上年度审计报告（或企业所得税年度申报表）',
      en: 'Audit report or annual income-tax return, last year',
      ar: 'تقرير التدقيق أو إقرار ضريبة الدخل السنوي، السنة الماضية',
      ...pdf({ maxFiles: 2, maxSizeMb: 30 }),
      required: true,
      paperYears: ({ dataYears }) => dataYears(1),
    },
    {
      key: 'leader_proof',
      zh: '负责人职称（学位）与劳动关系证明',
      en: 'Leader: title or degree, and employment proof',
      ar: 'الرئيس: اللقب أو الدرجة وإثبات العمل',
      ...scannedFiles({ maxFiles: 5 }),
      required: true,
    },
    {
      key: 'cooperation_agreement',
      zh: '合作协议',
      en: 'Cooperation agreement',
      ar: 'اتفاقية التعاون',
      ...pdf({ maxFiles: 8 }),
      help: { zh: '须写明任务、经费和知识产权约定', en: 'Must state tasks, funds and intellectual property', ar: 'يجب أن تذكر المهام والأموال والملكية الفكرية' },
      requiredWhen: ({ project_basic }) => project_basic.has_partner === true,
    },
    { key: 'ip_proof', zh: '知识产权及前期成果证明', en: 'Intellectual property and earlier results', ar: 'الملكية الفكرية والنتائج السابقة', ...scannedFiles({ maxFiles: 10 }) },
    { key: 'novelty_report', zh: '科技查新报告', en: 'Novelty search report', ar: 'تقرير بحث الجدة', ...pdf({ maxFiles: 1 }) },
    { key: 'route_diagram', zh: '技术路线图', en: 'Technical route diagram', ar: 'رسم المسار التقني', ...scannedFiles({ maxFiles: 1 }) },
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
    {
      key: 'own_funds_proof',
      zh: '自筹资金证明',
      en: 'Proof of own funds',
      ar: 'إثبات التمويل الذاتي',
      ...scannedFiles({ maxFiles: 3 }),
      help: { zh: '银行存款证明或出资承诺', en: 'Bank certificate or undertaking', ar: 'شهادة مصرفية أو تعهد' },
    },
    { key: 'other_files', zh: '其他材料', en: 'Other', ar: 'أخرى', type: 'file', accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png', 'zip'], maxSizeMb: 20, maxFiles: 10 },
  ],
});
