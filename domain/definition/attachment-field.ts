import type { FileField } from './fields';

/** Files beside a text, such as a question or an appeal. A place may take fewer kinds, or smaller ones. */
export const attachmentField: FileField = {
  key: 'files',
  type: 'file',
  zh: '附件',
  en: 'Attachments',
  accept: ['pdf', 'jpg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'zip'],
  maxSizeMb: 20,
  maxFiles: 5,
};
