import type { Dictionary } from '../definition';

/** Source: Liaoning has eight national high-tech zones. Seed values of a sample city, which the deploying body replaces. */
export const nationalHiZone: Dictionary = {
  name: 'national_hi_zone',
  title: { zh: '国家级高新区', en: 'National high-tech zone' },
  items: [
    { value: 'shenyang', zh: '沈阳高新技术产业开发区', en: 'Shenyang High-tech Zone' },
    { value: 'dalian', zh: '大连高新技术产业园区', en: 'Dalian High-tech Zone' },
    { value: 'anshan', zh: '鞍山高新技术产业开发区', en: 'Anshan High-tech Zone' },
    { value: 'yingkou', zh: '营口高新技术产业开发区', en: 'Yingkou High-tech Zone' },
    { value: 'liaoyang', zh: '辽阳高新技术产业开发区', en: 'Liaoyang High-tech Zone' },
    { value: 'benxi', zh: '本溪高新技术产业开发区', en: 'Benxi High-tech Zone' },
    { value: 'jinzhou', zh: '锦州高新技术产业开发区', en: 'Jinzhou High-tech Zone' },
    { value: 'fuxin', zh: '阜新高新技术产业开发区', en: 'Fuxin High-tech Zone' },
  ],
};
