import type { Dictionary } from '../definition';

export const transferResult: Dictionary = {
  name: 'transfer_result',
  title: { zh: '转化结果', en: 'Result of transformation' },
  items: [
    { value: 'new_product', zh: '新产品', en: 'New product' },
    { value: 'new_service', zh: '新服务', en: 'New service' },
    { value: 'new_equipment', zh: '新设备', en: 'New equipment' },
    { value: 'new_application', zh: '新技术应用', en: 'Application of new technology' },
    { value: 'prototype', zh: '样品/样机', en: 'Sample or prototype' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
