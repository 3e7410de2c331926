/** Dictionaries of people: gender, identity documents, education, positions, titles and work permits. */
import type { Dictionary } from '../definition';

export const gender: Dictionary = {
  name: 'gender',
  title: { zh: '性别', en: 'Gender', ar: 'الجنس' },
  items: [
    { value: 'male', zh: '男', en: 'Male', ar: 'ذكر' },
    { value: 'female', zh: '女', en: 'Female', ar: 'أنثى' },
  ],
};

export const idType: Dictionary = {
  name: 'id_type',
  title: { zh: '证件类型', en: 'ID document type', ar: 'نوع وثيقة الهوية' },
  items: [
    { value: 'id_card', zh: '居民身份证', en: 'Resident identity card', ar: 'بطاقة هوية المقيم' },
    { value: 'passport', zh: '护照', en: 'Passport', ar: 'جواز سفر' },
    {
      value: 'hmt_permit',
      zh: '港澳台居民居住证或来往内地（大陆）通行证',
      en: 'Residence or travel permit of a Hong Kong, Macao or Taiwan resident',
      ar: 'تصريح إقامة أو سفر لمقيم في هونغ كونغ أو ماكاو أو تايوان',
    },
    { value: 'foreign_permanent', zh: '外国人永久居留身份证', en: 'Foreign permanent resident ID card', ar: 'بطاقة هوية أجنبي دائم الإقامة' },
  ],
};

export const education: Dictionary = {
  name: 'education',
  title: { zh: '学历', en: 'Education', ar: 'المستوى التعليمي' },
  items: [
    { value: 'doctor', zh: '博士研究生', en: 'Doctorate', ar: 'دكتوراه' },
    { value: 'master', zh: '硕士研究生', en: "Master's degree", ar: 'ماجستير' },
    { value: 'bachelor', zh: '大学本科', en: "Bachelor's degree", ar: 'بكالوريوس' },
    { value: 'college', zh: '大学专科', en: 'Junior college', ar: 'كلية متوسطة' },
    { value: 'below', zh: '大专以下', en: 'Below junior college', ar: 'دون الكلية المتوسطة' },
  ],
};

/** Source: GB/T 6864 (grouped). */
export const degree: Dictionary = {
  name: 'degree',
  title: { zh: '学位', en: 'Degree', ar: 'الدرجة العلمية' },
  items: [
    { value: 'doctor', zh: '博士', en: 'Doctorate', ar: 'دكتوراه' },
    { value: 'master', zh: '硕士', en: "Master's", ar: 'درجة الماجستير' },
    { value: 'bachelor', zh: '学士', en: "Bachelor's", ar: 'درجة البكالوريوس' },
    { value: 'none', zh: '无', en: 'None', ar: 'لا يوجد' },
  ],
};

export const position: Dictionary = {
  name: 'position',
  title: { zh: '职务', en: 'Position', ar: 'المنصب' },
  items: [
    { value: 'chairman', zh: '董事长', en: 'Chairman', ar: 'رئيس مجلس الإدارة' },
    { value: 'executive_director', zh: '执行董事', en: 'Executive director', ar: 'عضو مجلس إدارة تنفيذي' },
    { value: 'general_manager', zh: '总经理', en: 'General manager', ar: 'المدير العام' },
    { value: 'deputy_general_manager', zh: '副总经理', en: 'Deputy general manager', ar: 'نائب المدير العام' },
    { value: 'chief_engineer', zh: '总工程师', en: 'Chief engineer', ar: 'كبير المهندسين' },
    { value: 'cto', zh: '技术总监', en: 'Technical director', ar: 'المدير التقني' },
    { value: 'cfo', zh: '财务负责人', en: 'Head of finance', ar: 'مسؤول المالية' },
    { value: 'rd_manager', zh: '研发部门负责人', en: 'Head of research and development', ar: 'مسؤول البحث والتطوير' },
    { value: 'platform_director', zh: '平台（中心、实验室）主任', en: 'Platform director', ar: 'مدير المنصة' },
    { value: 'platform_deputy_director', zh: '平台（中心、实验室）副主任', en: 'Deputy platform director', ar: 'نائب مدير المنصة' },
    { value: 'department_manager', zh: '部门经理', en: 'Department manager', ar: 'مدير إدارة' },
    { value: 'project_leader', zh: '项目负责人', en: 'Project leader', ar: 'رئيس المشروع' },
    { value: 'researcher', zh: '研发人员', en: 'Research and development staff', ar: 'موظف بحث وتطوير' },
    { value: 'incubation_manager', zh: '孵化服务经理', en: 'Incubation service manager', ar: 'مدير خدمات الاحتضان' },
    { value: 'declaration_officer', zh: '科技项目专员', en: 'Declaration officer', ar: 'مسؤول التصاريح' },
    { value: 'other', zh: '其他', en: 'Other', ar: 'أخرى' },
  ],
};

/** Source: same codes as the first level of professional_title. */
export const titleLevel: Dictionary = {
  name: 'title_level',
  title: { zh: '职称等级', en: 'Professional title level', ar: 'مستوى اللقب المهني' },
  items: [
    { value: 'senior_full', zh: '正高级', en: 'Senior (full)', ar: 'عالٍ (كامل)' },
    { value: 'senior_associate', zh: '副高级', en: 'Senior (associate)', ar: 'عالٍ (مشارك)' },
    { value: 'intermediate', zh: '中级', en: 'Intermediate', ar: 'متوسط' },
    { value: 'junior', zh: '初级', en: 'Junior', ar: 'ابتدائي' },
    { value: 'none', zh: '无', en: 'None', ar: 'لا يوجد' },
  ],
};

/** Source: 职称系列与级别(人社部职称制度改革意见). */
export const professionalTitle: Dictionary = {
  name: 'professional_title',
  title: { zh: '职称', en: 'Professional title', ar: 'اللقب المهني' },
  items: [
    {
      value: 'senior_full',
      zh: '正高级',
      en: 'Senior (full)',
      ar: 'عالٍ (كامل)',
      children: [
        { value: 'prof_engineer', zh: '正高级工程师', en: 'Professorate senior engineer', ar: 'كبير مهندسين بدرجة أستاذ' },
        { value: 'researcher', zh: '研究员', en: 'Research fellow', ar: 'زميل بحث' },
        { value: 'professor', zh: '教授', en: 'Professor', ar: 'أستاذ' },
        { value: 'prof_experimentalist', zh: '正高级实验师', en: 'Professorate senior experimentalist', ar: 'كبير اختصاصيي التجارب بدرجة أستاذ' },
        { value: 'chief_physician', zh: '主任医师', en: 'Chief physician', ar: 'كبير الأطباء' },
        { value: 'prof_agronomist', zh: '正高级农艺师', en: 'Professorate senior agronomist', ar: 'كبير مهندسين زراعيين بدرجة أستاذ' },
        { value: 'prof_economist', zh: '正高级经济师', en: 'Professorate senior economist', ar: 'كبير اقتصاديين بدرجة أستاذ' },
        { value: 'prof_accountant', zh: '正高级会计师', en: 'Professorate senior accountant', ar: 'كبير محاسبين بدرجة أستاذ' },
      ],
    },
    {
      value: 'senior_associate',
      zh: '副高级',
      en: 'Senior (associate)',
      ar: 'عالٍ (مشارك)',
      children: [
        { value: 'senior_engineer', zh: '高级工程师', en: 'Senior engineer', ar: 'مهندس أول' },
        { value: 'associate_researcher', zh: '副研究员', en: 'Associate research fellow', ar: 'زميل بحث مشارك' },
        { value: 'associate_professor', zh: '副教授', en: 'Associate professor', ar: 'أستاذ مشارك' },
        { value: 'senior_experimentalist', zh: '高级实验师', en: 'Senior experimentalist', ar: 'اختصاصي تجارب أول' },
        { value: 'associate_chief_physician', zh: '副主任医师', en: 'Associate chief physician', ar: 'نائب كبير الأطباء' },
        { value: 'senior_agronomist', zh: '高级农艺师', en: 'Senior agronomist', ar: 'مهندس زراعي أول' },
        { value: 'senior_economist', zh: '高级经济师', en: 'Senior economist', ar: 'اقتصادي أول' },
        { value: 'senior_accountant', zh: '高级会计师', en: 'Senior accountant', ar: 'محاسب أول' },
      ],
    },
    {
      value: 'intermediate',
      zh: '中级',
      en: 'Intermediate',
      ar: 'متوسط',
      children: [
        { value: 'engineer', zh: '工程师', en: 'Engineer', ar: 'مهندس' },
        { value: 'assistant_researcher', zh: '助理研究员', en: 'Assistant research fellow', ar: 'زميل بحث مساعد' },
        { value: 'lecturer', zh: '讲师', en: 'Lecturer', ar: 'محاضر' },
        { value: 'experimentalist', zh: '实验师', en: 'Experimentalist', ar: 'اختصاصي تجارب' },
        { value: 'attending_physician', zh: '主治医师', en: 'Attending physician', ar: 'طبيب معالج' },
        { value: 'agronomist', zh: '农艺师', en: 'Agronomist', ar: 'مهندس زراعي' },
        { value: 'economist', zh: '经济师', en: 'Economist', ar: 'اقتصادي' },
        { value: 'accountant', zh: '会计师', en: 'Accountant', ar: 'محاسب' },
      ],
    },
    {
      value: 'junior',
      zh: '初级',
      en: 'Junior',
      ar: 'ابتدائي',
      children: [
        { value: 'assistant_engineer', zh: '助理工程师', en: 'Assistant engineer', ar: 'مهندس مساعد' },
        { value: 'technician', zh: '技术员', en: 'Technician', ar: 'فني' },
        { value: 'research_intern', zh: '研究实习员', en: 'Research assistant', ar: 'مساعد بحث' },
        { value: 'teaching_assistant', zh: '助教', en: 'Teaching assistant', ar: 'معيد' },
        { value: 'other_junior', zh: '其他初级', en: 'Other junior title', ar: 'لقب ابتدائي آخر' },
      ],
    },
    {
      value: 'skilled',
      zh: '高技能人才',
      en: 'Skilled worker',
      ar: 'عامل ماهر',
      children: [
        { value: 'senior_technician', zh: '高级技师', en: 'Senior technician', ar: 'فني أول' },
        { value: 'worker_technician', zh: '技师', en: 'Worker technician', ar: 'فني عامل' },
      ],
    },
    { value: 'none', zh: '无', en: 'None', ar: 'لا يوجد' },
  ],
};

/** Source: national work permit rules (2017). */
export const workPermitCategory: Dictionary = {
  name: 'work_permit_category',
  title: { zh: '外国人来华工作许可类别', en: 'Work permit category', ar: 'فئة تصريح العمل' },
  items: [
    { value: 'A', zh: 'A类 外国高端人才', en: 'A high-end talent', ar: 'أ: كفاءة راقية' },
    { value: 'B', zh: 'B类 外国专业人才', en: 'B professional talent', ar: 'ب: كفاءة مهنية' },
    { value: 'C', zh: 'C类 其他外国人员', en: 'C other foreign staff', ar: 'ج: أجنبي آخر' },
    { value: 'exempt', zh: '免办（短期90日以下等）', en: 'Not needed (short stay and similar)', ar: 'غير لازم (إقامة قصيرة ونحوها)' },
  ],
};
