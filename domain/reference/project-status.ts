import type { Dictionary } from '../definition';

export const projectStatus: Dictionary = {
  name: 'project_status',
  title: { zh: '项目状态', en: 'Project status' },
  items: [
    { value: 'ongoing', zh: '在研', en: 'In progress' },
    { value: 'accepted', zh: '已验收', en: 'Accepted' },
    { value: 'terminated', zh: '终止', en: 'Terminated' },
  ],
};
