/** Reads payments: the list of an office, those of one filing, and those of an own filing of a company. */

import { type Answers, canGrantMoney } from '../../domain/definition';
import { readSignedAnswers } from '../../domain/filing/signed-answers';
import type { FilingStatus } from '../../domain/filing/status';
import { sumAmounts } from '../../domain/filing/units';
import type {
  FilingPaymentsData,
  GrantItem,
  OwnPaymentsData,
  PaymentsData,
  PaymentsQuery,
  RecordedPayment,
} from '../../domain/payments/calls';
import { canReadAccounts, findPayee, maskPayee, type PayeeAccount } from '../../domain/payments/payee';
import { computeRemainingPayment, getPaymentState, PAYMENT_STATES } from '../../domain/payments/payment';
import { type Language, say } from '../../domain/text';
import { assertOwn, type Caller, getOfficeScope } from '../core/access';
import { problems } from '../core/errors';
import { formatBatchName, listBatchNames, parseBatchName } from '../filings/filing-response';
import { toListedOffice } from '../lookups/options';
import type { PaymentDeps } from './payment-deps';
import type { GrantRow, PaymentsFilter } from './payments-store';

/** Reads the account of a filing from its latest submission and the profile of its company. */
async function readPayee(
  { programs }: Pick<PaymentDeps, 'programs'>,
  { program: key, profile }: GrantRow,
  snapshot: string | undefined,
): Promise<PayeeAccount> {
  const program = programs.find((each) => each.key === key);
  const form = program ? await program.load() : null;
  const answers: Answers = program && snapshot ? await readSignedAnswers(program, snapshot) : {};
  return findPayee(form, answers, profile);
}

function toGrantItem(
  { programs }: Pick<PaymentDeps, 'programs'>,
  row: GrantRow,
  payee: PayeeAccount,
  language: Language,
): GrantItem {
  const program = programs.find(({ key }) => key === row.program);
  return {
    id: row.filingId,
    program: row.program,
    title: program ? say(program.title, language) : row.program,
    subject: row.subject,
    batch: formatBatchName(row),
    company: row.companyName,
    credit_code: row.creditCode,
    department: toListedOffice(row.department, language),
    status: row.status as FilingStatus,
    project_no: row.projectNo,
    receipt_no: row.receiptNo,
    approved_at: row.approvedAt.toISOString(),
    granted: row.granted,
    paid: row.paid,
    remaining: row.status === 'approved' && canGrantMoney(program ?? {}) ? computeRemainingPayment(row) : 0,
    state: getPaymentState(row),
    last_paid_on: row.lastPaidOn,
    version: row.version,
    payee,
  };
}

/** `ids`: of these grants only. */
type ListedPaymentsQuery = PaymentsQuery & Pick<PaymentsFilter, 'ids'>;

/** Keys of the programs whose approvals grant nothing; such approvals have a grant where they are older than this rule. */
const listGrantlessPrograms = ({ programs }: Pick<PaymentDeps, 'programs'>): string[] =>
  programs.filter((program) => !canGrantMoney(program)).map(({ key }) => key);

/** Filter of the list without the state. */
const createFilter = (
  deps: PaymentDeps,
  caller: Caller,
  { program, keyword, batch, ids }: ListedPaymentsQuery,
): PaymentsFilter => ({
  program,
  keyword,
  batch: parseBatchName(batch),
  scope: getOfficeScope(caller),
  ids,
  grantless: listGrantlessPrograms(deps),
});

/** Ids of a page of the list. */
export async function listPaymentIds(
  deps: PaymentDeps,
  caller: Caller,
  query: PaymentsQuery,
): Promise<string[]> {
  const filter = { ...createFilter(deps, caller, query), state: query.state };
  return (await deps.store.ids(filter, query.pageSize)).map(({ id }) => id);
}

/** Lists approved filings with a grant. `hasAccounts`: with whole account numbers, for people who may read them. */
export async function listPayments(
  deps: PaymentDeps,
  caller: Caller,
  query: ListedPaymentsQuery,
  language: Language,
  hasAccounts = false,
): Promise<PaymentsData> {
  const { store } = deps;
  const { state } = query;
  const all = createFilter(deps, caller, query);
  const rows = await store.list({ ...all, state }, query);
  const totals = await store.totals(all);
  const batches = await store.batches({ scope: all.scope, batch: undefined, grantless: all.grantless });
  const snapshots = await store.snapshots(rows.map(({ filingId }) => filingId));
  const isWhole = hasAccounts && canReadAccounts(caller);
  const found = totals.filter((each) => !state || each.state === state);
  const sum = (name: 'granted' | 'paid' | 'remaining') => sumAmounts(found.map((each) => each[name]));
  return {
    list: await Promise.all(
      rows.map(async (row) => {
        const payee = await readPayee(deps, row, snapshots.get(row.filingId));
        return toGrantItem(deps, row, isWhole ? payee : maskPayee(payee), language);
      }),
    ),
    total: found.reduce((count, { filings }) => count + filings, 0),
    sums: { granted: sum('granted'), paid: sum('paid'), remaining: sum('remaining') },
    by_state: Object.fromEntries(
      PAYMENT_STATES.map((each) => [each, totals.find((total) => total.state === each)?.filings ?? 0]),
    ) as PaymentsData['by_state'],
    batches: listBatchNames(batches),
  };
}

/** Returns the row of a filing in the caller's scope; throws "record not found" for any other. */
export function assertInPaymentScope(caller: Caller, row: GrantRow | undefined): GrantRow {
  if (!row) throw problems.notFound();
  const { department, programs, statuses } = getOfficeScope(caller);
  const isReached =
    (department === null || department === row.department) &&
    (programs === null || programs.includes(row.program)) &&
    (statuses === null || statuses.includes(row.status as FilingStatus));
  if (isReached) return row;
  const { filingId: subjectId, companyId } = row;
  throw problems.notFound({ subjectKind: 'filing', subjectId, reason: 'other_department', companyId });
}

type PaymentRow = Awaited<ReturnType<PaymentDeps['store']['ofFiling']>>[number];

const toRecordedPayment = (row: PaymentRow): RecordedPayment => ({
  id: row.id,
  amount: row.amount,
  paid_on: row.paidOn,
  note: row.note,
  by: row.recorder,
  at: row.recordedAt.toISOString(),
  taken_back: row.takenBackAt && {
    by: row.taker ?? '',
    at: row.takenBackAt.toISOString(),
    reason: row.takenBackReason ?? '',
  },
});

/** Reads the payments of one filing with the whole account number, and logs the read. */
export async function readFilingPayments(
  deps: PaymentDeps,
  caller: Caller,
  id: string,
  language: Language,
): Promise<FilingPaymentsData> {
  const { store, readLog } = deps;
  const row = assertInPaymentScope(caller, await store.find(id));
  const snapshots = await store.snapshots([id]);
  const payee = await readPayee(deps, row, snapshots.get(id));
  const isWhole = canReadAccounts(caller);
  if (isWhole && payee.account)
    await readLog.note(caller, { kind: 'account', subjectId: id, companyId: row.companyId });
  return {
    ...toGrantItem(deps, row, isWhole ? payee : maskPayee(payee), language),
    payments: (await store.ofFiling(id)).map(toRecordedPayment),
  };
}

/** Reads what was paid of the grant of an own filing; null without a grant that is to be paid, or was. */
export async function readOwnPayments(
  deps: PaymentDeps,
  caller: Caller,
  id: string,
): Promise<OwnPaymentsData | null> {
  const { store, filings } = deps;
  const { program } = assertOwn(caller, await filings.head(id), 'filing');
  const granted = await store.grant(id);
  if (granted <= 0) return null;
  const payments = await store.standing(id);
  if (payments.length === 0 && listGrantlessPrograms(deps).includes(program)) return null;
  return { granted, paid: sumAmounts(payments.map(({ amount }) => amount)), payments };
}
