import { fillText, type Text, type TextTemplate } from '../text';

const because: TextTemplate = {
  zh: '原因：{{reason}}。',
  en: ' Reason: {{reason}}.',
  ar: ' السبب: {{reason}}.',
};

/** Sentence at the end of a message with the reason of an office; empty where it gave none. */
export const formatReason = (reason: string | null | undefined): Text | string =>
  reason ? fillText(because, { reason: reason.replace(/[。.]$/, '') }) : '';
