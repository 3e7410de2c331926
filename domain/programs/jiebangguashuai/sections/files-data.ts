import { pdf, scannedFiles } from '../../../definition';
import { has } from '../../../expressions/choices';
import { adapt } from '../../common/adapt';
import { filesData as base } from '../../common/sections/files-data';
import type { JiebangguashuaiAnswers } from '../answers.generated';

export const filesData = adapt<JiebangguashuaiAnswers, 'filesData'>(base, {
  add: [
    {
      key: 'audit_report',
      zh: '上年度审计报告（或纳税申报表）',
      en: 'Audit report or tax return, last year',
      ar: 'تقرير التدقيق أو الإقرار الضريبي للسنة الماضية',
      ...pdf({ maxFiles: 2, maxSizeMb: 30 }),
      required: true,
      paperYears: ({ dataYears }) => dataYears(1),
    },
    {
      key: 'demand_book',
      zh: '技术需求说明书',
      en: 'Demand book',
      ar: 'كتاب الطلب',
      type: 'file',
      required: true,
      accept: ['pdf', 'doc', 'docx'],
      maxSizeMb: 20,
      maxFiles: 3,
      help: { zh: '可附图纸、工况数据等', en: 'Drawings and working data may be added', ar: 'يمكن إضافة رسوم وبيانات تشغيل' },
    },
    { key: 'tried_proof', zh: '前期攻关证明', en: 'Proof of earlier work', ar: 'إثبات العمل السابق', ...scannedFiles({ maxFiles: 5 }) },
    { key: 'fund_proof', zh: '资金投入承诺（证明）', en: 'Undertaking or proof of funds', ar: 'تعهد بالأموال أو إثباتها', ...scannedFiles({ maxFiles: 3 }), required: true },
    {
      key: 'joint_file',
      zh: '联合申报协议',
      en: 'Joint filing agreement',
      ar: 'اتفاقية التقديم المشترك',
      ...pdf({ maxFiles: 2 }),
      requiredWhen: ({ applicant_basic }) => has(['hospital', 'social_org'], applicant_basic.unit_type),
    },
    {
      key: 'public_text',
      zh: '榜单公开文本（脱敏）',
      en: 'Text for publication (without sensitive details)',
      ar: 'النص المعد للنشر (دون تفاصيل حساسة)',
      type: 'file',
      accept: ['pdf', 'doc', 'docx'],
      maxSizeMb: 20,
      maxFiles: 1,
      generated: 'list_entry',
      requiredWhen: ({ demand }) => demand.open_scope === 'masked',
    },
    { key: 'other_files', zh: '其他材料', en: 'Other', ar: 'أخرى', type: 'file', accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png', 'zip'], maxSizeMb: 20, maxFiles: 10 },
  ],
});
