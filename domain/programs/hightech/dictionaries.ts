/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

export const achievementSource: Dictionary = {
  name: 'achievement_source',
  title: { zh: '科技成果来源', en: 'Source of achievement', ar: 'مصدر الإنجاز' },
  items: [
    { value: 'own_rd', zh: '自主研发', en: 'Own research and development', ar: 'بحث وتطوير ذاتي' },
    { value: 'acquired', zh: '受让、受赠、并购', en: 'Assignment, gift, merger or acquisition', ar: 'تنازل أو هبة أو اندماج أو استحواذ' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};

/** Source: 高新技术企业认定 科技成果转化情况. */
export const achievementType: Dictionary = {
  name: 'achievement_type',
  title: { zh: '科技成果类型', en: 'Type of achievement', ar: 'نوع الإنجاز' },
  items: [
    { value: 'patent', zh: '专利', en: 'Patent', ar: 'براءة' },
    { value: 'copyright', zh: '版权', en: 'Copyright', ar: 'حق المؤلف' },
    { value: 'ic_layout', zh: '集成电路布图设计', en: 'Integrated circuit layout design', ar: 'تصميم دائرة متكاملة' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};

export const applicationType: Dictionary = {
  name: 'application_type',
  title: { zh: '认定类型', en: 'Application type', ar: 'نوع الطلب' },
  items: [
    { value: 'first', zh: '首次认定', en: 'First recognition', ar: 'اعتماد أول' },
    { value: 'renew', zh: '期满重新认定', en: 'Re-recognition on expiry', ar: 'اعتماد مجدد عند الانتهاء' },
    { value: 'again', zh: '资格失效后再次认定', en: 'New recognition after the qualification lapsed', ar: 'اعتماد جديد بعد زوال الأهلية' },
  ],
};

/** Source: 高新技术企业认定 知识产权汇总表. */
export const ipAcquireMethod: Dictionary = {
  name: 'ip_acquire_method',
  title: { zh: '知识产权获得方式', en: 'How the right was obtained', ar: 'كيفية الحصول على الحق' },
  items: [
    { value: 'own_rd', zh: '自主研发', en: 'Own research and development', ar: 'بحث وتطوير ذاتي' },
    { value: 'assigned', zh: '受让', en: 'Assigned', ar: 'بالتنازل' },
    { value: 'donated', zh: '受赠', en: 'Received as a gift', ar: 'بالهبة' },
    { value: 'merger', zh: '并购', en: 'Merger or acquisition', ar: 'اندماج أو استحواذ' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};

/** Source: 高新技术企业认定 研发活动表与产品表的技术来源选项. */
export const techSource: Dictionary = {
  name: 'tech_source',
  title: { zh: '技术来源', en: 'Technology source', ar: 'مصدر التقنية' },
  items: [
    { value: '6', zh: '企业自有技术', en: "Company's own technology", ar: 'تقنية الشركة نفسها' },
    { value: '3', zh: '其他企业技术', en: 'Technology of another company', ar: 'تقنية شركة أخرى' },
    { value: '7', zh: '中央属科研院所', en: 'Central research institute', ar: 'معهد بحوث مركزي' },
    { value: '2', zh: '地方属科研院所', en: 'Local research institute', ar: 'معهد بحوث محلي' },
    { value: '1', zh: '大专院校', en: 'University or college', ar: 'جامعة أو كلية' },
    { value: '4', zh: '引进技术本企业消化创新', en: 'Imported technology absorbed and improved in-house', ar: 'تقنية مستوردة استُوعبت وحُسّنت داخليًا' },
    { value: '5', zh: '国外技术', en: 'Foreign technology', ar: 'تقنية أجنبية' },
  ],
};

export const transferResult: Dictionary = {
  name: 'transfer_result',
  title: { zh: '转化结果', en: 'Result of transformation', ar: 'نتيجة التحويل' },
  items: [
    { value: 'new_product', zh: '新产品', en: 'New product', ar: 'منتج جديد' },
    { value: 'new_service', zh: '新服务', en: 'New service', ar: 'خدمة جديدة' },
    { value: 'new_equipment', zh: '新设备', en: 'New equipment', ar: 'معدات جديدة' },
    { value: 'new_application', zh: '新技术应用', en: 'Application of new technology', ar: 'تطبيق تقنية جديدة' },
    { value: 'prototype', zh: '样品/样机', en: 'Sample or prototype', ar: 'عينة أو نموذج أولي' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};

/** Source: 促进科技成果转化法第十六条所列方式. */
export const transferWay: Dictionary = {
  name: 'transfer_way',
  title: { zh: '转化形式', en: 'Form of transformation', ar: 'شكل التحويل' },
  items: [
    { value: 'self_invest', zh: '自行投资实施转化', en: 'Own investment', ar: 'استثمار ذاتي' },
    { value: 'transfer', zh: '向他人转让该科技成果', en: 'Transfer to another party', ar: 'نقل إلى طرف آخر' },
    { value: 'license', zh: '许可他人使用该科技成果', en: 'Licence to another party', ar: 'ترخيص لطرف آخر' },
    { value: 'cooperate', zh: '以该科技成果作为合作条件，与他人共同实施转化', en: 'Joint transformation with a partner', ar: 'تحويل مشترك مع شريك' },
    { value: 'equity', zh: '以该科技成果作为投资，折算股份或出资比例', en: 'Contribution in exchange for equity', ar: 'مساهمة مقابل أسهم' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};
