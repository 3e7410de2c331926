import { pdf, scannedFiles } from '../../../definition';
import { adapt } from '../../common/adapt';
import { filesData as base } from '../../common/sections/files-data';
import type { JiebangSecondAnswers } from '../answers.generated';

export const filesData = adapt<JiebangSecondAnswers, 'filesData'>(base, {
  omit: ['licence'],
  add: [
    { key: 'contract_file', zh: '技术开发合同', en: 'Technology development contract', ar: 'عقد تطوير تقني', ...pdf({ maxFiles: 3, maxSizeMb: 30 }), required: true },
    { key: 'contract_reg_file', zh: '技术合同登记证明', en: 'Registration of the contract', ar: 'تسجيل العقد', ...scannedFiles({ maxFiles: 1 }), required: true },
    {
      key: 'bidder_licence',
      zh: '揭榜方营业执照（法人证书）',
      en: 'Bidder’s licence or legal-person certificate',
      ar: 'رخصة مقدم العرض أو شهادة شخصيته الاعتبارية',
      ...scannedFiles({ maxFiles: 5 }),
      required: true,
    },
    { key: 'pledge_file', zh: '军令状（签字盖章）', en: 'Signed and sealed pledge', ar: 'تعهد موقّع ومختوم', ...scannedFiles({ maxFiles: 1 }), required: true },
    { key: 'selection_file', zh: '遴选（评审）纪要', en: 'Record of selection', ar: 'محضر الاختيار', ...scannedFiles({ maxFiles: 3 }), required: true },
    {
      key: 'cooperation_agreement',
      zh: '联合揭榜协议',
      en: 'Joint bid agreement',
      ar: 'اتفاقية العرض المشترك',
      ...pdf({ maxFiles: 5 }),
      requiredWhen: ({ bidder }) => bidder.has_partner === true,
    },
    { key: 'earlier_results', zh: '同类业绩与知识产权证明', en: 'Similar work and intellectual property', ar: 'أعمال وملكية فكرية مماثلة', ...scannedFiles({ maxFiles: 10 }) },
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
    { key: 'fund_proof', zh: '自筹资金证明', en: 'Proof of own funds', ar: 'إثبات التمويل الذاتي', ...scannedFiles({ maxFiles: 3 }), required: true },
    { key: 'other_files', zh: '其他材料', en: 'Other', ar: 'أخرى', type: 'file', accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png', 'zip'], maxSizeMb: 20, maxFiles: 10 },
  ],
});
