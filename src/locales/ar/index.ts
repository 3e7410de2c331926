import antd from 'antd/es/locale/ar_EG';
import 'dayjs/locale/ar';
import { type LocaleBundle, sayingOptional } from '../bundle';
import english from '../en-US';
import absences from './absences';
import appeals from './appeals';
import catalogue from './catalogue';
import center from './center';
import changes from './changes';
import documents from './documents';
import entry, { inEnglish } from './entry';
import find from './find';
import forms from './forms';
import help from './help';
import home from './home';
import mandates from './mandates';
import objections from './objections';
import questions from './questions';
import recognitions from './recognitions';
import registers from './registers';
import reports from './reports';
import results from './results';
import sheets from './sheets';
import system from './system';
import told from './told';
import users from './users';
import viewer from './viewer';
import webhooks from './webhooks';
import words from './words';

/** English stands in for missing Arabic: on pages of offices, and in questions of forms. */
const bundle: LocaleBundle = {
  messages: {
    ...inEnglish(english.messages),
    ...entry,
    ...absences,
    ...find,
    ...home,
    ...catalogue,
    ...center,
    ...changes,
    ...documents,
    ...forms,
    ...appeals,
    ...mandates,
    ...objections,
    ...questions,
    ...recognitions,
    ...registers,
    ...reports,
    ...results,
    ...sheets,
    ...told,
    ...system,
    ...webhooks,
    ...users,
    ...viewer,
  },
  words: { ...words, ...help },
  antd: sayingOptional(antd, '(اختياري)'),
  calendar: 'ar',
};

export default bundle;
