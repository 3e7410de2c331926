import { count, type SectionOf } from '../../../definition';
import type { InnovationPlatformAnswers } from '../answers.generated';
import { hospitalGrade } from '../dictionaries';

export const clinicalData: SectionOf<InnovationPlatformAnswers, 'clinicalData'> = {
  key: 'clinicalData',
  kind: 'fields',
  title: { zh: '临床医学研究中心专项信息', en: 'Clinical medical research centre details', ar: 'تفاصيل مركز البحوث الطبية السريرية' },
  showWhen: ({ selectIndex }) => selectIndex.select_index === 5,
  fields: [
    { key: 'hospital_grade', zh: '医院等级', en: 'Hospital grade', ar: 'درجة المستشفى', type: 'select', required: true, options: hospitalGrade },
    { key: 'disease_field', zh: '疾病领域（临床专科）', en: 'Disease field or specialty', ar: 'مجال المرض أو التخصص', type: 'text', required: true, maxLength: 60 },
    { key: 'bed_count', zh: '本领域床位数', en: 'Beds in the field', ar: 'الأسرّة في المجال', ...count('张') },
    { key: 'outpatient_visits', zh: '本领域年门诊量', en: 'Outpatient visits per year in the field', ar: 'زيارات العيادات الخارجية سنويًا في المجال', ...count('人次') },
    {
      key: 'has_trial_qualification',
      zh: '具备药物或医疗器械临床试验机构备案',
      en: 'Drug or device clinical trial registration?',
      ar: 'هل يوجد تسجيل لتجارب سريرية للأدوية أو الأجهزة؟',
      type: 'boolean',
      required: true,
    },
    { key: 'trial_count', zh: '近五年临床试验数', en: 'Clinical trials in five years', ar: 'التجارب السريرية في خمس سنوات', ...count('项') },
    { key: 'network_units', zh: '协同创新网络单位数', en: 'Network organisations', ar: 'جهات الشبكة', ...count('家') },
  ],
};
