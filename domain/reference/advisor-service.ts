import type { Dictionary } from '../definition';

/** Source: practice. */
export const advisorService: Dictionary = {
  name: 'advisor_service',
  title: { zh: '服务方式', en: 'Form of service' },
  items: [
    { value: 'onsite', zh: '驻企工作', en: 'On site' },
    { value: 'periodic', zh: '定期指导', en: 'Regular guidance' },
    { value: 'remote', zh: '远程咨询', en: 'Remote consulting' },
    { value: 'joint', zh: '联合攻关', en: 'Joint problem-solving' },
    { value: 'train', zh: '人才培养', en: 'Training of staff' },
  ],
};
