import antd from 'antd/es/locale/en_US';
import 'dayjs/locale/en';
import type { LocaleBundle } from '../bundle';
import absences from './absences';
import appeals from './appeals';
import catalogue from './catalogue';
import center from './center';
import changes from './changes';
import common from './common';
import companies from './companies';
import conflicts from './conflicts';
import corrections from './corrections';
import decisions from './decisions';
import documents from './documents';
import entry from './entry';
import experts from './experts';
import exports from './exports';
import find from './find';
import forms from './forms';
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
import webhooks from './webhooks';
import windows from './windows';
import workflows from './workflows';

const bundle: LocaleBundle = {
  messages: {
    ...entry,
    ...common,
    ...absences,
    ...conflicts,
    ...corrections,
    ...changes,
    ...documents,
    ...find,
    ...forms,
    ...catalogue,
    ...center,
    ...mandates,
    ...notices,
    ...companies,
    ...appeals,
    ...objections,
    ...decisions,
    ...pool,
    ...questions,
    ...queue,
    ...results,
    ...ranking,
    ...recognitions,
    ...registers,
    ...reports,
    ...review,
    ...experts,
    ...exports,
    ...sheets,
    ...notifications,
    ...system,
    ...webhooks,
    ...users,
    ...windows,
    ...workflows,
  },
  antd,
  calendar: 'en',
};

export default bundle;
