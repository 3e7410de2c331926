import { fillText, type Text } from '../text';

const batchName: Text = {
  zh: '{{year}}年第{{no}}批',
  en: '{{year}}, batch {{no}}',
  ar: '{{year}}، الدفعة {{no}}',
};

/** Name of a batch by its year and its number in the year. */
export const nameBatch = (year: number | string, no: number | string): Text =>
  fillText(batchName, { year, no });
