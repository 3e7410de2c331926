import { describe, expect, it } from 'vitest';
import { createListDocument, sortForNotice } from './list';

const filings = [
  { receiptNo: 'KP2', department: { zh: '铁西区', en: 'Tiexi' }, score: 80 },
  { receiptNo: 'KP3', department: { zh: '和平区', en: 'Heping' }, score: null },
  { receiptNo: 'KP1', department: { zh: '和平区', en: 'Heping' }, score: 91 },
];

describe(sortForNotice, () => {
  it('returns filings by number, by department, or by rank with those without a score last', () => {
    const orderOf = (order: 'no' | 'department' | 'rank') =>
      sortForNotice(filings, order, (each) => each).map(({ receiptNo }) => receiptNo);
    expect(orderOf('no')).toEqual(['KP1', 'KP2', 'KP3']);
    expect(orderOf('department')).toEqual(['KP1', 'KP3', 'KP2']);
    expect(orderOf('rank')).toEqual(['KP1', 'KP2', 'KP3']);
  });
});

describe(createListDocument, () => {
  it('shows how many filings an open objection keeps out of the list', () => {
    const facts = { title: { zh: '公示名单', en: 'Notice' }, office: { zh: '科技局', en: 'Bureau' } };
    const { lead } = createListDocument({
      ...facts,
      leftOut: 2,
      at: new Date('2026-06-10T02:00:00Z'),
      language: 'zh',
      groups: [],
    });
    expect(lead).toContain('2件异议待答复，未列入。');
  });
});
