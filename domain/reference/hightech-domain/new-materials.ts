import type { Option } from '../../definition';

export const newMaterials: Option = {
  value: '40',
  zh: '新材料',
  en: 'New materials',
  children: [
    {
      value: '401',
      zh: '金属材料',
      en: 'Metal materials',
      children: [
        { value: '40101', zh: '精品钢材制备技术', en: 'High-quality steel preparation' },
        { value: '40102', zh: '铝、铜、镁、钛合金清洁生产与深加工技术', en: 'Clean production and deep processing of aluminium, copper, magnesium and titanium alloys' },
        { value: '40103', zh: '稀有、稀土金属精深产品制备技术', en: 'Refined rare and rare-earth metal products' },
        { value: '40104', zh: '纳米及粉末冶金新材料制备与应用技术', en: 'Nano and powder metallurgy materials' },
        { value: '40105', zh: '金属及金属基复合新材料制备技术', en: 'Metal and metal-matrix composites' },
        { value: '40106', zh: '半导体新材料制备与应用技术', en: 'Semiconductor materials' },
        { value: '40107', zh: '电工、微电子和光电子新材料制备与应用技术', en: 'Electrical, microelectronic and optoelectronic materials' },
        { value: '40108', zh: '超导、高效能电池等其它新材料制备与应用技术', en: 'Superconducting, high-efficiency battery and other new materials' },
      ],
    },
    {
      value: '402',
      zh: '无机非金属材料',
      en: 'Inorganic non-metallic materials',
      children: [
        { value: '40201', zh: '结构陶瓷及陶瓷基复合材料强化增韧技术', en: 'Structural ceramics and ceramic-matrix composite toughening' },
        { value: '40202', zh: '功能陶瓷制备技术', en: 'Functional ceramics' },
        { value: '40203', zh: '功能玻璃制备技术', en: 'Functional glass' },
        { value: '40204', zh: '节能与新能源用材料制备技术', en: 'Materials for energy saving and new energy' },
        { value: '40205', zh: '环保及环境友好型材料技术', en: 'Environmental protection and eco-friendly materials' },
      ],
    },
    {
      value: '403',
      zh: '高分子材料',
      en: 'Polymer materials',
      children: [
        { value: '40301', zh: '新型功能高分子材料的制备及应用技术', en: 'New functional polymers' },
        { value: '40302', zh: '工程和特种工程塑料制备技术', en: 'Engineering and special engineering plastics' },
        { value: '40303', zh: '新型橡胶的合成技术及橡胶新材料制备技术', en: 'New rubber synthesis and rubber materials' },
        { value: '40304', zh: '新型纤维及复合材料制备技术', en: 'New fibres and composites' },
        { value: '40305', zh: '高分子材料制备及循环再利用技术', en: 'Polymer preparation and recycling' },
        { value: '40306', zh: '高分子材料的新型加工和应用技术', en: 'New polymer processing and applications' },
      ],
    },
    {
      value: '404',
      zh: '生物医用材料',
      en: 'Biomedical materials',
      children: [
        { value: '40401', zh: '介入治疗器具材料制备技术', en: 'Interventional device materials' },
        { value: '40402', zh: '心脑血管外科用新型生物材料制备技术', en: 'Biomaterials for cardio- and cerebrovascular surgery' },
        { value: '40403', zh: '骨科内置物制备技术', en: 'Orthopaedic implants' },
        { value: '40404', zh: '口腔材料制备技术', en: 'Dental materials' },
        { value: '40405', zh: '组织工程用材料制备技术', en: 'Tissue engineering materials' },
        { value: '40406', zh: '新型敷料和止血材料制备技术', en: 'New dressings and haemostatic materials' },
        { value: '40407', zh: '专用手术器械和材料制备技术', en: 'Dedicated surgical instruments and materials' },
        { value: '40408', zh: '其他新型医用材料及制备技术', en: 'Other new medical materials' },
      ],
    },
    {
      value: '405',
      zh: '精细和专用化学品',
      en: 'Fine and specialty chemicals',
      children: [
        { value: '40501', zh: '新型催化剂制备及应用技术', en: 'New catalysts' },
        { value: '40502', zh: '电子化学品制备及应用技术', en: 'Electronic chemicals' },
        { value: '40503', zh: '超细功能材料制备及应用技术', en: 'Ultrafine functional materials' },
        { value: '40504', zh: '精细化学品制备及应用技术', en: 'Fine chemicals' },
      ],
    },
    {
      value: '406',
      zh: '与文化艺术产业相关的新材料',
      en: 'New materials for culture and arts industries',
      children: [
        { value: '40601', zh: '文化载体和介质新材料制备技术', en: 'Cultural carrier and media materials' },
        { value: '40602', zh: '艺术专用新材料制备技术', en: 'Dedicated art materials' },
        { value: '40603', zh: '影视场景和舞台专用新材料的加工生产技术', en: 'Film set and stage materials' },
        { value: '40604', zh: '文化产品印刷新材料制备技术', en: 'Printing materials for cultural products' },
        { value: '40605', zh: '文物保护新材料制备技术', en: 'Cultural relic protection materials' },
      ],
    },
  ],
};
