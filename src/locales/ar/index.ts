import antd from 'antd/es/locale/ar_EG';
import 'dayjs/locale/ar';
import { type LocaleBundle, sayingOptional } from '../bundle';
import absences from './absences';
import appeals from './appeals';
import catalogue from './catalogue';
import center from './center';
import changes from './changes';
import common from './common';
import companies from './companies';
import decisions from './decisions';
import documents from './documents';
import entry from './entry';
import experts from './experts';
import exports from './exports';
import find from './find';
import forms from './forms';
import home from './home';
import mandates from './mandates';
import notices from './notices';
import notifications from './notifications';
import objections from './objections';
import pool from './pool';
import questions from './questions';
import queue from './queue';
import ranking from './ranking';
import recognitions from './recognitions';
import registers from './registers';
import reports from './reports';
import results from './results';
import review from './review';
import sheets from './sheets';
import system from './system';
import users from './users';
import viewer from './viewer';
import webhooks from './webhooks';
import windows from './windows';
import words from './words.generated';
import workflows from './workflows';

const bundle: LocaleBundle = {
  messages: {
    ...entry,
    ...common,
    ...experts,
    ...exports,
    ...absences,
    ...find,
    ...home,
    ...catalogue,
    ...center,
    ...changes,
    ...companies,
    ...documents,
    ...forms,
    ...appeals,
    ...mandates,
    ...notices,
    ...objections,
    ...decisions,
    ...pool,
    ...questions,
    ...queue,
    ...ranking,
    ...recognitions,
    ...registers,
    ...reports,
    ...results,
    ...review,
    ...sheets,
    ...notifications,
    ...system,
    ...webhooks,
    ...windows,
    ...workflows,
    ...users,
    ...viewer,
  },
  words,
  antd: sayingOptional(antd, '(اختياري)'),
  calendar: 'ar',
};

export default bundle;
