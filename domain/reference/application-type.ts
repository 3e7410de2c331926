import type { Dictionary } from '../definition';

export const applicationType: Dictionary = {
  name: 'application_type',
  title: { zh: '认定类型', en: 'Application type' },
  items: [
    { value: 'first', zh: '首次认定', en: 'First recognition' },
    { value: 'renew', zh: '期满重新认定', en: 'Re-recognition on expiry' },
    { value: 'again', zh: '资格失效后再次认定', en: 'New recognition after the qualification lapsed' },
  ],
};
