import type { Option } from '../../definition';

export const biologyAndNewMedicine: Option = {
  value: '20',
  zh: '生物与新医药',
  en: 'Biology and new medicine',
  children: [
    {
      value: '201',
      zh: '医药生物技术',
      en: 'Pharmaceutical biotechnology',
      children: [
        { value: '20101', zh: '新型疫苗', en: 'New vaccines' },
        { value: '20102', zh: '生物治疗技术和基因工程药物', en: 'Biotherapy and genetically engineered drugs' },
        { value: '20103', zh: '快速生物检测技术', en: 'Rapid biological testing' },
        { value: '20104', zh: '生物大分子类药物研发技术', en: 'Biomacromolecule drug research and development' },
        { value: '20105', zh: '天然药物生物合成制备技术', en: 'Biosynthesis of natural drugs' },
        { value: '20106', zh: '生物分离介质、试剂、装置及相关检测技术', en: 'Bioseparation media, reagents, devices and related testing' },
      ],
    },
    {
      value: '202',
      zh: '中药、天然药物',
      en: 'Traditional Chinese and natural medicines',
      children: [
        { value: '20201', zh: '中药资源可持续利用与生态保护技术', en: 'Sustainable use and ecological protection of Chinese medicine resources' },
        { value: '20202', zh: '创新药物研发技术', en: 'Innovative drug research and development' },
        { value: '20203', zh: '中成药二次开发技术', en: 'Secondary development of Chinese patent medicines' },
        { value: '20204', zh: '中药质控及有害物质检测技术', en: 'Chinese medicine quality control and harmful substance testing' },
      ],
    },
    {
      value: '203',
      zh: '化学药研发技术',
      en: 'Chemical drug research and development',
      children: [
        { value: '20301', zh: '创新药物技术', en: 'Innovative drug technology' },
        { value: '20302', zh: '手性药物创制技术', en: 'Chiral drug creation' },
        { value: '20303', zh: '晶型药物创制技术', en: 'Crystal-form drug creation' },
        { value: '20304', zh: '国家基本药物生产技术', en: 'Production of national essential medicines' },
        { value: '20305', zh: '国家基本药物原料药和重要中间体的技术', en: 'Active ingredients and key intermediates of national essential medicines' },
      ],
    },
    {
      value: '204',
      zh: '药物新剂型与制剂创制技术',
      en: 'New dosage forms and preparation creation',
      children: [
        { value: '20401', zh: '创新制剂技术', en: 'Innovative preparations' },
        { value: '20402', zh: '新型给药制剂技术', en: 'New drug delivery preparations' },
        { value: '20403', zh: '制剂新辅料开发及生产技术', en: 'New excipient development and production' },
        { value: '20404', zh: '制药装备技术', en: 'Pharmaceutical equipment' },
      ],
    },
    {
      value: '205',
      zh: '医疗仪器、设备与医学专用软件',
      en: 'Medical instruments, equipment and dedicated medical software',
      children: [
        { value: '20501', zh: '医学影像诊断技术', en: 'Medical imaging diagnosis' },
        { value: '20502', zh: '新型治疗、急救与康复技术', en: 'New therapy, first aid and rehabilitation' },
        { value: '20503', zh: '新型电生理检测和监护技术', en: 'New electrophysiological testing and monitoring' },
        { value: '20504', zh: '医学检验技术及新设备', en: 'Medical laboratory technology and new equipment' },
        { value: '20505', zh: '医学专用网络新型软件', en: 'Medical network software' },
        { value: '20506', zh: '医用探测及射线计量检测技术', en: 'Medical detection and radiation metrology' },
      ],
    },
    {
      value: '206',
      zh: '轻工和化工生物技术',
      en: 'Light-industry and chemical biotechnology',
      children: [
        { value: '20601', zh: '高效工业酶制备与生物催化技术', en: 'Efficient industrial enzymes and biocatalysis' },
        { value: '20602', zh: '微生物发酵技术', en: 'Microbial fermentation' },
        { value: '20603', zh: '生物反应及分离技术', en: 'Bioreaction and separation' },
        { value: '20604', zh: '天然产物有效成份的分离提取技术', en: 'Separation and extraction of active components of natural products' },
        { value: '20605', zh: '食品安全生产与评价技术', en: 'Food safety production and evaluation' },
        { value: '20606', zh: '食品安全检测技术', en: 'Food safety testing' },
      ],
    },
    {
      value: '207',
      zh: '农业生物技术',
      en: 'Agricultural biotechnology',
      children: [
        { value: '20701', zh: '农林植物优良新品种与优质高效安全生产技术', en: 'Improved crop and forest varieties and safe, efficient production' },
        { value: '20702', zh: '畜禽水产优良新品种与健康养殖技术', en: 'Improved livestock and aquatic breeds and healthy farming' },
        { value: '20703', zh: '重大农林生物灾害与动物疫病防控技术', en: 'Control of major agricultural biological disasters and animal disease' },
        { value: '20704', zh: '现代农业装备与信息化技术', en: 'Modern agricultural equipment and informatisation' },
        { value: '20705', zh: '农业面源和重金属污染农田综合防治与修复技术', en: 'Control and remediation of non-point and heavy-metal polluted farmland' },
      ],
    },
  ],
};
