/** The authorities of the city, and its districts. */
import type { Dictionary } from '../definition';
import type { Text } from '../text';

/**
 * Departments that do the first review of filings: one per district, and the development zones that review on their own. Seed
 * values of a sample city, which the deploying body replaces.
 */
export const department: Dictionary = {
  name: 'department',
  title: { zh: '归口管理部门', en: 'Department in charge', ar: 'الإدارة المختصة' },
  items: [
    { value: 'D210102', zh: '和平区科技主管部门', en: 'Heping District science and technology department', ar: 'إدارة العلوم والتقنية في منطقة خبينغ', district: '210102' },
    { value: 'D210103', zh: '沈河区科技主管部门', en: 'Shenhe District science and technology department', ar: 'إدارة العلوم والتقنية في منطقة شنخه', district: '210103' },
    { value: 'D210104', zh: '大东区科技主管部门', en: 'Dadong District science and technology department', ar: 'إدارة العلوم والتقنية في منطقة دادونغ', district: '210104' },
    { value: 'D210105', zh: '皇姑区科技主管部门', en: 'Huanggu District science and technology department', ar: 'إدارة العلوم والتقنية في منطقة هوانغقو', district: '210105' },
    { value: 'D210106', zh: '铁西区科技主管部门', en: 'Tiexi District science and technology department', ar: 'إدارة العلوم والتقنية في منطقة تيشي', district: '210106' },
    { value: 'D210111', zh: '苏家屯区科技主管部门', en: 'Sujiatun District science and technology department', ar: 'إدارة العلوم والتقنية في منطقة سوجياتون', district: '210111' },
    { value: 'D210112', zh: '浑南区科技主管部门', en: 'Hunnan District science and technology department', ar: 'إدارة العلوم والتقنية في منطقة هوننان', district: '210112' },
    {
      value: 'D210113',
      zh: '沈北新区科技主管部门',
      en: 'Shenbei New District science and technology department',
      ar: 'إدارة العلوم والتقنية في منطقة شنبي الجديدة',
      district: '210113',
    },
    { value: 'D210114', zh: '于洪区科技主管部门', en: 'Yuhong District science and technology department', ar: 'إدارة العلوم والتقنية في منطقة يوهونغ', district: '210114' },
    { value: 'D210115', zh: '辽中区科技主管部门', en: 'Liaozhong District science and technology department', ar: 'إدارة العلوم والتقنية في منطقة لياوتشونغ', district: '210115' },
    { value: 'D210123', zh: '康平县科技主管部门', en: 'Kangping County science and technology department', ar: 'إدارة العلوم والتقنية في مقاطعة كانغبينغ', district: '210123' },
    { value: 'D210124', zh: '法库县科技主管部门', en: 'Faku County science and technology department', ar: 'إدارة العلوم والتقنية في مقاطعة فاكو', district: '210124' },
    { value: 'D210181', zh: '新民市科技主管部门', en: 'Xinmin City science and technology department', ar: 'إدارة العلوم والتقنية في مدينة شينمين', district: '210181' },
    {
      value: 'D2101HT',
      zh: '高新技术产业开发区科技主管部门',
      en: 'High-tech Zone science and technology department',
      ar: 'إدارة العلوم والتقنية في منطقة التقنية العالية',
      district: '210112',
    },
    {
      value: 'D2101ET',
      zh: '经济技术开发区科技主管部门',
      en: 'Economic and Technological Development Zone science and technology department',
      ar: 'إدارة العلوم والتقنية في منطقة التنمية الاقتصادية والتقنية',
      district: '210106',
    },
  ],
};

const sharedEnd = (names: readonly string[]): string => {
  const [first = '', ...rest] = names;
  const from = [...first].findIndex((_, i) => rest.every((name) => name.endsWith(first.slice(i))));
  return from > 0 ? first.slice(from) : '';
};

const ends = {
  zh: sharedEnd(department.items.map(({ zh }) => zh)),
  en: sharedEnd(department.items.map(({ en }) => en)),
};
const withoutEnd = (name: string, end: string): string => name.slice(0, name.length - end.length);

/** Departments with short names for lists: without the ending that all their names share. */
export const listedDepartments: readonly (Text & { value: string })[] = department.items.map(({ value, zh, en }) => ({
  value: String(value),
  zh: withoutEnd(zh, ends.zh),
  en: withoutEnd(en, ends.en),
}));

/** Source: GB/T 2260 (sample city Shenyang, 210100). Seed values of a sample city, which the deploying body replaces. */
export const district: Dictionary = {
  name: 'district',
  title: { zh: '行政区域', en: 'Administrative district', ar: 'المنطقة الإدارية' },
  items: [
    { value: '210102', zh: '和平区', en: 'Heping District', ar: 'منطقة خبينغ' },
    { value: '210103', zh: '沈河区', en: 'Shenhe District', ar: 'منطقة شنخه' },
    { value: '210104', zh: '大东区', en: 'Dadong District', ar: 'منطقة دادونغ' },
    { value: '210105', zh: '皇姑区', en: 'Huanggu District', ar: 'منطقة هوانغقو' },
    { value: '210106', zh: '铁西区', en: 'Tiexi District', ar: 'منطقة تيشي' },
    { value: '210111', zh: '苏家屯区', en: 'Sujiatun District', ar: 'منطقة سوجياتون' },
    { value: '210112', zh: '浑南区', en: 'Hunnan District', ar: 'منطقة هوننان' },
    { value: '210113', zh: '沈北新区', en: 'Shenbei New District', ar: 'منطقة شنبي الجديدة' },
    { value: '210114', zh: '于洪区', en: 'Yuhong District', ar: 'منطقة يوهونغ' },
    { value: '210115', zh: '辽中区', en: 'Liaozhong District', ar: 'منطقة لياوتشونغ' },
    { value: '210123', zh: '康平县', en: 'Kangping County', ar: 'مقاطعة كانغبينغ' },
    { value: '210124', zh: '法库县', en: 'Faku County', ar: 'مقاطعة فاكو' },
    { value: '210181', zh: '新民市', en: 'Xinmin City', ar: 'مدينة شينمين' },
  ],
};

/**
 * Since 2018 state and local tax offices are merged, so that one authority replaces the two fields of the 2016 form. Seed
 * values of a sample city, which the deploying body replaces.
 */
export const taxAuthority: Dictionary = {
  name: 'tax_authority',
  title: { zh: '主管税务机关', en: 'Tax authority in charge', ar: 'مصلحة الضرائب المختصة' },
  items: [
    { value: 'T210102', zh: '和平区税务局', en: 'Heping District Tax Bureau', ar: 'مصلحة ضرائب منطقة خبينغ', district: '210102' },
    { value: 'T210103', zh: '沈河区税务局', en: 'Shenhe District Tax Bureau', ar: 'مصلحة ضرائب منطقة شنخه', district: '210103' },
    { value: 'T210104', zh: '大东区税务局', en: 'Dadong District Tax Bureau', ar: 'مصلحة ضرائب منطقة دادونغ', district: '210104' },
    { value: 'T210105', zh: '皇姑区税务局', en: 'Huanggu District Tax Bureau', ar: 'مصلحة ضرائب منطقة هوانغقو', district: '210105' },
    { value: 'T210106', zh: '铁西区税务局', en: 'Tiexi District Tax Bureau', ar: 'مصلحة ضرائب منطقة تيشي', district: '210106' },
    { value: 'T210111', zh: '苏家屯区税务局', en: 'Sujiatun District Tax Bureau', ar: 'مصلحة ضرائب منطقة سوجياتون', district: '210111' },
    { value: 'T210112', zh: '浑南区税务局', en: 'Hunnan District Tax Bureau', ar: 'مصلحة ضرائب منطقة هوننان', district: '210112' },
    { value: 'T210113', zh: '沈北新区税务局', en: 'Shenbei New District Tax Bureau', ar: 'مصلحة ضرائب منطقة شنبي الجديدة', district: '210113' },
    { value: 'T210114', zh: '于洪区税务局', en: 'Yuhong District Tax Bureau', ar: 'مصلحة ضرائب منطقة يوهونغ', district: '210114' },
    { value: 'T210115', zh: '辽中区税务局', en: 'Liaozhong District Tax Bureau', ar: 'مصلحة ضرائب منطقة لياوتشونغ', district: '210115' },
    { value: 'T210123', zh: '康平县税务局', en: 'Kangping County Tax Bureau', ar: 'مصلحة ضرائب مقاطعة كانغبينغ', district: '210123' },
    { value: 'T210124', zh: '法库县税务局', en: 'Faku County Tax Bureau', ar: 'مصلحة ضرائب مقاطعة فاكو', district: '210124' },
    { value: 'T210181', zh: '新民市税务局', en: 'Xinmin City Tax Bureau', ar: 'مصلحة ضرائب مدينة شينمين', district: '210181' },
    { value: 'T2101HT', zh: '高新技术产业开发区税务局', en: 'High-tech Zone Tax Bureau', ar: 'مصلحة ضرائب منطقة التقنية العالية', district: '210112' },
    {
      value: 'T2101ET',
      zh: '经济技术开发区税务局',
      en: 'Economic and Technological Development Zone Tax Bureau',
      ar: 'مصلحة ضرائب منطقة التنمية الاقتصادية والتقنية',
      district: '210106',
    },
  ],
};
