import type { Dictionary } from '../definition';

export const hostNature: Dictionary = {
  name: 'host_nature',
  title: { zh: '依托单位性质', en: 'Nature of the host organisation' },
  items: [
    { value: 'enterprise', zh: '企业', en: 'Enterprise' },
    { value: 'converted_institute', zh: '转制院所', en: 'Institute converted into a company' },
    { value: 'university', zh: '高等学校', en: 'University' },
    { value: 'institute', zh: '科研院所', en: 'Research institute' },
    { value: 'hospital', zh: '医疗卫生机构', en: 'Medical institution' },
    { value: 'social', zh: '社会服务机构', en: 'Social service organisation' },
  ],
};
