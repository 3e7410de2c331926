import type { Dictionary } from '../definition';

/** The first-level reviewer of every filing. One department per district plus the development zones that review on their own. Names are seed values. Seed values of a sample city, which the deploying body replaces. */
export const department: Dictionary = {
  name: 'department',
  title: { zh: '归口管理部门', en: 'Department in charge' },
  items: [
    { value: 'D210102', zh: '和平区科技主管部门', en: 'Heping District science and technology department', district: '210102' },
    { value: 'D210103', zh: '沈河区科技主管部门', en: 'Shenhe District science and technology department', district: '210103' },
    { value: 'D210104', zh: '大东区科技主管部门', en: 'Dadong District science and technology department', district: '210104' },
    { value: 'D210105', zh: '皇姑区科技主管部门', en: 'Huanggu District science and technology department', district: '210105' },
    { value: 'D210106', zh: '铁西区科技主管部门', en: 'Tiexi District science and technology department', district: '210106' },
    { value: 'D210111', zh: '苏家屯区科技主管部门', en: 'Sujiatun District science and technology department', district: '210111' },
    { value: 'D210112', zh: '浑南区科技主管部门', en: 'Hunnan District science and technology department', district: '210112' },
    { value: 'D210113', zh: '沈北新区科技主管部门', en: 'Shenbei New District science and technology department', district: '210113' },
    { value: 'D210114', zh: '于洪区科技主管部门', en: 'Yuhong District science and technology department', district: '210114' },
    { value: 'D210115', zh: '辽中区科技主管部门', en: 'Liaozhong District science and technology department', district: '210115' },
    { value: 'D210123', zh: '康平县科技主管部门', en: 'Kangping County science and technology department', district: '210123' },
    { value: 'D210124', zh: '法库县科技主管部门', en: 'Faku County science and technology department', district: '210124' },
    { value: 'D210181', zh: '新民市科技主管部门', en: 'Xinmin City science and technology department', district: '210181' },
    { value: 'D2101HT', zh: '高新技术产业开发区科技主管部门', en: 'High-tech Zone science and technology department', district: '210112' },
    { value: 'D2101ET', zh: '经济技术开发区科技主管部门', en: 'Economic and Technological Development Zone science and technology department', district: '210106' },
  ],
};
