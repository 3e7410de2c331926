import type { Dictionary } from '../definition';

export const staffRole: Dictionary = {
  name: 'staff_role',
  title: { zh: '平台人员类别', en: 'Role in the platform' },
  items: [
    { value: 'leader', zh: '学术（技术）带头人', en: 'Academic or technical leader' },
    { value: 'backbone', zh: '研究（技术）骨干', en: 'Key researcher' },
    { value: 'researcher', zh: '研发人员', en: 'Researcher' },
    { value: 'technician', zh: '技术（实验）人员', en: 'Technician' },
    { value: 'manager', zh: '管理人员', en: 'Manager' },
  ],
};
