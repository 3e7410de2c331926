import type { Option } from '../../definition';

export const newEnergyAndEnergySaving: Option = {
  value: '60',
  zh: '新能源与节能',
  en: 'New energy and energy saving',
  children: [
    {
      value: '601',
      zh: '可再生清洁能源',
      en: 'Renewable clean energy',
      children: [
        { value: '60101', zh: '太阳能', en: 'Solar energy' },
        { value: '60102', zh: '风能', en: 'Wind energy' },
        { value: '60103', zh: '生物质能', en: 'Biomass energy' },
        { value: '60104', zh: '地热能、海洋能及运动能', en: 'Geothermal, ocean and kinetic energy' },
      ],
    },
    {
      value: '602',
      zh: '核能及氢能',
      en: 'Nuclear and hydrogen energy',
      children: [
        { value: '60201', zh: '核能', en: 'Nuclear energy' },
        { value: '60202', zh: '氢能', en: 'Hydrogen energy' },
      ],
    },
    {
      value: '603',
      zh: '新型高效能量转换与储存技术',
      en: 'New efficient energy conversion and storage',
      children: [
        { value: '60301', zh: '高性能绿色电池（组）技术', en: 'High-performance green batteries (packs)' },
        { value: '60302', zh: '新型动力电池（组）与储能电池技术', en: 'New traction batteries (packs) and energy storage batteries' },
        { value: '60303', zh: '燃料电池技术', en: 'Fuel cells' },
        { value: '60304', zh: '超级电容器与热电转换技术', en: 'Supercapacitors and thermoelectric conversion' },
      ],
    },
    {
      value: '604',
      zh: '高效节能技术',
      en: 'High-efficiency energy saving',
      children: [
        { value: '60401', zh: '工业节能技术', en: 'Industrial energy saving' },
        { value: '60402', zh: '能量回收利用技术', en: 'Energy recovery' },
        { value: '60403', zh: '蓄热式燃烧技术', en: 'Regenerative combustion' },
        { value: '60404', zh: '输配电系统优化技术', en: 'Transmission and distribution system optimisation' },
        { value: '60405', zh: '高温热泵技术', en: 'High-temperature heat pumps' },
        { value: '60406', zh: '建筑节能技术', en: 'Building energy saving' },
        { value: '60407', zh: '能源系统管理、优化与控制技术', en: 'Energy system management, optimisation and control' },
        { value: '60408', zh: '节能监测技术', en: 'Energy-saving monitoring' },
      ],
    },
  ],
};
