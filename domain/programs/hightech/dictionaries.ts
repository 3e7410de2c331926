/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

export const achievementSource: Dictionary = {
  name: 'achievement_source',
  title: { zh: '科技成果来源', en: 'Source of achievement' },
  items: [
    { value: 'own_rd', zh: '自主研发', en: 'Own research and development' },
    { value: 'acquired', zh: '受让、受赠、并购', en: 'Assignment, gift, merger or acquisition' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};

/** Source: 高新技术企业认定 科技成果转化情况. */
export const achievementType: Dictionary = {
  name: 'achievement_type',
  title: { zh: '科技成果类型', en: 'Type of achievement' },
  items: [
    { value: 'patent', zh: '专利', en: 'Patent' },
    { value: 'copyright', zh: '版权', en: 'Copyright' },
    { value: 'ic_layout', zh: '集成电路布图设计', en: 'Integrated circuit layout design' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};

export const applicationType: Dictionary = {
  name: 'application_type',
  title: { zh: '认定类型', en: 'Application type' },
  items: [
    { value: 'first', zh: '首次认定', en: 'First recognition' },
    { value: 'renew', zh: '期满重新认定', en: 'Re-recognition on expiry' },
    { value: 'again', zh: '资格失效后再次认定', en: 'New recognition after the qualification lapsed' },
  ],
};

/** Source: 高新技术企业认定 知识产权汇总表. */
export const ipAcquireMethod: Dictionary = {
  name: 'ip_acquire_method',
  title: { zh: '知识产权获得方式', en: 'How the right was obtained' },
  items: [
    { value: 'own_rd', zh: '自主研发', en: 'Own research and development' },
    { value: 'assigned', zh: '受让', en: 'Assigned' },
    { value: 'donated', zh: '受赠', en: 'Received as a gift' },
    { value: 'merger', zh: '并购', en: 'Merger or acquisition' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};

/** Source: 高新技术企业认定 研发活动表与产品表的技术来源选项. */
export const techSource: Dictionary = {
  name: 'tech_source',
  title: { zh: '技术来源', en: 'Technology source' },
  items: [
    { value: '6', zh: '企业自有技术', en: "Company's own technology" },
    { value: '3', zh: '其他企业技术', en: 'Technology of another company' },
    { value: '7', zh: '中央属科研院所', en: 'Central research institute' },
    { value: '2', zh: '地方属科研院所', en: 'Local research institute' },
    { value: '1', zh: '大专院校', en: 'University or college' },
    { value: '4', zh: '引进技术本企业消化创新', en: 'Imported technology absorbed and improved in-house' },
    { value: '5', zh: '国外技术', en: 'Foreign technology' },
  ],
};

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
