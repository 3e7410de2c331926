import type { Dictionary } from '../definition';

export const productStage: Dictionary = {
  name: 'product_stage',
  title: { zh: '产品阶段', en: 'Product stage' },
  items: [
    { value: 'rd', zh: '研发', en: 'Research and development' },
    { value: 'pilot', zh: '中试', en: 'Pilot' },
    { value: 'small_batch', zh: '小批量', en: 'Small batch' },
    { value: 'mass', zh: '批量生产（规模应用）', en: 'Volume production or scaled use' },
  ],
};
