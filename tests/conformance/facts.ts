/**
 * The facts of the specification that bind us, in our own words, by its sections. A test that shows a fact has the fact's
 * id in its title, as `[spec 8.200]`; `npm run conformance` prints which test shows which fact and fails where none does.
 * docs/specification.md is written from here by `npm run gen`.
 */
import { callFacts } from './calls';

export interface Fact {
  /** Section, dot, name. */
  id: string;
  says: string;
  /** Our reading, where the sentence leaves room or we go beyond it. */
  reading?: string;
}

export const sections: Record<string, string> = {
  1: 'The product',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation',
  6: 'Roles and permissions',
  7: 'Calls',
  8: 'Errors',
  9: 'Constants and limits',
};

type Row = readonly [name: string, says: string, reading?: string];

const inSection = (section: number, rows: readonly Row[]): Fact[] =>
  rows.map(([name, says, reading]) => ({ id: `${section}.${name}`, says, ...(reading && { reading }) }));

const product = inSection(1, [
  [
    'programs',
    'Companies file for high-tech and gazelle status, incubation carriers, innovation platforms, technology plans A to J, challenges with their second stage, and results.',
  ],
  ['language', 'The portal speaks Chinese (zh-CN) until another language is chosen.'],
  ['languageKept', 'The chosen language stays in local storage.'],
  [
    'direction',
    'Hebrew, Arabic, Persian and Kurdish (he, ar, fa, ku) are laid out from right to left.',
    'All four read the Arabic texts: there are none in the other three languages, which the portal does not offer.',
  ],
  ['title', 'The title is the Chinese word for portal: 门户.'],
  [
    'layout',
    'Dark navigation, side menu, fluid width, fixed header and sider, primary colour rgb(50,105,255), menu texts by language.',
  ],
  ['pwaOff', 'Progressive-web-app mode is off unless it is switched on.'],
  ['pageViews', 'Each change of route is reported to an analytics service.'],
]);

const routePages = [
  ['/login/register', 'company registration'],
  ['/login/login', 'login'],
  ['/index', 'home'],
  ['/preview', 'preview'],
  ['/interaction', 'interaction'],
  ['/forms/declareForm', 'high-tech declaration'],
  ['/forms/gazelleForm', 'gazelle declaration'],
  ['/forms/innovateForm', 'innovation platform'],
  ['/forms/innovateFormIndex', 'kinds of innovation platforms'],
  ['/forms/incubationCarrier', 'incubation carrier'],
  ['/forms/unveilingProject', 'open-bid project'],
  ['/forms/achievementProject', 'result of a project'],
  ['/forms/TechnologyPlan', 'technology plans'],
  ['/forms/technologyPlanA', 'technology plan A, with a small t'],
  ...[...'BCDEFGHIJ'].map((plan) => [`/forms/TechnologyPlan${plan}`, `technology plan ${plan}`] as const),
  ['/enterpriseCenter/information', 'company information'],
  ['/enterpriseCenter/declare', 'declarations of the company'],
  ['/enterpriseCenter/messageNotice', 'messages'],
] as const;

export const routeFacts = routePages.map(([path, page]) => ({
  id: `2.${path.split('/').slice(1).join('.')}`,
  path,
  says: `${path} is the page: ${page}.`,
}));

const screens: Fact[] = [
  ...routeFacts.map(({ id, says }) => ({ id, says })),
  ...inSection(2, [
    ['parents', '/login, /forms and /enterpriseCenter are parents: their pages stand inside a common frame.'],
    ['exact', 'Routes match exactly: neither another case nor a longer path leads to a page.'],
    ['root', '/ leads to /index.'],
    ['notFound', 'Any other path leads to the not-found page.'],
    ['base', 'The base path is / unless it is overridden.'],
    ['onDemand', 'Pages load on demand; a large, centred spinner shows meanwhile.'],
    [
      'chunkFailure',
      'A part of the portal that does not load is a ChunkLoadError.',
      'The page says so and offers to load again.',
    ],
    [
      'update',
      'With the setting on, a waiting update is offered; agreeing activates it and reloads the page.',
    ],
    ['noWorkers', 'With the setting off, service workers and their caches are removed.'],
  ]),
];

const entities = inSection(3, [
  ['collapsed', 'The frame keeps whether the menu is folded.'],
  ['notices', 'The frame keeps notices, each with id, type and read.'],
  ['counts', 'totalCount and unreadCount stand on the current user too, as notifyCount and unreadCount.'],
  ['settings', 'Settings hold colorWeak and contentWidth.'],
  ['currentUser', 'The user model holds currentUser.'],
  ['login', 'The answer to a login has code, msg and data with access, the session token.'],
  ['batchRead', 'Reading several messages sends message_ids.'],
  ['companyName', 'The look-up of a company name sends credit_code.'],
  [
    'gazelleOperation',
    'Operation data of a gazelle declaration has a row per year with affiliation_year, a number, and values by indicator.',
  ],
  ['gazelleRatio', 'research_investment_ratio is shown with two decimals.'],
  [
    'gazelleForm',
    'A gazelle declaration has years, honorData, operationData, filesData, standardData and productData.',
  ],
  ['platformForm', 'An innovation platform has selectIndex and filesData.'],
  ['plans', 'Each technology plan has filesData.'],
  ['planA', 'Plan A also has economic_indicator_data.'],
  ['planHI', 'Plans H and I also have worker_data, project_schedule_data and leader_task_data.'],
]);

const states = inSection(4, [
  ['save', 'A declaration is saved as a draft.'],
  ['submit', 'A saved draft is submitted.'],
  ['ownSubmit', 'High-tech and gazelle declarations have a submit call of their own.'],
  ['read', 'Reading a notice sets read to true and counts the unread ones again.'],
  ['clear', 'Clearing a type removes all its notices.'],
  ['loginMessage', 'A login that succeeds says so.'],
  [
    'loginKept',
    'Its whole data stays in local storage under token, its access value in session storage under jwt.',
  ],
  ['loginCallback', 'Then the callback runs.'],
  ['login208', 'A login answered with 208 shows the message of the server as an error.'],
  [
    'register',
    'A registration answered with 200 shows the message of the server as a success and runs the callback.',
  ],
  ['sms200', 'A code sent by SMS (200) shows a success and runs the callback.'],
  ['smsElse', 'Any other answer to it shows the message of the server as an error.'],
  ['forgotten', 'A forgotten password answered with 200 shows the message and runs the callback.'],
  ['companyName', 'The look-up of a company name runs its callback on 200 and on 208.'],
  ['platform208', 'A platform submitted incomplete (208) is told to complete its data before submitting.'],
  [
    'initDeclare',
    'Opening a gazelle declaration shows the error toast "module under construction".',
    'A module that can be filled in or read is not under construction: the toast shows where a filing would be begun while no window is open.',
  ],
]);

const validation = inSection(5, [
  [
    'code',
    'The client decides by the response code alone.',
    'The portal also checks each field beside it, by the rules that the server applies: an extension.',
  ],
]);

const roles = inSection(6, [
  ['header', 'Requests carry Authorization: JWT and the session token, read from session storage.'],
  ['noCookies', 'No cookie is sent.'],
]);

const calls: Fact[] = [
  ...inSection(7, [
    ['envelope', 'Every answer is an envelope of code, msg and data.', 'But for a file that is given.'],
    ['base', 'The paths of the calls begin with /api/v1.0 unless they are written otherwise.'],
  ]),
  ...callFacts.map(({ id, call, says }) => ({ id, says: `${call} ${says}.` })),
];

const errors = inSection(8, [
  ['200', 'Code 200 is a success, and the callback runs.'],
  ['submitted', 'A submission that succeeds shows a toast.'],
  ['208read', 'A read answered with 208 shows the message of the server as an error toast.'],
  ['208write', 'A save or a submission answered with 208 leaves it to the form.'],
  ['208platform', 'A platform submitted incomplete shows its own fixed message.'],
  ['401', 'HTTP 401 says "no permission, please log in again" and goes to the login.'],
  ['403', 'HTTP 403 goes to the login at once and says that the login has expired.'],
  [
    'offline',
    'No response is the notification "network abnormal: your network is abnormal, cannot connect to the server".',
  ],
  [
    'sessionEnd',
    'Code -1 with "invalid token", "not authenticated", "no permission" or "token expired" removes jwt and goes to the login.',
  ],
  [
    'storages',
    'Such an end clears both storages of the browser.',
    'The language is written back, which section 1 keeps. Ends of other kinds (403, logging out, idle time) also leave the display and the known device.',
  ],
  ['registered', 'Code -1 with "this company is already registered, please log in" shows no toast.'],
  ['list', 'Code -1 with a list shows its lines one below the other until they are closed.'],
  ['other', 'Code -1 with any other message shows it as an error toast.'],
  ['levels', 'Errors show by level: 0 silent, 1 warning, 2 error, 4 notification, 9 on to the login.'],
  ['chunk', 'A part that does not load shows as a ChunkLoadError.', 'The wording is ours.'],
]);

const constants = inSection(9, [
  ['codes', 'Success is 200, a business error 208, a failure -1.'],
  ['redirect', 'The way to the login after 401 takes two seconds.'],
  [
    'statusText',
    'The text of that status claims one second.',
    'The two seconds hold and the text names no number, so that it is not wrong.',
  ],
  [
    'toast',
    'A toast shows for 3 seconds.',
    'Lists stay until they are closed, as section 8 asks. Who needs more time sets that all messages stay, and whoever missed one reads the last ones again in the account menu (WCAG 2.2.1).',
  ],
  ['notification', 'A notification shows for 4.5 seconds.'],
  ['loading', 'A sign of loading shows after 200 ms.'],
  ['decimals', 'Ratios have two decimals.'],
  ['selectIndex', 'selectIndex of a platform is 1 unless another is chosen.'],
  ['chunkTimeout', 'Loading a part of the portal times out after 120 seconds.'],
  ['listeners', 'At most five listeners hear a change of language.'],
  ['fileUrl', 'In development files come from port 8001 of this machine.'],
  ['assets', 'Assets come from the root of the site.'],
]);

export const facts: Fact[] = [
  ...product,
  ...screens,
  ...entities,
  ...states,
  ...validation,
  ...roles,
  ...calls,
  ...errors,
  ...constants,
];
