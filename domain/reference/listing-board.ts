import type { Dictionary } from '../definition';

export const listingBoard: Dictionary = {
  name: 'listing_board',
  title: { zh: '上市类型', en: 'Listing type' },
  items: [
    { value: 'sh_main', zh: '上交所主板', en: 'Shanghai main board' },
    { value: 'star', zh: '科创板', en: 'STAR Market' },
    { value: 'sz_main', zh: '深交所主板', en: 'Shenzhen main board' },
    { value: 'chinext', zh: '创业板', en: 'ChiNext' },
    { value: 'bse', zh: '北交所', en: 'Beijing Stock Exchange' },
    { value: 'neeq', zh: '新三板', en: 'National Equities Exchange and Quotations (NEEQ)' },
    { value: 'regional', zh: '区域性股权市场', en: 'Regional equity market' },
    { value: 'hk', zh: '香港联交所', en: 'Hong Kong Stock Exchange' },
    { value: 'overseas', zh: '其他境外市场', en: 'Other overseas market' },
  ],
};
