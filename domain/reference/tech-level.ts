import type { Dictionary } from '../definition';

/** Source: practice. */
export const techLevel: Dictionary = {
  name: 'tech_level',
  title: { zh: '技术水平', en: 'Technical level' },
  items: [
    { value: 'intl_lead', zh: '国际领先', en: 'World-leading' },
    { value: 'intl_adv', zh: '国际先进', en: 'World-advanced' },
    { value: 'dom_lead', zh: '国内领先', en: 'Leading in China' },
    { value: 'dom_adv', zh: '国内先进', en: 'Advanced in China' },
    { value: 'region_lead', zh: '省内（区域）领先', en: 'Leading in the province or region' },
  ],
};
