import type { Dictionary } from '../definition';

export const idType: Dictionary = {
  name: 'id_type',
  title: { zh: '证件类型', en: 'ID document type' },
  items: [
    { value: 'id_card', zh: '居民身份证', en: 'Resident identity card' },
    { value: 'passport', zh: '护照', en: 'Passport' },
    { value: 'hmt_permit', zh: '港澳台居民居住证或来往内地（大陆）通行证', en: 'Residence or travel permit of a Hong Kong, Macao or Taiwan resident' },
    { value: 'foreign_permanent', zh: '外国人永久居留身份证', en: 'Foreign permanent resident ID card' },
  ],
};
