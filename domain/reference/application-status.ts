import type { Dictionary } from '../definition';

/** Source: practice. */
export const applicationStatus: Dictionary = {
  name: 'application_status',
  title: { zh: '成果应用状态', en: 'State of application' },
  items: [
    { value: 'volume', zh: '批量生产（应用）', en: 'In volume' },
    { value: 'small', zh: '小批量试用', en: 'Small batch or trial' },
    { value: 'pilot', zh: '中试', en: 'Pilot' },
    { value: 'lab', zh: '实验室阶段', en: 'Laboratory' },
    { value: 'transferred', zh: '已转让（许可）', en: 'Transferred or licensed' },
  ],
};
