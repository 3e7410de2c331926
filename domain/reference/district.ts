import type { Dictionary } from '../definition';

/** Source: GB/T 2260 (sample city Shenyang, 210100). Seed values of a sample city, which the deploying body replaces. */
export const district: Dictionary = {
  name: 'district',
  title: { zh: '行政区域', en: 'Administrative district' },
  items: [
    { value: '210102', zh: '和平区', en: 'Heping District' },
    { value: '210103', zh: '沈河区', en: 'Shenhe District' },
    { value: '210104', zh: '大东区', en: 'Dadong District' },
    { value: '210105', zh: '皇姑区', en: 'Huanggu District' },
    { value: '210106', zh: '铁西区', en: 'Tiexi District' },
    { value: '210111', zh: '苏家屯区', en: 'Sujiatun District' },
    { value: '210112', zh: '浑南区', en: 'Hunnan District' },
    { value: '210113', zh: '沈北新区', en: 'Shenbei New District' },
    { value: '210114', zh: '于洪区', en: 'Yuhong District' },
    { value: '210115', zh: '辽中区', en: 'Liaozhong District' },
    { value: '210123', zh: '康平县', en: 'Kangping County' },
    { value: '210124', zh: '法库县', en: 'Faku County' },
    { value: '210181', zh: '新民市', en: 'Xinmin City' },
  ],
};
