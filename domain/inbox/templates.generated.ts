// Written by `npm run gen`. Do not edit.
import { accountsTemplates } from '../accounts/message-templates';
import { appealsTemplates } from '../appeals/message-templates';
import { companyTemplates } from '../company/message-templates';
import { expertsTemplates } from '../experts/message-templates';
import { filesTemplates } from '../files/message-templates';
import { filingTemplates } from '../filing/message-templates';
import { mandatesTemplates } from '../mandates/message-templates';
import { objectionsTemplates } from '../objections/message-templates';
import { paymentsTemplates } from '../payments/message-templates';
import { programsTemplates } from '../programs/message-templates';
import { questionsTemplates } from '../questions/message-templates';
import { recognitionsTemplates } from '../recognitions/message-templates';
import { registersTemplates } from '../registers/message-templates';
import { reportsTemplates } from '../reports/message-templates';
import { resultsTemplates } from '../results/message-templates';
import { retentionTemplates } from '../retention/message-templates';
import { reviewTemplates } from '../review/message-templates';
import { windowsTemplates } from '../windows/message-templates';

/** Every message template by its code. */
export const messageTemplates = {
  ...accountsTemplates,
  ...appealsTemplates,
  ...companyTemplates,
  ...expertsTemplates,
  ...filesTemplates,
  ...filingTemplates,
  ...mandatesTemplates,
  ...objectionsTemplates,
  ...paymentsTemplates,
  ...programsTemplates,
  ...questionsTemplates,
  ...recognitionsTemplates,
  ...registersTemplates,
  ...reportsTemplates,
  ...resultsTemplates,
  ...retentionTemplates,
  ...reviewTemplates,
  ...windowsTemplates,
};
export type MessageTemplateCode = keyof typeof messageTemplates;
