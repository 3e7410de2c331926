/** Generates the text of docs/guides/permissions.md from the permission matrix and the calls themselves. */
import {
  getRightReach,
  RIGHTS,
  type RightScope,
  ROLES,
  type Role,
  roleNames,
} from '../domain/accounts/roles';
import type { CallDefinition } from '../domain/calls/define';
import { commonCalls } from '../domain/calls/index.generated';
import { findDownloadCall } from '../domain/document/calls';
import { defineFilingCalls } from '../domain/filing/program-calls';
import { programs } from '../domain/programs/index.generated';
import { table } from './generated-pages';

const reaches: Record<RightScope, string> = {
  own: 'own',
  company: 'own company',
  granted: 'granted programs',
  department: 'own department',
  assigned: 'assigned filings',
  approved: 'approved filings',
  scope: 'own scope',
  all: 'all',
};

const reachCell = (role: Role, right: CallDefinition['access']): string => {
  if (right === 'public') return 'yes';
  if (right === 'signedIn') return 'own';
  const reach = getRightReach(role, right);
  return reach ? reaches[reach] : '-';
};

const rolesTable = () =>
  table(
    ['Role', 'Name', '名称'],
    ROLES.map((role) => [`\`${role}\``, roleNames[role].en, roleNames[role].zh]),
  );

const rightsTable = () =>
  table(
    ['Right', ...ROLES],
    RIGHTS.map((right) => [`\`${right}\``, ...ROLES.map((role) => reachCell(role, right))]),
  );

const callRow = ({ method, path, access }: Pick<CallDefinition, 'method' | 'path' | 'access'>): string[] => [
  `${method} \`${path}\``,
  access,
  ...ROLES.map((role) => reachCell(role, access)),
];

/** Rows of the calls that a program may have, each call once: its rights are the same in every program. */
function programRows(): string[][] {
  const byKind = new Map<string, CallDefinition['access']>();
  for (const program of programs) {
    const { info, one, saves, submit, submitQuantity, log } = defineFilingCalls(program);
    const download = findDownloadCall(program);
    const kinds = { info, one, save: saves[0], submit, submitQuantity, log, download };
    for (const [kind, call] of Object.entries(kinds)) if (call) byKind.set(kind, call.access);
    if (program.lookups) byKind.set('look-ups', 'signedIn');
  }
  return [...byKind].map(([kind, access]) => [kind, access, ...ROLES.map((role) => reachCell(role, access))]);
}

const byPath = (a: CallDefinition, b: CallDefinition) =>
  a.path.localeCompare(b.path) || a.method.localeCompare(b.method);

export const permissionsGuide = (): string => `<!-- Written by \`npm run gen\`. Do not edit. -->
# Who may do what

The rights stand in one table, \`domain/accounts/roles.ts\`; each call names the right it needs in the \`calls.ts\` of its room.
The server asks both before it reads the body; the portal only hides what would be refused. This page is written from them,
and \`tests/contract/permissions.test.ts\` walks every call that the server describes with every role: a new call is held to
these rules without being listed anywhere.

## Roles

${rolesTable()}

## Rights, and over whose rows

${rightsTable()}

- **own company**: rows of the person's company. Ownership is decided in \`server/core/access.ts\` alone. A row of another company is
  answered byte for byte like one that does not exist (208, record not found) and leaves an audit line.
- **granted programs**: of the own company's filings those of programs that the owner granted. Others are read-only.
- **own department**: filings, questions and recipients of notices are of companies that belong to the reviewer's department.
- **assigned filings**: filings that the expert was asked to assess, while they are with the experts; their answers and files
  after the expert has declared to have no conflict of interest, and without what a blind review hides.
- **approved filings**: their lines in the queue and in its exports alone, never the papers; of the account's own scope.
  Payments of grants have a list of their own, with the accounts they go to.
- **own scope**: the department that the account is limited to; every company where it is not.
- **all**: every company.
- An account of an office can be limited to some programs: to what is of others it answers like to what does not exist, and
  it has none of the rights over what all programs share (accounts, companies, windows, settings, workflows).
- A person has one role, and can have \`finance\` and \`auditor\` beside it where they add something: rights add up, the scope is one.
  Whoever approves grants does not pay them: an administrator is never a finance officer as well.
- **own**: what belongs to the person, such as password, number and sessions; not even an administrator finds another
  person's session. So it is in every call for whoever is signed in.
- A missing right is answered with 208 and its name, and leaves an audit line. 401 and 403 are kept for sessions.

## What holds whatever the role

- Without a session: 401. With one that ended, or of an account or company that was switched off: 403.
- Where the office asks for a second factor, nothing works on the administering side but \`current_user\`, \`logout\` and the calls that set one up.
- With a one-time password nothing works but \`current_user\`, \`edit_password\` and \`logout\` until an own one is set. After 72 hours
  it does not sign in any more; the answer says whom to ask for another one.
- A company that waits for its activation (a setting of the house) keeps drafts and submits nothing. One that was rejected or
  disabled is shut out at once, with every session; its filings stay. A rejected one does not register again: whoever tries is
  told which office takes the registration up again.
- Nobody disables, deletes or batch-resets the own account or a company's main account; the last administrator stays.
- An owner grants \`filer\` and \`viewer\`, an administrator the roles of the administering side; \`owner\` comes with the
  registration and is never given. An account does not move between a company and the administering side.

## Fields

- Telephone numbers are masked in lists and in \`current_user\`; whole only in the one account that a manager opens.
- Password hashes, refresh tokens and codes never leave the server. One-time passwords are told once, in the answer.
- What is not named in a call's schema is ignored: \`company_id\`, \`role\` of oneself, \`must_change_password\`, \`status\`, \`id\`.
- Company name, credit code and status are no fields of the profile call; a filing's status moves by its workflow alone.

## Calls of a program

The paths are in each program's manifest.

${table(['Call', 'Right', ...ROLES], programRows())}

## Calls of all programs

${table(['Call', 'Right', ...ROLES], [...commonCalls].sort(byPath).map(callRow))}
`;
