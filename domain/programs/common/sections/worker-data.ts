import type { Answers, TableSection } from '../../../definition';
import { degree, gender, titleLevel } from '../../../reference/people';
import type { WorkerDataRow } from '../answers.generated';
import { projectRole } from '../dictionaries';

export const workerData: TableSection<Answers, 'worker_data', WorkerDataRow> = {
  key: 'worker_data',
  kind: 'table',
  listsAs: 'people',
  title: { zh: '项目组主要成员', en: 'Project team', ar: 'فريق المشروع' },
  help: { zh: '不含项目负责人。同一人员不得重复填写。', en: 'Leave out the project leader. List each person once.', ar: 'دون رئيس المشروع. أدرج كل شخص مرة واحدة.' },
  minRows: 3,
  maxRows: 20,
  columns: [
    { key: 'name', means: 'name', zh: '姓名', en: 'Name', ar: 'الاسم', type: 'text', required: true, maxLength: 30, identifies: true },
    { key: 'gender', means: 'gender', zh: '性别', en: 'Gender', ar: 'الجنس', type: 'select', required: true, options: gender },
    { key: 'birth_month', means: 'birth', zh: '出生年月', en: 'Month of birth', ar: 'شهر الميلاد', type: 'month', isPast: true, required: true },
    { key: 'id_no', means: 'id_no', zh: '证件号码', en: 'ID number', ar: 'رقم الهوية', type: 'text', required: true, maxLength: 30, uniqueInTable: true, sensitive: true },
    { key: 'unit_name', means: 'unit', zh: '工作单位', en: 'Employer', ar: 'جهة العمل', type: 'text', required: true, maxLength: 100, identifies: true },
    { key: 'degree', means: 'degree', zh: '学位', en: 'Degree', ar: 'الدرجة العلمية', type: 'select', required: true, options: degree },
    { key: 'title_level', means: 'title', zh: '职称等级', en: 'Professional title level', ar: 'مستوى اللقب المهني', type: 'select', required: true, options: titleLevel },
    { key: 'major', means: 'major', zh: '专业', en: 'Field', ar: 'المجال', type: 'text', required: true, maxLength: 50 },
    { key: 'role', zh: '分工角色', en: 'Role', ar: 'الدور', type: 'select', required: true, options: projectRole },
    { key: 'duty', zh: '具体任务', en: 'Task', ar: 'المهمة', type: 'text', required: true, maxLength: 120 },
    { key: 'months', zh: '每年投入时间', en: 'Months a year', ar: 'عدد الأشهر سنويًا', type: 'decimal', required: true, min: 0, max: 12, precision: 1, unit: '月' },
  ],
};
