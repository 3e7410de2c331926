import { isIdCardConsistent } from '../../checks/id-card';
import type { FormScope, Rule } from '../../definition';
import { getOptionAttribute, has, hasAny } from '../../expressions/choices';
import { computeAge, countMonths, jan1, year } from '../../expressions/dates';
import { least, measured, most } from '../../expressions/figures';
import { applicantRules, commonRules } from '../common/rules/common';
import type { ScientistadvisorAnswers } from './answers.generated';
import { scientistAdvisorType } from './dictionaries';

const isOfType =
  (type: string) =>
  ({ appointment }: FormScope<ScientistadvisorAnswers>): boolean =>
    appointment.advisor_type === type;

export const rules: Rule<ScientistadvisorAnswers>[] = [
  ...commonRules,
  ...applicantRules,
  {
    id: 'SA-R01',
    level: 'error',
    zh: '聘期少于12个月，请核对起止日期',
    en: 'The appointment is shorter than 12 months; check its dates',
    ar: 'التعيين أقصر من 12 شهرًا، راجع تواريخه',
    met: {
      zh: '聘期不少于12个月',
      en: 'The appointment lasts at least 12 months',
      ar: 'مدة التعيين 12 شهرًا على الأقل',
    },
    paths: ['appointment.term_start', 'appointment.term_end'],
    ...measured<ScientistadvisorAnswers>(({ appointment }) => least(appointment.term_months, 12, 'month')),
  },
  {
    id: 'SA-R02',
    level: 'error',
    zh: '受聘人超过该类型年龄上限，请改选类型或核对出生日期',
    en: 'The advisor is above the age limit of this type; choose another type or check the date of birth',
    ar: 'المستشار فوق حد السن لهذا النوع، اختر نوعًا آخر أو راجع تاريخ الميلاد',
    met: {
      zh: '受聘人不超过该类型年龄上限',
      en: 'The advisor is within the age limit of this type',
      ar: 'المستشار ضمن حد السن لهذا النوع',
    },
    paths: ['advisor.adv_birth', 'appointment.advisor_type'],
    ...measured<ScientistadvisorAnswers>(({ advisor, ctx, appointment }) =>
      most(
        computeAge(advisor.adv_birth, jan1(ctx.batchYear)),
        getOptionAttribute<number>(scientistAdvisorType, appointment.advisor_type, 'age_max'),
        'year',
      ),
    ),
  },
  {
    id: 'SA-R03',
    level: 'error',
    zh: '约定服务天数低于该类型最低要求，请核对协议天数',
    en: 'Agreed days are below the minimum of this type; check the agreement',
    ar: 'الأيام المتفق عليها أقل من حد هذا النوع، راجع الاتفاقية',
    met: {
      zh: '约定服务天数达到该类型最低要求',
      en: 'Agreed days reach the minimum of this type',
      ar: 'الأيام المتفق عليها تبلغ حد هذا النوع',
    },
    paths: ['appointment.agreed_days', 'appointment.advisor_type'],
    ...measured<ScientistadvisorAnswers>(({ appointment }) =>
      least(
        appointment.agreed_days,
        getOptionAttribute<number>(scientistAdvisorType, appointment.advisor_type, 'days_min'),
        'day',
      ),
    ),
  },
  {
    id: 'SA-R04',
    level: 'error',
    zh: '受聘人或其单位在申报企业持股，不符合申报条件，请更换受聘人或核对填报内容',
    en: 'The advisor or the employer holds equity in the company; choose another advisor or check the answer',
    ar: 'يملك المستشار أو جهة عمله أسهمًا في الشركة، اختر مستشارًا آخر أو راجع الإجابة',
    met: {
      zh: '受聘人及其单位未在申报企业持股',
      en: 'Neither the advisor nor the employer holds equity in the company',
      ar: 'لا يملك المستشار ولا جهة عمله أسهمًا في الشركة',
    },
    paths: ['advisor.holds_equity'],
    check: ({ advisor }) => advisor.holds_equity === false,
  },
  {
    id: 'SA-R05',
    level: 'error',
    zh: '院士受聘企业数超过规定（在职1家、退休3家），请更换受聘人或核对家数',
    en: 'The academician has too many posts (one in office, three after retirement); choose another advisor or check the number',
    ar: 'مناصب الأكاديمي كثيرة (واحد أثناء الخدمة، ثلاثة بعد التقاعد)، اختر مستشارًا آخر أو راجع العدد',
    met: {
      zh: '院士受聘企业数在规定之内（在职1家、退休3家）',
      en: "The academician's posts are within the limit (one in office, three after retirement)",
      ar: 'مناصب الأكاديمي ضمن الحد (واحد أثناء الخدمة، ثلاثة بعد التقاعد)',
    },
    applies: isOfType('academician'),
    elsewhere: {
      zh: '仅院士顾问须满足',
      en: 'Asked of academician advisors only',
      ar: 'يُطلب من المستشارين الأكاديميين فقط',
    },
    paths: ['appointment.advisor_type', 'advisor.other_posts', 'advisor.adv_retired'],
    ...measured<ScientistadvisorAnswers>(({ advisor }) =>
      most(advisor.other_posts + 1, advisor.adv_retired ? 3 : 1, 'item'),
    ),
  },
  {
    id: 'SA-R06',
    level: 'error',
    zh: '受聘人没有院士称号，请核对人才称号或改选类型',
    en: 'The advisor is not an academician; check the titles or choose another type',
    ar: 'المستشار ليس عضو أكاديمية، راجع الألقاب أو اختر نوعًا آخر',
    met: { zh: '受聘人具有院士称号', en: 'The advisor is an academician', ar: 'المستشار عضو أكاديمية' },
    applies: isOfType('academician'),
    elsewhere: {
      zh: '仅院士顾问须满足',
      en: 'Asked of academician advisors only',
      ar: 'يُطلب من المستشارين الأكاديميين فقط',
    },
    paths: ['appointment.advisor_type', 'advisor.adv_talent_titles'],
    check: ({ advisor }) => hasAny(advisor.adv_talent_titles, ['academician', 'foreign_academician']),
  },
  {
    id: 'SA-R07',
    level: 'error',
    zh: '受聘人没有副高级及以上职称，也没有博士学位，请核对填报内容或改选类型',
    en: 'The advisor has neither a senior title nor a doctorate; check the answers or choose another type',
    ar: 'ليس للمستشار لقب عالٍ ولا دكتوراه، راجع الإجابات أو اختر نوعًا آخر',
    met: {
      zh: '受聘人具有副高级及以上职称或博士学位',
      en: 'The advisor has a senior title or a doctorate',
      ar: 'للمستشار لقب عالٍ أو دكتوراه',
    },
    applies: isOfType('tech_vp'),
    elsewhere: {
      zh: '仅科技副总须满足',
      en: 'Asked of technology vice presidents only',
      ar: 'يُطلب من نواب الرئيس للتقنية فقط',
    },
    paths: ['appointment.advisor_type', 'advisor.adv_title', 'advisor.adv_degree'],
    check: ({ advisor }) =>
      has(['senior_full', 'senior_associate'], advisor.adv_title) || advisor.adv_degree === 'doctor',
  },
  {
    id: 'SA-R08',
    level: 'error',
    zh: '居民身份证号与出生日期、性别不一致，请对照证件核对',
    en: 'The resident ID number does not agree with birth date or gender; compare it with the card',
    ar: 'رقم هوية المقيم لا يوافق تاريخ الميلاد أو الجنس، قارنه ببطاقة الهوية',
    met: {
      zh: '受聘人的居民身份证号与出生日期、性别一致',
      en: "The advisor's resident ID number agrees with birth date and gender",
      ar: 'رقم هوية المستشار يوافق تاريخ الميلاد والجنس',
    },
    applies: ({ advisor }) => advisor.adv_id_type === 'id_card',
    elsewhere: {
      zh: '证件不是居民身份证，不作此项校验',
      en: 'Checked for resident ID cards only',
      ar: 'يُتحقق منه لبطاقات هوية المقيم فقط',
    },
    paths: ['advisor.adv_id_type', 'advisor.adv_id_no', 'advisor.adv_birth', 'advisor.adv_gender'],
    check: ({ advisor }) => isIdCardConsistent(advisor.adv_id_no, advisor.adv_birth, advisor.adv_gender),
  },
  {
    id: 'SA-R09',
    level: 'error',
    zh: '申请补助高于测算金额，请调减申请金额',
    en: 'The application exceeds the formula; reduce it',
    ar: 'المطلوب يتجاوز الصيغة، خفّضه',
    met: {
      zh: '申请补助不高于测算金额',
      en: 'The application is within the formula',
      ar: 'المطلوب ضمن الصيغة',
    },
    paths: ['apply.apply_amount', 'appointment.paid_last_year', 'appointment.last_assessment'],
    ...measured<ScientistadvisorAnswers>(({ apply, subsidy }) =>
      most(apply.apply_amount, subsidy.subsidy_amount ?? 0, '10k_yuan'),
    ),
  },
  {
    id: 'SA-R10',
    level: 'error',
    zh: '首次聘任当年不补助报酬，请将申请金额改为0',
    en: 'There is no pay support in the first year; set the amount to 0',
    ar: 'لا دعم للأجر في السنة الأولى، اجعل المبلغ 0',
    met: {
      zh: '首次聘任当年未申请报酬补助',
      en: 'No pay support is applied for in the first year',
      ar: 'لم يُطلب دعم للأجر في السنة الأولى',
    },
    applies: ({ appointment }) => appointment.appoint_kind === 'first',
    elsewhere: { zh: '不是首次聘任', en: 'This is not the first appointment', ar: 'ليس هذا التعيين الأول' },
    paths: ['appointment.appoint_kind', 'apply.apply_amount'],
    check: ({ apply }) => apply.apply_amount === 0,
  },
  {
    id: 'SA-R11',
    level: 'warning',
    zh: '任务计划天数少于约定服务天数，请增加任务天数或核对约定天数',
    en: 'Days over the tasks fall short of the agreed days; plan more or check the agreement',
    ar: 'أيام المهام أقل من الأيام المتفق عليها، خطّط للمزيد أو راجع الاتفاقية',
    met: {
      zh: '任务计划天数不少于约定服务天数',
      en: 'Days over the tasks cover the agreed days',
      ar: 'أيام المهام تغطي الأيام المتفق عليها',
    },
    paths: ['work_tasks.days', 'appointment.agreed_days'],
    ...measured<ScientistadvisorAnswers>(({ subsidy, appointment }) =>
      least(subsidy.task_days, appointment.agreed_days ?? undefined, 'day'),
    ),
  },
  {
    id: 'SA-R12',
    level: 'error',
    zh: '有任务年度不在聘期内，请核对任务年度或聘期',
    en: 'A task year lies outside the term; correct it or the term',
    ar: 'سنة مهمة تقع خارج المدة، صحّحها أو صحّح المدة',
    met: {
      zh: '各项任务年度均在聘期内',
      en: 'Every task year lies inside the term',
      ar: 'تقع جميع سنوات المهام ضمن المدة',
    },
    paths: ['work_tasks.year', 'appointment.term_start', 'appointment.term_end'],
    check: ({ all, work_tasks, appointment }) =>
      all(
        work_tasks,
        (row) => row.year >= year(appointment.term_start) && row.year <= year(appointment.term_end),
      ),
  },
  {
    id: 'SA-R13',
    level: 'error',
    zh: '受聘人未确认知情同意，请受聘人确认后勾选',
    en: 'The advisor has not agreed; have the advisor confirm, then tick the statement',
    ar: 'لم يوافق المستشار، ليؤكد ثم أشّر على البيان',
    met: { zh: '受聘人已知情同意', en: 'The advisor agrees', ar: 'يوافق المستشار' },
    paths: ['declaration.advisor_consent'],
    check: ({ declaration }) => declaration.advisor_consent === true,
  },
  {
    id: 'SA-R14',
    level: 'warning',
    zh: '已选择不取酬，但年报酬不为0，请改为0或改选取酬方式',
    en: 'The post is unpaid but has pay; set it to 0 or choose another mode',
    ar: 'الوظيفة بلا أجر ولها أجر، اجعله 0 أو اختر شكلًا آخر',
    met: { zh: '不取酬，年报酬为0', en: 'The unpaid post has no pay', ar: 'الوظيفة بلا أجر وليس لها أجر' },
    applies: ({ appointment }) => appointment.pay_mode === 'free',
    elsewhere: { zh: '受聘人取酬', en: 'The post is paid', ar: 'الوظيفة مأجورة' },
    paths: ['appointment.pay_mode', 'appointment.annual_pay'],
    check: ({ appointment }) => appointment.annual_pay === 0,
  },
  {
    id: 'SA-R15',
    level: 'error',
    zh: '企业正常运行不满1年，不能申报，请核对成立日期',
    en: 'The company is less than a year old and cannot apply; check the date of registration',
    ar: 'عمر الشركة أقل من سنة ولا يمكنها التقديم، راجع تاريخ التسجيل',
    met: {
      zh: '企业正常运行1年以上',
      en: 'The company is at least a year old',
      ar: 'عمر الشركة سنة على الأقل',
    },
    paths: ['applicant_basic.registered_date'],
    ...measured<ScientistadvisorAnswers>(({ applicant_basic, ctx }) =>
      least(countMonths(applicant_basic.registered_date, ctx.today), 12, 'month'),
    ),
  },
];
