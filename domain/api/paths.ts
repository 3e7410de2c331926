/**
 * The literal paths of every call that does not belong to one program (those stand in the program's manifest), spelled
 * as the specification spells them. Kept apart from the schemas so that the portal loads nothing else.
 */
export const paths = {
  login: 'POST /api/login/',
  users: 'GET /api/users',
  notices: 'GET /api/notices',

  refresh: 'POST /api/v1.0/accounts/portal/refresh/',
  logout: 'POST /api/v1.0/accounts/portal/logout/',
  currentUser: 'GET /api/v1.0/accounts/portal/current_user/',
  companyName: 'GET /api/v1.0/accounts/portal/company_name',
  sendSms: 'POST /api/v1.0/accounts/portal/send_sms',
  editPassword: 'POST /api/v1.0/accounts/portal/edit_password/',
  editPhone: 'POST /api/v1.0/accounts/portal/edit_phone/',
  sessions: 'GET /api/v1.0/accounts/portal/sessions/',
  endSession: 'DELETE /api/v1.0/accounts/portal/sessions/{id}/',
  endOtherSessions: 'POST /api/v1.0/accounts/portal/sessions/end_others/',
  ownDepartments: 'GET /api/v1.0/accounts/portal/dept_list/',
  ownTaxes: 'GET /api/v1.0/accounts/portal/tax_list/',
  createDepartment: 'POST /api/v1.0/accounts/portal/dept_list/',
  updateDepartment: 'PUT /api/v1.0/accounts/portal/dept_list/{id}/',
  deleteDepartment: 'DELETE /api/v1.0/accounts/portal/dept_list/{id}/',
  companyChoose: 'GET /api/v1.0/accounts/portal/company/choose',
  createUser: 'POST /api/v1.0/accounts/users/',
  user: 'GET /api/v1.0/accounts/users/{id}/',
  updateUser: 'PUT /api/v1.0/accounts/users/{id}/',
  resetPassword: 'POST /api/v1.0/accounts/resetpassword',
  batchDelete: 'POST /api/v1.0/accounts/batch_delete',
  batchResetPassword: 'POST /api/v1.0/accounts/batch_reset_password',

  captcha: 'GET /api/v1.0/portal/company/register/captcha/',
  register: 'POST /api/v1.0/portal/company/register/',
  forgetPassword: 'POST /api/v1.0/portal/company/forget_pwd/',
  departments: 'GET /api/v1.0/portal/company/register/dept_list/',
  taxAuthorities: 'GET /api/v1.0/portal/company/register/tax_list/',
  industries: 'GET /api/v1.0/portal/company/register/industry/',

  companyInfo: 'GET /api/v1.0/portal/company/info/{id}/',
  updateCompanyInfo: 'PUT /api/v1.0/portal/company/info/{id}/',
  messages: 'GET /api/v1.0/portal/company/message/',
  glint: 'GET /api/v1.0/portal/company/message/glint/',
  batchRead: 'POST /api/v1.0/portal/company/message/batch_read/',
  declareDay: 'GET /api/v1.0/portal/company/declare_day/',
  reportInfo: 'GET /api/v1.0/portal/report/reportInfo/',

  continuable: 'GET /api/v1.0/portal/report/continuable/',
  withdraw: 'POST /api/v1.0/portal/report/filing/{id}/withdraw/',
  deleteDraft: 'DELETE /api/v1.0/portal/report/filing/{id}/',
  copyFiling: 'POST /api/v1.0/portal/report/filing/{id}/copy/',
  reusable: 'GET /api/v1.0/portal/report/reusable/',
  receipt: 'GET /api/v1.0/portal/report/filing/{id}/receipt/',
  document: 'GET /api/v1.0/portal/report/filing/{id}/document/',
  bundle: 'GET /api/v1.0/portal/report/filing/{id}/bundle/',
  tableExported: 'POST /api/v1.0/portal/report/filing/{id}/export/',
  checkCopy: 'GET /api/v1.0/portal/report/check/',

  uploadFile: 'POST /api/v1.0/portal/file/',
  file: 'GET /api/v1.0/portal/file/{id}',
  fileInfo: 'GET /api/v1.0/portal/file/{id}/info/',
  beginUpload: 'POST /api/v1.0/portal/upload/',
  uploadState: 'GET /api/v1.0/portal/upload/{id}/',
  uploadPart: 'PUT /api/v1.0/portal/upload/{id}/',
  finishUpload: 'POST /api/v1.0/portal/upload/{id}/finish/',
  cancelUpload: 'DELETE /api/v1.0/portal/upload/{id}/',

  portalSettings: 'GET /api/v1.0/portal/settings/',
  pageView: 'POST /api/v1.0/portal/page_view/',

  health: 'GET /api/health',
  ready: 'GET /api/ready',
  metrics: 'GET /api/metrics',
} as const satisfies Record<string, `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`>;

export type CallName = keyof typeof paths;
