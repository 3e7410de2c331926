// Written by `npm run gen`. Do not edit.
import absences from './absences';
import appeals from './appeals';
import attachments from './attachments';
import catalogue from './catalogue';
import center from './center';
import changes from './changes';
import common from './common';
import companies from './companies';
import conditions from './conditions';
import consequences from './consequences';
import decisions from './decisions';
import design from './design';
import documents from './documents';
import editions from './editions';
import experts from './experts';
import exports from './exports';
import figures from './figures';
import filing from './filing';
import find from './find';
import forms from './forms';
import home from './home';
import library from './library';
import mandates from './mandates';
import notices from './notices';
import notifications from './notifications';
import objections from './objections';
import papers from './papers';
import payments from './payments';
import pool from './pool';
import questions from './questions';
import queue from './queue';
import ranking from './ranking';
import recognitions from './recognitions';
import registers from './registers';
import release from './release';
import renewals from './renewals';
import reports from './reports';
import results from './results';
import review from './review';
import sheets from './sheets';
import signatures from './signatures';
import submission from './submission';
import system from './system';
import tables from './tables';
import trials from './trials';
import users from './users';
import viewer from './viewer';
import webhooks from './webhooks';
import windows from './windows';
import workflows from './workflows';

export default {
  ...absences,
  ...appeals,
  ...attachments,
  ...catalogue,
  ...center,
  ...changes,
  ...common,
  ...companies,
  ...conditions,
  ...consequences,
  ...decisions,
  ...design,
  ...documents,
  ...editions,
  ...experts,
  ...exports,
  ...figures,
  ...filing,
  ...find,
  ...forms,
  ...home,
  ...library,
  ...mandates,
  ...notices,
  ...notifications,
  ...objections,
  ...papers,
  ...payments,
  ...pool,
  ...questions,
  ...queue,
  ...ranking,
  ...recognitions,
  ...registers,
  ...release,
  ...renewals,
  ...reports,
  ...results,
  ...review,
  ...sheets,
  ...signatures,
  ...submission,
  ...system,
  ...tables,
  ...trials,
  ...users,
  ...viewer,
  ...webhooks,
  ...windows,
  ...workflows,
};
