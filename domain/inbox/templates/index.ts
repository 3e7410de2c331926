/** Every message template by its code. */
import { companyTemplates } from './company';
import { filingTemplates } from './filing';
import { officeTemplates } from './office';
import { reportTemplates } from './report';
import { windowTemplates } from './window';

export const messageTemplates = {
  ...filingTemplates,
  ...windowTemplates,
  ...companyTemplates,
  ...reportTemplates,
  ...officeTemplates,
};
export type MessageTemplateCode = keyof typeof messageTemplates;
