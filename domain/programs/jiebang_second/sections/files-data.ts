import { adapt } from '../../common/adapt';
import { filesData as base } from '../../common/sections/files-data';
import type { JiebangSecondAnswers } from '../answers.generated';

export const filesData = adapt<JiebangSecondAnswers, 'filesData'>(base, {
  omit: ['licence'],
  add: [
    { key: 'contract_file', zh: '技术开发合同', en: 'Technology development contract', type: 'file', required: true, accept: ['pdf'], maxSizeMb: 30, maxFiles: 3 },
    {
      key: 'contract_reg_file',
      zh: '技术合同登记证明',
      en: 'Registration of the contract',
      type: 'file',
      required: true,
      accept: ['pdf', 'jpg', 'png'],
      maxSizeMb: 20,
      maxFiles: 1,
    },
    {
      key: 'bidder_licence',
      zh: '揭榜方营业执照（法人证书）',
      en: 'Bidder’s licence or legal-person certificate',
      type: 'file',
      required: true,
      accept: ['pdf', 'jpg', 'png'],
      maxSizeMb: 20,
      maxFiles: 5,
    },
    { key: 'pledge_file', zh: '军令状（签字盖章）', en: 'Signed and sealed pledge', type: 'file', required: true, accept: ['pdf', 'jpg', 'png'], maxSizeMb: 20, maxFiles: 1 },
    { key: 'selection_file', zh: '遴选（评审）纪要', en: 'Record of selection', type: 'file', required: true, accept: ['pdf', 'jpg', 'png'], maxSizeMb: 20, maxFiles: 3 },
    {
      key: 'cooperation_agreement',
      zh: '联合揭榜协议',
      en: 'Joint bid agreement',
      type: 'file',
      accept: ['pdf'],
      maxSizeMb: 20,
      maxFiles: 5,
      requiredWhen: ({ bidder }) => bidder.has_partner === true,
    },
    {
      key: 'earlier_results',
      zh: '同类业绩与知识产权证明',
      en: 'Similar work and intellectual property',
      type: 'file',
      accept: ['pdf', 'jpg', 'png'],
      maxSizeMb: 20,
      maxFiles: 10,
    },
    {
      key: 'equipment_note',
      zh: '50万元以上设备必要性说明',
      en: 'Note on equipment of CNY 500,000 or more',
      type: 'file',
      accept: ['pdf', 'doc', 'docx'],
      maxSizeMb: 20,
      maxFiles: 1,
    },
    { key: 'fund_proof', zh: '自筹资金证明', en: 'Proof of own funds', type: 'file', required: true, accept: ['pdf', 'jpg', 'png'], maxSizeMb: 20, maxFiles: 3 },
    { key: 'other_files', zh: '其他材料', en: 'Other', type: 'file', accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png', 'zip'], maxSizeMb: 20, maxFiles: 10 },
  ],
});
