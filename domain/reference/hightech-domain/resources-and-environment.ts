import type { Option } from '../../definition';

export const resourcesAndEnvironment: Option = {
  value: '70',
  zh: '资源与环境',
  en: 'Resources and environment',
  children: [
    {
      value: '701',
      zh: '水污染控制与水资源利用技术',
      en: 'Water pollution control and water resource use',
      children: [
        { value: '70101', zh: '城镇污水处理与资源化技术', en: 'Urban sewage treatment and reuse' },
        { value: '70102', zh: '工业废水处理与资源化技术', en: 'Industrial wastewater treatment and reuse' },
        { value: '70103', zh: '农业水污染控制技术', en: 'Agricultural water pollution control' },
        { value: '70104', zh: '流域水污染治理与富营养化综合控制技术', en: 'River basin pollution and eutrophication control' },
        { value: '70105', zh: '节水与非常规水资源综合利用技术', en: 'Water saving and unconventional water resources' },
        { value: '70106', zh: '饮用水安全保障技术', en: 'Drinking water safety' },
      ],
    },
    {
      value: '702',
      zh: '大气污染控制技术',
      en: 'Air pollution control',
      children: [
        { value: '70201', zh: '煤燃烧污染防治技术', en: 'Coal combustion pollution control' },
        { value: '70202', zh: '机动车排放控制技术', en: 'Motor vehicle emission control' },
        { value: '70203', zh: '工业炉窑污染防治技术', en: 'Industrial furnace and kiln pollution control' },
        { value: '70204', zh: '工业有害废气控制技术', en: 'Hazardous industrial waste gas control' },
        { value: '70205', zh: '有限空间空气污染防治技术', en: 'Confined-space air pollution control' },
      ],
    },
    {
      value: '703',
      zh: '固体废弃物处置与综合利用技术',
      en: 'Solid waste disposal and comprehensive use',
      children: [
        { value: '70301', zh: '危险固体废弃物处置技术', en: 'Hazardous solid waste disposal' },
        { value: '70302', zh: '工业固体废弃物综合利用技术', en: 'Comprehensive use of industrial solid waste' },
        { value: '70303', zh: '生活垃圾处置与资源化技术', en: 'Domestic waste disposal and recycling' },
        { value: '70304', zh: '建筑垃圾处置与资源化技术', en: 'Construction waste disposal and recycling' },
        { value: '70305', zh: '有机固体废物处理与资源化技术', en: 'Organic solid waste treatment and recycling' },
        { value: '70306', zh: '社会源固体废物处置与资源化技术', en: 'Community-source solid waste disposal and recycling' },
      ],
    },
    {
      value: '704',
      zh: '物理性污染防治技术',
      en: 'Physical pollution control',
      children: [
        { value: '70401', zh: '噪声、振动污染防治技术', en: 'Noise and vibration control' },
        { value: '70402', zh: '核与辐射安全防治技术', en: 'Nuclear and radiation safety control' },
      ],
    },
    {
      value: '705',
      zh: '环境监测及环境事故应急处理技术',
      en: 'Environmental monitoring and emergency response',
      children: [
        { value: '70501', zh: '环境监测预警技术', en: 'Environmental monitoring and early warning' },
        { value: '70502', zh: '应急环境监测技术', en: 'Emergency environmental monitoring' },
        { value: '70503', zh: '生态环境监测技术', en: 'Ecological environment monitoring' },
        { value: '70504', zh: '非常规污染物监测技术', en: 'Unconventional pollutant monitoring' },
      ],
    },
    { value: '706', zh: '生态环境建设与保护技术', en: 'Ecological construction and protection' },
    {
      value: '707',
      zh: '清洁生产技术',
      en: 'Cleaner production',
      children: [
        {
          value: '70701',
          zh: '重污染行业生产过程中节水、减排及资源化关键技术',
          en: 'Key water-saving, emission-reduction and recycling technologies for heavy-pollution industries',
        },
        { value: '70702', zh: '清洁生产关键技术', en: 'Key cleaner production technologies' },
        { value: '70703', zh: '环保制造关键技术', en: 'Key green manufacturing technologies' },
      ],
    },
    {
      value: '708',
      zh: '资源勘查、高效开采与综合利用技术',
      en: 'Resource exploration, efficient mining and comprehensive use',
      children: [
        { value: '70801', zh: '资源勘查开采技术', en: 'Resource exploration and mining' },
        { value: '70802', zh: '提高矿产资源回收利用率的采矿、选矿技术', en: 'Mining and dressing that raise mineral recovery' },
        { value: '70803', zh: '伴生有价元素的分选提取技术', en: 'Separation and extraction of associated valuable elements' },
        { value: '70804', zh: '低品位资源和尾矿资源综合利用技术', en: 'Comprehensive use of low-grade and tailings resources' },
        { value: '70805', zh: '放射性资源勘查开发技术', en: 'Radioactive resource exploration and development' },
        { value: '70806', zh: '放射性废物处理处置技术', en: 'Radioactive waste treatment and disposal' },
        { value: '70807', zh: '绿色矿山建设技术', en: 'Green mine construction' },
      ],
    },
  ],
};
