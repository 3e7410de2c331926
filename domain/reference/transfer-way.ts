import type { Dictionary } from '../definition';

/** Source: 促进科技成果转化法第十六条所列方式. */
export const transferWay: Dictionary = {
  name: 'transfer_way',
  title: { zh: '转化形式', en: 'Form of transformation' },
  items: [
    { value: 'self_invest', zh: '自行投资实施转化', en: 'Own investment' },
    { value: 'transfer', zh: '向他人转让该科技成果', en: 'Transfer to another party' },
    { value: 'license', zh: '许可他人使用该科技成果', en: 'Licence to another party' },
    { value: 'cooperate', zh: '以该科技成果作为合作条件，与他人共同实施转化', en: 'Joint transformation with a partner' },
    { value: 'equity', zh: '以该科技成果作为投资，折算股份或出资比例', en: 'Contribution in exchange for equity' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
