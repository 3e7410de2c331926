import type { SectionOf } from '../../../definition';
import type { GazelleAnswers } from '../answers.generated';
import { financingRound } from '../dictionaries';

export const financingData: SectionOf<GazelleAnswers, 'financingData'> = {
  key: 'financingData',
  kind: 'table',
  title: { zh: '股权融资情况', en: 'Equity financing' },
  maxRows: 20,
  columns: [
    { key: 'round', zh: '融资轮次', en: 'Round', type: 'select', required: true, options: financingRound },
    { key: 'investor', zh: '投资机构', en: 'Investor', type: 'text', required: true, maxLength: 100 },
    { key: 'amount', zh: '到位金额（折合人民币）', en: 'Amount received (in yuan equivalent)', type: 'money_wan', required: true, min: 0, precision: 2, unit: '万元' },
    { key: 'received_date', zh: '到位日期', en: 'Date received', type: 'date', required: true },
    { key: 'proof_file', zh: '投资协议与到账凭证', en: 'Investment agreement and receipt', type: 'file', required: true, accept: ['pdf'], maxSizeMb: 20, maxFiles: 5 },
  ],
};
