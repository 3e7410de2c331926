/**
 * Faults that somebody could bring into the product, one small change each, and the fact of the specification that has to
 * fail for it. `npm run conformance -- --mutations` makes them in a copy and looks whether it does.
 */
export interface Mutation {
  /** What a user would notice. */
  says: string;
  fact: string;
  file: string;
  from: string;
  to: string;
}

const change = (fact: string, says: string, file: string, from: string, to: string): Mutation => ({
  fact,
  says,
  file,
  from,
  to,
});

/** Noticed by tests of the server. */
const server: Mutation[] = [
  change(
    '7.keyproject.save',
    'submissions without operationData or registration are refused',
    'server/filings/submit-service.ts',
    '  const before = listContinuationFaults(program, chosen);\n',
    "  const before = [\n    ...('operationData' in given.filled || 'registration' in given.filled\n      ? []\n      : [{ path: '', code: 'missing', message: filingMessages.incomplete } as never]),\n    ...listContinuationFaults(program, chosen),\n  ];\n",
  ),
  change(
    '7.envelope',
    'answers say message instead of msg',
    'server/core/http/envelope.ts',
    '  code: CODE.success,\n  msg: say(text, language),',
    '  code: CODE.success,\n  message: say(text, language),',
  ),
  change(
    '7.glint',
    'the glance at messages shows none',
    'server/core/inbox/read-messages.ts',
    'items: items.map((row) => toMessageItem(row, language))',
    'items: []',
  ),
  change(
    '7.batchRead',
    'the bell never hears that a notice is read',
    'server/core/inbox/read-messages.ts',
    'read: row.readAt !== null,\n    ...(row.link',
    'read: false,\n    ...(row.link',
  ),
  change(
    '7.updateCompanyInfo',
    'a change of the company information is answered and not kept',
    'server/companies/profile-service.ts',
    '...profile } = { ...before, ...changes };',
    '...profile } = before;',
  ),
  change(
    '7.declareDay',
    'the declaration-day notice is empty',
    'server/windows/windows-service.ts',
    '    if (!row) return [];\n    const first',
    '    if (row) return [];\n    const first',
  ),
  change(
    '7.captcha',
    'a captcha comes without its picture',
    'server/accounts/captchas.ts',
    'return { captcha_id: id, image, expires_in',
    "return { captcha_id: id, image: '', expires_in",
  ),
  change(
    '9.selectIndex',
    'a platform is of the second kind unless another is chosen',
    'domain/api/codes.ts',
    'SELECT_INDEX_DEFAULT = 1',
    'SELECT_INDEX_DEFAULT = 2',
  ),
  change(
    '3.gazelleRatio',
    'ratios lose their decimals',
    'domain/filing/input.ts',
    'formatGrouped(value, RATIO_DECIMALS, ',
    'formatGrouped(value, 0, ',
  ),
  change(
    '3.planHI',
    'plan H has no tasks of the leader',
    'domain/programs/subjectresearch/program.yaml',
    '    - { use: leader-task-data }\n',
    '',
  ),
];

/** Noticed by tests of the portal's code. */
const portal: Mutation[] = [
  change(
    '9.toast',
    'toasts stay for a minute',
    'src/utils/feedbackHost.tsx',
    'isStaying ? 0 : TOAST_SECONDS',
    'isStaying ? 0 : 60',
  ),
  change(
    '9.notification',
    'notifications stay for ten seconds',
    'src/utils/feedbackHost.tsx',
    'duration = NOTIFICATION_SECONDS',
    'duration = 10',
  ),
  change(
    '4.clear',
    'clearing a kind of notices leaves them',
    'src/models/global.ts',
    'state.notices.filter(({ type }) => type !== payload)',
    'state.notices',
  ),
  change(
    '4.read',
    'a notice that is followed stays unread',
    'src/models/global.ts',
    '{ ...notice, read: true }',
    '{ ...notice }',
  ),
  change(
    '3.counts',
    'the person does not know how many notices there are',
    'src/models/user.ts',
    'notifyCount: payload?.totalCount ?? 0',
    'notifyCount: 0',
  ),
  change(
    '9.listeners',
    'any number of listeners may hear the language',
    'src/utils/emitter.ts',
    'if (listeners.size >= listenersAtMost)',
    'if (listeners.size > 1000)',
  ),
  change(
    '1.languageKept',
    'a chosen language is forgotten',
    'src/utils/language.ts',
    '  writeStored(STORAGE.locale, tag);\n',
    '',
  ),
  change(
    '6.header',
    'requests carry another scheme than JWT',
    'src/utils/session.ts',
    'Authorization: `$',
    'Authorization: `Bearer $',
  ),
  change(
    '6.noCookies',
    'requests carry cookies',
    'src/utils/http.ts',
    "extend({ credentials: 'omit'",
    "extend({ credentials: 'include'",
  ),
  change(
    '8.208write',
    'a refused save shows a toast beside the form',
    'src/utils/request.ts',
    'const isTold = isRead || options.level !== undefined;',
    'const isTold = true;',
  ),
  change(
    '4.companyName',
    'the form does not hear that a company is unknown',
    'src/models/login.ts',
    'credit_code: payload } })) as ResponseEnvelope;\n    callback?.(answer);',
    'credit_code: payload } })) as ResponseEnvelope;\n    if (succeeded(answer)) callback?.(answer);',
  ),
  change(
    '8.levels',
    'a warning is shown as an error',
    'src/utils/request.ts',
    'if (level === warn) feedback.warn(text);',
    'if (level === warn) feedback.error(text);',
  ),
  change(
    '9.loading',
    'a sign of loading flickers at once',
    'src/components/RouteSpinner/index.tsx',
    'TIMING.loadingDelay',
    '0',
  ),
  change(
    '3.settings',
    'colours are weak for everybody',
    'src/models/settings.ts',
    'colorWeak: defaults.colorWeak,',
    'colorWeak: true,',
  ),
];

/** Noticed by tests of the browser, on a build that has them all. */
const browser: Mutation[] = [
  change(
    '2.forms.TechnologyPlanH',
    'plan H leads to the preview',
    'config/routes.ts',
    "  title,\n  component: '@/pages/forms/ProgramForm',\n",
    "  title,\n  component: route.endsWith('PlanH') ? '@/pages/preview' : '@/pages/forms/ProgramForm',\n",
  ),
  change(
    '1.layout',
    'the menu is light',
    'config/defaultSettings.ts',
    "  navTheme: 'dark',\n",
    "  navTheme: 'light',\n",
  ),
  change(
    '2.onDemand',
    'the spinner is 8 pixels in a corner',
    'src/components/RouteSpinner/index.module.css',
    '  align-items: center;\n  justify-content: center;\n  min-height: 60vh;\n}\n\n.wheel {\n  inline-size: 36px;\n  block-size: 36px;',
    '}\n\n.wheel {\n  inline-size: 8px;\n  block-size: 8px;',
  ),
  change(
    '8.list',
    'lists stand in one line',
    'src/utils/feedbackHost.tsx',
    '      {index > 0 && <br />}\n',
    '',
  ),
  change(
    '1.direction',
    'Hebrew runs from left to right',
    'domain/bidi.ts',
    "RIGHT_TO_LEFT = ['he', ",
    'RIGHT_TO_LEFT = [',
  ),
  change(
    '2.chunkFailure',
    'a part that is missing looks like a fault of the page',
    'src/utils/chunks.ts',
    "return name === 'ChunkLoadError' || ",
    'return ',
  ),
  change(
    '2.root',
    '/ leads to the preview',
    'config/routes.ts',
    "{ path: '/', redirect: '/index' }",
    "{ path: '/', redirect: '/preview' }",
  ),
  change(
    '2.exact',
    'routes are matched in any case',
    'config/routes.ts',
    '  caseSensitive: true,\n',
    '  caseSensitive: false,\n',
  ),
  change(
    '4.loginMessage',
    'a login says nothing',
    'src/models/login.ts',
    "  feedback.success(translate('login.succeeded'));\n",
    '',
  ),
  change(
    '8.403',
    'a session that has expired says nothing',
    'src/utils/endSession.ts',
    "  if (first) feedback.error(translate(isSwitchedOff ? 'request.switchedOff' : 'request.expired'));\n",
    '',
  ),
  change(
    '8.401',
    'the way to the login after 401 takes no time',
    'domain/api/codes.ts',
    'redirectAfter401: 2_000',
    'redirectAfter401: 0',
  ),
  change(
    '8.offline',
    'no response goes unsaid',
    'src/utils/request.ts',
    "  feedback.notify({ key: 'offline', type: 'error', title, description });\n",
    '  return void [title, description];\n',
  ),
  change(
    '8.208read',
    'a refused read shows no toast',
    'src/utils/request.ts',
    'const isTold = isRead || options.level !== undefined;',
    'const isTold = !isRead && options.level !== undefined;',
  ),
  change(
    '4.initDeclare',
    'a closed gazelle declaration says nothing',
    'src/pages/forms/ProgramForm/components/OpenForm/index.tsx',
    '    if (notice) feedback.error(say(notice));\n',
    '    if (notice) say(notice);\n',
  ),
  change(
    '1.pageViews',
    'no page is counted',
    'src/app.tsx',
    '  pageViews.visit(clientRoutes, location.pathname);\n',
    '',
  ),
  change(
    '2.noWorkers',
    'caches of earlier versions stay',
    'src/utils/pwa.ts',
    '  await Promise.all(keys.filter((key) => key !== EDITIONS_CACHE).map((key) => caches.delete(key)));\n',
    '',
  ),
  change(
    '8.registered',
    'a company that is registered already shows a toast',
    'src/utils/request.ts',
    'else if (!isAlreadyRegistered(msg)) show(level, msg);',
    'else show(isAlreadyRegistered(msg) ? error : level, msg);',
  ),
  change(
    '8.208platform',
    'an incomplete platform hears the words of all programs',
    'src/filling/hooks/useSubmission.ts',
    "setRefused({ answers, message: program.incompleteMessage ? say(program.incompleteMessage) : '' });",
    "setRefused({ answers, message: '' });",
  ),
  change(
    '4.smsElse',
    'a code that is not sent looks like a success',
    'src/models/login.ts',
    '  else feedback.error(formatEnvelopeMessage(answer));\n',
    '  else feedback.success(formatEnvelopeMessage(answer));\n',
  ),
  change(
    '8.submitted',
    'a submission shows no toast',
    'src/filling/hooks/useSubmission.ts',
    "      feedback.success(t('forms.check.submitted'));\n",
    '',
  ),
  change(
    '2.enterpriseCenter.information',
    'the company information leads to the account',
    'config/routes.ts',
    "  page('/enterpriseCenter/information', 'information', { access: company }),",
    "  page('/enterpriseCenter/information', 'account', { access: company, component: '@/pages/enterpriseCenter/account' }),",
  ),
];

export const mutations = { server, portal, browser };
export type MutationKind = keyof typeof mutations;
