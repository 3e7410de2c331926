import type { Dictionary } from '../definition';

/** Source: practice. */
export const innovationType: Dictionary = {
  name: 'innovation_type',
  title: { zh: '创新类型', en: 'Type of innovation' },
  items: [
    { value: 'original', zh: '原始创新', en: 'Original innovation' },
    { value: 'integrated', zh: '集成创新', en: 'Integrated innovation' },
    { value: 'reinnovation', zh: '引进消化吸收再创新', en: 'Re-innovation on imported technology' },
  ],
};
