import type { Dictionary } from '../definition';

export const corporationNature: Dictionary = {
  name: 'corporation_nature',
  title: { zh: '运营主体性质', en: 'Nature of the operator' },
  items: [
    { value: '1', zh: '国有企业', en: 'State-owned enterprise' },
    { value: '2', zh: '民营企业', en: 'Private enterprise' },
    { value: '3', zh: '外资（港澳台）企业', en: 'Foreign, Hong Kong, Macao or Taiwan enterprise' },
    { value: '4', zh: '混合所有制企业', en: 'Mixed-ownership enterprise' },
    { value: '5', zh: '事业单位', en: 'Public institution' },
    { value: '6', zh: '民办非企业单位（社会服务机构）', en: 'Private non-enterprise unit' },
    { value: '7', zh: '高等学校或科研院所', en: 'University or research institute' },
  ],
};
