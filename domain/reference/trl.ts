import type { Dictionary } from '../definition';

/** Source: standard: nine-level scale (GB/T 22900). */
export const trl: Dictionary = {
  name: 'trl',
  title: { zh: '技术就绪度', en: 'Technology readiness level' },
  items: [
    { value: '1', zh: '1级 基本原理被发现', en: 'TRL 1 basic principle observed' },
    { value: '2', zh: '2级 技术方案形成', en: 'TRL 2 concept formulated' },
    { value: '3', zh: '3级 关键功能实验室验证', en: 'TRL 3 key function proved in the laboratory' },
    { value: '4', zh: '4级 实验室样品（原理样机）', en: 'TRL 4 laboratory sample or breadboard' },
    { value: '5', zh: '5级 模拟环境样机验证', en: 'TRL 5 prototype proved in a simulated environment' },
    { value: '6', zh: '6级 典型环境示范（中试）', en: 'TRL 6 pilot demonstrated in a typical environment' },
    { value: '7', zh: '7级 实际环境工程样机', en: 'TRL 7 engineering prototype in the real environment' },
    { value: '8', zh: '8级 定型与小批量生产', en: 'TRL 8 design frozen, small batch' },
    { value: '9', zh: '9级 批量应用', en: 'TRL 9 in volume use' },
  ],
};
