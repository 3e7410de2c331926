/**
 * Constants of calls that server and portal share: limits, sort orders, names. The schemas, and zod with them,
 * stay with the server: the portal takes only their types.
 */
/** Maximum number of files that a page asks about in one call. */
export const MAX_FILE_INFOS = 50;

/**
 * False for a value that cannot be a file id. Drafts may hold such values, and a single one makes the server refuse all ids
 * of a call.
 */
export const canBeFileId = (id: string): boolean => /^[\da-f-]{1,36}$/i.test(id);

/** Header of calls from a phone link: the token of the link, a dot, and the secret of the phone that opened it. */
export const PHONE_HEADER = 'x-phone-link';

/** Header of a file upload to an objection: the number of the objection, a dot, and its tracking code. */
export const OBJECTION_HEADER = 'x-objection';

/** Maximum number of ids in one batch; more than anybody selects by hand. */
export const MAX_BATCH_IDS = 500;

export const REPORT_COLUMNS = ['updated_at', 'created_at', 'program', 'status'] as const;

export const RESULT_LISTS = ['notice', 'decided'] as const;

export const MAX_OFFICE_SETTING_LENGTHS = {
  masthead: 30,
  masthead_en: 80,
  office: 40,
  office_en: 100,
  document_word: 10,
  help_line: 40,
  working_hours: 100,
  address: 120,
  task_book: 60,
  task_book_en: 160,
  notice_heading: 60,
  icp_record: 40,
  police_record: 40,
} as const;

export const QUEUE_COLUMNS = ['submitted_at', 'updated_at', 'company', 'program', 'status'] as const;
/**
 * Sort order of the queue: filings assigned to the person first, then unassigned ones, then those of
 * colleagues; each from the oldest on.
 */
export const ORDER_BY_ASSIGNMENT = 'turn';

export const COMPANY_COLUMNS = ['registered_at', 'name', 'credit_code', 'status'] as const;
