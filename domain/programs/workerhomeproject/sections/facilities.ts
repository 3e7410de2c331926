import type { SectionOf } from '../../../definition';
import type { WorkerhomeprojectAnswers } from '../answers.generated';

export const facilities: SectionOf<WorkerhomeprojectAnswers, 'facilities'> = {
  key: 'facilities',
  kind: 'table',
  title: { zh: '功能区与设施', en: 'Rooms and facilities', ar: 'الغرف والمرافق' },
  minRows: 1,
  maxRows: 15,
  columns: [
    { key: 'room_name', zh: '功能区名称', en: 'Room', ar: 'الغرفة', type: 'text', required: true, maxLength: 50 },
    { key: 'area', zh: '面积', en: 'Area', ar: 'المساحة', type: 'decimal', required: true, min: 0, precision: 2, unit: '平方米' },
    { key: 'function', zh: '主要功能', en: 'Use', ar: 'الاستخدام', type: 'text', required: true, maxLength: 150 },
    { key: 'equipment', zh: '主要设施', en: 'Equipment', ar: 'المعدات', type: 'text', required: true, maxLength: 200 },
    { key: 'state', zh: '现有或拟建', en: 'Existing or planned', ar: 'قائم أو مخطط', type: 'text', required: true, maxLength: 20 },
  ],
};
