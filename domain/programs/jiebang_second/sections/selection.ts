import type { SectionOf } from '../../../definition';
import { selectionMethod } from '../../../reference/projects';
import type { JiebangSecondAnswers } from '../answers.generated';

export const selection: SectionOf<JiebangSecondAnswers, 'selection'> = {
  key: 'selection',
  kind: 'fields',
  title: { zh: '遴选情况', en: 'How the bidder was chosen', ar: 'كيف اختير مقدم العرض' },
  fields: [
    { key: 'bids_received', zh: '收到揭榜申请数', en: 'Bids received', ar: 'العروض المستلمة', type: 'integer', required: true, min: 1, unit: '家' },
    { key: 'selection_method', zh: '遴选方式', en: 'Selection', ar: 'الاختيار', type: 'select', required: true, options: selectionMethod },
    { key: 'selection_date', zh: '确定揭榜方日期', en: 'Date chosen', ar: 'تاريخ الاختيار', type: 'date', required: true },
    { key: 'selection_note', zh: '遴选过程与理由', en: 'Process and reason', ar: 'الإجراء والسبب', type: 'textarea', required: true, maxLength: 600 },
  ],
};
