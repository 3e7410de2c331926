import type { Dictionary } from '../definition';

/** A guess without a source. */
export const appointmentKind: Dictionary = {
  name: 'appointment_kind',
  title: { zh: '聘任性质', en: 'Kind of appointment' },
  items: [
    { value: 'first', zh: '首次聘任', en: 'First appointment' },
    { value: 'renewal', zh: '续聘', en: 'Renewal' },
  ],
};
