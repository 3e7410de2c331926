/**
 * The calls of the specification's section 7, written from its text and not from our code: name, METHOD and path, and
 * what the call is for.
 */
const V1 = '/api/v1.0';

type Row = readonly [name: string, call: string, says: string];

/** Paths that the text gives below the base path. */
const below = (base: string, rows: readonly Row[]): Row[] =>
  rows.map(([name, call, says]) => [name, call.replace(' ', ` ${V1}${base}`), says]);

const accounts: Row[] = [
  ['login', 'POST /api/login/', 'signs in with the login payload'],
  ['users', 'GET /api/users', 'lists accounts'],
  ['notices', 'GET /api/notices', 'lists the notices of the bell'],
  ...below('/accounts', [
    ['companyName', 'GET /portal/company_name', 'looks a company name up by the query credit_code'],
    ['sendSms', 'POST /portal/send_sms', 'sends a code by SMS'],
    ['user', 'GET /users/{id}/', 'gives one account'],
    ['resetPassword', 'POST /resetpassword', 'resets the password of an account'],
    ['batchDelete', 'POST /batch_delete', 'deletes several accounts'],
    ['batchResetPassword', 'POST /batch_reset_password', 'resets the passwords of several accounts'],
    // The specification names these four without their paths: the paths are ours.
    ['currentUser', 'GET /portal/current_user/', 'gives who is signed in (path ours)'],
    ['ownTaxes', 'GET /portal/tax_list/', 'gives the tax authorities of the company (path ours)'],
    ['ownDepartments', 'GET /portal/dept_list/', 'gives the departments of the company (path ours)'],
    ['editPassword', 'POST /portal/edit_password/', 'changes the own password (path ours)'],
  ]),
  ...below('/portal/company', [
    ['register', 'POST /register/', 'registers a company'],
    ['captcha', 'GET /register/captcha/', 'gives a captcha'],
    ['forgetPassword', 'POST /forget_pwd/', 'sets a forgotten password anew'],
    ['departments', 'GET /register/dept_list/', 'lists departments for the registration'],
    ['taxAuthorities', 'GET /register/tax_list/', 'lists tax authorities for the registration'],
    ['industries', 'GET /register/industry/', 'lists industries for the registration'],
  ]),
];

const company: Row[] = below('/portal', [
  ['companyInfo', 'GET /company/info/{id}/', 'gives the company information'],
  ['updateCompanyInfo', 'PUT /company/info/{id}/', 'changes the company information, with data'],
  ['messages', 'GET /company/message/', 'lists the messages of the company'],
  ['glint', 'GET /company/message/glint/', 'gives a glance at the messages'],
  ['batchRead', 'POST /company/message/batch_read/', 'marks messages read, with message_ids'],
  ['declareDay', 'GET /company/declare_day/', 'gives the declaration-day notice'],
  ['reportInfo', 'GET /report/reportInfo/', 'gives the report information'],
]);

const logs: Row[] = below('', [
  ['log.report', 'GET /portal/report/reportLog/{id}/log', 'gives the log of a high-tech declaration'],
  ['log.gazelle', 'GET /gazelle/portal/audit/{id}/log', 'gives the log of a gazelle declaration'],
  [
    'log.platform',
    'GET /incubator/portal/InnovationPlatform/{id}/log',
    'gives the log of a platform, with a query',
  ],
  ['log.carrier', 'GET /hatch_carrier/portal/HatchCarrier/{id}/log', 'gives the log of a carrier'],
  [
    'log.technology',
    'GET /research_projects/portal/technology/{id}/log',
    'gives the log of a plan, with a query',
  ],
  ['log.jiebang', 'GET /hatch_carrier/portal/jiebang/{id}/log', 'gives the log of a challenge, with a query'],
]);

const declarations: Row[] = below('', [
  ['hightech.one', 'GET /portal/report/companyRec/{id}/', 'gives one high-tech declaration'],
  ['hightech.info', 'GET /portal/report/companyRecInfo/', 'gives the high-tech declaration being filled in'],
  ['hightech.save', 'POST /portal/report/companyRec/', 'adds and saves a high-tech declaration'],
  ['hightech.update', 'PUT /incubator/portal/highTech/{id}/', 'saves a high-tech declaration'],
  ['hightech.submit', 'PUT /portal/report/companyRecInfo/{id}/submit/', 'submits a high-tech declaration'],
  ['source', 'GET /portal/report/source/', 'lists sources of technology'],
  ['initDeclare', 'POST /gazelle/portal/declare/', 'begins and saves a gazelle declaration'],
  ['gazelle.one', 'GET /gazelle/portal/declare/{id}', 'gives one gazelle declaration'],
  ['gazelle.submit', 'PUT /gazelle/portal/highTechInfo/{id}/submit/', 'submits a gazelle declaration'],
  ['domainChoose', 'GET /gazelle/portal/domain/choose', 'lists technical fields'],
  ['positionChoose', 'GET /gazelle/portal/position/choose', 'lists positions'],
  ['professionalChoose', 'GET /gazelle/portal/professional/choose', 'lists professional titles'],
  ['companyChoose', 'GET /accounts/portal/company/choose', 'lists what describes a company'],
  ['carrier.info', 'GET /hatch_carrier/portal/HatchCarrier/report', 'gives the carrier being filled in'],
  ['carrier.save', 'POST /hatch_carrier/portal/HatchCarrier', 'saves and submits a carrier'],
  ['corporationType', 'GET /hatch_carrier/portal/corporation_type/', 'lists choices by the query type'],
  ['platform.save', 'POST /incubator/portal/InnovationPlatform', 'saves and submits a platform'],
  ['platform.one', 'GET /incubator/portal/InnovationPlatform/{id}', 'gives one platform, with a query'],
  [
    'platform.info',
    'GET /incubator/portal/InnovationPlatform/report',
    'gives the platform being filled in, with a query',
  ],
  [
    'platform.quantity',
    'GET /incubator/portal/InnovationPlatform/submit_quantity',
    'gives how many may be submitted',
  ],
  ['platform.download', 'POST /incubator/portal/InnovationPlatform/download', 'gives the platform as a file'],
]);

/** Each has one, Info and a save. */
const researchProjects = [
  'keyproject',
  'serverproject',
  'researchproject',
  'overseasproject',
  'foreignproject',
  'workerhomeproject',
  'scientistadvisor',
  'subjectresearch',
  'socialspecial',
] as const;

const research: Row[] = below('/research_projects/portal', [
  ...researchProjects.flatMap((name): Row[] => [
    [`${name}.one`, `GET /${name}/{id}/`, `gives one ${name}`],
    [`${name}.info`, `GET /${name}Info/`, `gives the ${name} being filled in`],
    [`${name}.save`, `POST /${name}/`, `saves and submits a ${name}`],
  ]),
  ['keyProjectType', 'GET /key_project_type/', 'lists choices by the query type'],
  ['researchProjectType', 'GET /research_project_type/', 'lists choices by the query type'],
  ['workerhomeProjectType', 'GET /workerhome_project_type/', 'lists choices by the query type'],
  ['scientistAdvisorType', 'GET /scientist_advisor_type/', 'lists choices by the query type'],
]);

/** The misspelling Reslut is the specification's own. */
const challenges: Row[] = below('/hatch_carrier/portal', [
  ['second.one', 'GET /jiebang_second/{id}/', 'gives one second stage'],
  ['second.info', 'GET /jiebang_secondInfo/', 'gives the second stage being filled in'],
  ['second.save', 'POST /jiebang_second/', 'saves and submits a second stage'],
  ['second.download', 'POST /jiebang_secondInfo/download/', 'gives the second stage as a file'],
  ['result.one', 'GET /jiebangguashuaiReslut/{id}/', 'gives one result of a challenge'],
  ['result.info', 'GET /jiebangguashuaiResultInfo/', 'gives the result being filled in'],
  ['result.save', 'POST /jiebangguashuaiReslut/', 'saves and submits a result'],
  ['resultChoices', 'GET /jiebang_result_choices/', 'lists choices by the query type'],
  ['result.download', 'POST /jiebangguashuaiResultInfo/download/', 'gives the result as a file'],
  ['guashuai.one', 'GET /jiebangguashuai/{id}/', 'gives one challenge'],
  ['guashuai.info', 'GET /jiebangguashuaiInfo/', 'gives the challenge being filled in'],
  ['guashuai.save', 'POST /jiebangguashuai/', 'saves and submits a challenge'],
  ['guashuai.download', 'POST /jiebangguashuaiInfo/download/', 'gives the challenge as a file'],
]);

export interface CallFact {
  id: string;
  call: string;
  says: string;
}

export const callFacts: CallFact[] = [
  ...accounts,
  ...company,
  ...logs,
  ...declarations,
  ...research,
  ...challenges,
].map(([name, call, says]) => ({ id: `7.${name}`, call, says }));
