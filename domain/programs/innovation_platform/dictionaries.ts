/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

export const hospitalGrade: Dictionary = {
  name: 'hospital_grade',
  title: { zh: '医院等级', en: 'Hospital grade', ar: 'درجة المستشفى' },
  items: [
    { value: '3a', zh: '三级甲等', en: 'Grade III A', ar: 'الدرجة الثالثة أ' },
    { value: '3b', zh: '三级乙等', en: 'Grade III B', ar: 'الدرجة الثالثة ب' },
    { value: '2a', zh: '二级甲等', en: 'Grade II A', ar: 'الدرجة الثانية أ' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};

export const hostNature: Dictionary = {
  name: 'host_nature',
  title: { zh: '依托单位性质', en: 'Nature of the host organisation', ar: 'طبيعة الجهة المضيفة' },
  items: [
    { value: 'enterprise', zh: '企业', en: 'Enterprise', ar: 'شركة' },
    { value: 'converted_institute', zh: '转制院所', en: 'Institute converted into a company', ar: 'معهد تحول إلى شركة' },
    { value: 'university', zh: '高等学校', en: 'University', ar: 'جامعة' },
    { value: 'institute', zh: '科研院所', en: 'Research institute', ar: 'معهد بحوث' },
    { value: 'hospital', zh: '医疗卫生机构', en: 'Medical institution', ar: 'مؤسسة طبية' },
    { value: 'social', zh: '社会服务机构', en: 'Social service organisation', ar: 'منظمة خدمة اجتماعية' },
  ],
};

export const outputType: Dictionary = {
  name: 'output_type',
  title: { zh: '成果类别', en: 'Output type', ar: 'نوع المخرَج' },
  items: [
    { value: 'invention', zh: '发明专利', en: 'Invention patent', ar: 'براءة اختراع' },
    { value: 'utility_model', zh: '实用新型专利', en: 'Utility model patent', ar: 'براءة نموذج منفعة' },
    { value: 'software_copyright', zh: '软件著作权', en: 'Software copyright', ar: 'حق برمجيات' },
    { value: 'standard', zh: '标准', en: 'Standard', ar: 'معيار' },
    { value: 'paper', zh: '论文著作', en: 'Paper or book', ar: 'ورقة بحثية أو كتاب' },
    { value: 'award', zh: '科技奖励', en: 'Science and technology award', ar: 'جائزة العلوم والتقنية' },
    { value: 'new_product', zh: '新产品（新工艺、新装置）', en: 'New product, process or device', ar: 'منتج أو عملية أو جهاز جديد' },
    { value: 'transfer', zh: '成果转化合同', en: 'Technology transfer contract', ar: 'عقد نقل تقنية' },
    { value: 'clinical_guideline', zh: '临床指南或专家共识', en: 'Clinical guideline or consensus', ar: 'دليل إرشادي سريري أو إجماع خبراء' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};

/** The value is the selectIndex of the specification; 1 is the default. */
export const platformKind: Dictionary = {
  name: 'platform_kind',
  title: { zh: '创新平台类型', en: 'Innovation platform kind', ar: 'نوع منصة الابتكار' },
  items: [
    {
      value: 1,
      zh: '技术创新中心（工程技术研究中心）',
      en: 'Technology innovation centre (engineering technology research centre)',
      ar: 'مركز ابتكار تقني (مركز أبحاث التقنية الهندسية)',
    },
    { value: 2, zh: '重点实验室', en: 'Key laboratory', ar: 'مختبر رئيسي' },
    { value: 3, zh: '企业技术中心', en: 'Enterprise technology centre', ar: 'مركز تقني للشركة' },
    { value: 4, zh: '新型研发机构', en: 'New-type R&D institution', ar: 'مؤسسة بحث وتطوير من نوع جديد' },
    { value: 5, zh: '临床医学研究中心', en: 'Clinical medical research centre', ar: 'مركز أبحاث الطب السريري' },
    { value: 6, zh: '中试基地', en: 'Pilot-scale base', ar: 'قاعدة تجارب نصف صناعية' },
  ],
};

export const platformLevel: Dictionary = {
  name: 'platform_level',
  title: { zh: '平台级别', en: 'Platform level', ar: 'مستوى المنصة' },
  items: [
    { value: 'municipal', zh: '市级', en: 'Municipal', ar: 'مستوى المدينة' },
    { value: 'provincial', zh: '推荐省级', en: 'Recommend for provincial level', ar: 'توصية لمستوى الإقليم' },
    { value: 'national', zh: '推荐国家级', en: 'Recommend for national level', ar: 'توصية للمستوى الوطني' },
  ],
};

export const projectLevel: Dictionary = {
  name: 'project_level',
  title: { zh: '项目级别', en: 'Project level', ar: 'مستوى المشروع' },
  items: [
    { value: 'national', zh: '国家级', en: 'National', ar: 'وطني' },
    { value: 'provincial', zh: '省部级', en: 'Provincial or ministerial', ar: 'إقليمي أو وزاري' },
    { value: 'municipal', zh: '市级', en: 'Municipal', ar: 'مستوى المدينة' },
    { value: 'commissioned', zh: '横向委托', en: 'Commissioned by industry', ar: 'بتكليف من القطاع' },
    { value: 'self', zh: '自主立项', en: 'Self-initiated', ar: 'بمبادرة ذاتية' },
  ],
};

export const projectStatus: Dictionary = {
  name: 'project_status',
  title: { zh: '项目状态', en: 'Project status', ar: 'حالة المشروع' },
  items: [
    { value: 'ongoing', zh: '在研', en: 'In progress', ar: 'قيد التقييم' },
    { value: 'accepted', zh: '已验收', en: 'Accepted', ar: 'مقبول' },
    { value: 'terminated', zh: '终止', en: 'Terminated', ar: 'منتهٍ قبل الأوان' },
  ],
};

export const staffRole: Dictionary = {
  name: 'staff_role',
  title: { zh: '平台人员类别', en: 'Role in the platform', ar: 'الدور في المنصة' },
  items: [
    { value: 'leader', zh: '学术（技术）带头人', en: 'Academic or technical leader', ar: 'قائد أكاديمي أو تقني' },
    { value: 'backbone', zh: '研究（技术）骨干', en: 'Key researcher', ar: 'باحث رئيسي' },
    { value: 'researcher', zh: '研发人员', en: 'Researcher', ar: 'باحث' },
    { value: 'technician', zh: '技术（实验）人员', en: 'Technician', ar: 'فني' },
    { value: 'manager', zh: '管理人员', en: 'Manager', ar: 'مدير' },
  ],
};
