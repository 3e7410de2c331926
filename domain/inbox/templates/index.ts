/** Every message template by its code. */
import { companyTemplates } from './company';
import { filingTemplates } from './filing';
import { reportTemplates } from './report';
import { windowTemplates } from './window';

export const messageTemplates = {
  ...filingTemplates,
  ...windowTemplates,
  ...companyTemplates,
  ...reportTemplates,
};
export type MessageTemplateCode = keyof typeof messageTemplates;
