import type { Dictionary } from '../definition';

/** Since 2018 state and local tax offices are merged, so one authority replaces the two fields of the 2016 form. Names are seed values. Seed values of a sample city, which the deploying body replaces. */
export const taxAuthority: Dictionary = {
  name: 'tax_authority',
  title: { zh: '主管税务机关', en: 'Tax authority in charge' },
  items: [
    { value: 'T210102', zh: '和平区税务局', en: 'Heping District Tax Bureau', district: '210102' },
    { value: 'T210103', zh: '沈河区税务局', en: 'Shenhe District Tax Bureau', district: '210103' },
    { value: 'T210104', zh: '大东区税务局', en: 'Dadong District Tax Bureau', district: '210104' },
    { value: 'T210105', zh: '皇姑区税务局', en: 'Huanggu District Tax Bureau', district: '210105' },
    { value: 'T210106', zh: '铁西区税务局', en: 'Tiexi District Tax Bureau', district: '210106' },
    { value: 'T210111', zh: '苏家屯区税务局', en: 'Sujiatun District Tax Bureau', district: '210111' },
    { value: 'T210112', zh: '浑南区税务局', en: 'Hunnan District Tax Bureau', district: '210112' },
    { value: 'T210113', zh: '沈北新区税务局', en: 'Shenbei New District Tax Bureau', district: '210113' },
    { value: 'T210114', zh: '于洪区税务局', en: 'Yuhong District Tax Bureau', district: '210114' },
    { value: 'T210115', zh: '辽中区税务局', en: 'Liaozhong District Tax Bureau', district: '210115' },
    { value: 'T210123', zh: '康平县税务局', en: 'Kangping County Tax Bureau', district: '210123' },
    { value: 'T210124', zh: '法库县税务局', en: 'Faku County Tax Bureau', district: '210124' },
    { value: 'T210181', zh: '新民市税务局', en: 'Xinmin City Tax Bureau', district: '210181' },
    { value: 'T2101HT', zh: '高新技术产业开发区税务局', en: 'High-tech Zone Tax Bureau', district: '210112' },
    { value: 'T2101ET', zh: '经济技术开发区税务局', en: 'Economic and Technological Development Zone Tax Bureau', district: '210106' },
  ],
};
