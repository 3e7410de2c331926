/** The texts of docs/specification.md and docs/workflow.md, from the facts and the transition tables themselves. */
import { roleNames } from '../domain/accounts/roles';
import {
  COMPANY_STATUSES,
  COMPANY_STEPS,
  companySteps,
  getCompanyStatusName,
} from '../domain/company/status';
import { actionNames } from '../domain/filing/actions';
import { FILING_STATUSES, statuses } from '../domain/filing/status';
import { transitions } from '../domain/filing/transitions';
import { messageTemplates } from '../domain/inbox/templates.generated';
import { REPORT_STATUSES, reportStatuses, reportTransitions } from '../domain/reports/status';
import type { Text } from '../domain/text';
import { type Fact, facts, sections } from '../tests/conformance/facts';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A table of a page in markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const factRow = ({ id, says, reading }: Fact): string[] => [
  id,
  reading ? `${says} *Our reading:* ${reading}` : says,
];

const sectionText = ([section, title]: [string, string]): string => {
  const own = facts.filter(({ id }) => id.startsWith(`${section}.`));
  return `## ${section} ${title}\n\n${table(['Id', 'Fact'], own.map(factRow))}`;
};

export const specificationPage = (): string => `<!-- Written by \`npm run gen\`. Do not edit. -->
# What the specification asks of us

Its facts in our own words, by its sections, from \`tests/conformance/facts.ts\`. A test that shows a fact has the fact's id in
its title, as \`[spec 8.200]\`. \`npm run conformance\` (after \`npm run build\`) prints each fact with its test and the result. It fails
where a fact has no test, and where one of sections 1, 2, 4 and 8 has none in a browser; \`npm test\` asks the same of its own run.

Whether these tests would notice is tried as well: \`npm run conformance -- --mutations\` brings the faults of
\`tests/conformance/mutations.ts\` into a copy of the project, and each has to make the fact fail that it names. It takes three runs of
tests and one build; \`-- --mutations portal\` (or \`server\`, \`browser\`) does a part, the first of which \`npm test\` does too.

${Object.entries(sections).map(sectionText).join('\n\n')}
`;

/** A decision record as the index lists it. */
interface DecisionRecord {
  file: string;
  number: string;
  title: string;
  topic: string;
  status: string;
  date: string;
}

const RECORD_HEAD = /^# (\d+)\. (.+)\n\nTopic: (.+) · Status: (.+) · Date: (\d{4}-\d{2}-\d{2})\n/;

/** Throws for a record without number, topic, status and date at its head. */
export function readRecord(file: string, text: string): DecisionRecord {
  const [, number, title, topic, status, date] = text.match(RECORD_HEAD) ?? [];
  if (!number || !title || !topic || !status || !date)
    throw new Error(`docs/adr/${file}: the head must be "# N. Title", then "Topic: … · Status: … · Date: …"`);
  return { file, number, title, topic, status, date };
}

/** Index of the decision records, by topic. */
export function decisionsPage(records: readonly DecisionRecord[]): string {
  const topics = [...new Set(records.map(({ topic }) => topic))].sort();
  const sectionOf = (topic: string): string => {
    const own = records.filter((record) => record.topic === topic);
    const rows = own.map(({ number, title, file, status, date }) => [
      number,
      `[${title}](${file})`,
      status,
      date,
    ]);
    return `## ${topic}\n\n${table(['No.', 'Title', 'Status', 'Date'], rows)}`;
  };
  return `<!-- Written by \`npm run gen\` from the heads of the records. Do not edit. -->
# Decision records

Why the portal is built as it is: context, decision, rejected ways. A new record takes the next number and the head of the others.

${topics.map(sectionOf).join('\n\n')}
`;
}

function named(code: string, text: Text | undefined): string {
  if (!text)
    throw new Error(`${code} has no name: see domain/filing/actions.ts and domain/filing/status.ts.`);
  return `\`${code}\` ${text.en} ${text.zh}`;
}

const statusTable = (codes: readonly string[], textOf: (code: string) => Text): string =>
  table(
    ['Status', 'Name', '名称'],
    codes.map((code) => [`\`${code}\``, textOf(code).en, textOf(code).zh]),
  );

const codes = (list: readonly string[]): string => list.map((code) => `\`${code}\``).join(', ') || '-';

const filingRows = transitions.map(({ action, from, to, by, notice }) => [
  named(action, actionNames[action]),
  codes(from),
  `\`${to}\``,
  by.map((role) => (role === 'system' ? 'System' : roleNames[role].en)).join(', '),
  notice ? messageTemplates[notice].title.en : '-',
]);

const reportRows = reportTransitions.map(({ action, from, to, by }) => [
  `\`${action}\``,
  codes(from),
  `\`${to}\``,
  by.map((role) => roleNames[role].en).join(', '),
]);

const companyRows = COMPANY_STEPS.map((step) => {
  const { from, to, needsReason } = companySteps[step];
  return [named(step, companySteps[step]), codes(from), `\`${to}\``, needsReason ? 'yes' : 'no'];
});

export const workflowPage = (): string => `<!-- Written by \`npm run gen\`. Do not edit. -->
# Statuses, and who moves what

From the tables in \`domain/filing/transitions.ts\`, \`domain/reports/status.ts\` and \`domain/company/status.ts\`: the only home of these
rules. What else a step needs, such as an open window or a review that has not begun, is asked where the data are.

## Filings

${statusTable(FILING_STATUSES, (code) => statuses[code as keyof typeof statuses])}

\`same\`: the status stays. \`deleted\`: the draft is gone. Without a status to come from, the step makes a filing.

${table(['Step', 'From', 'To', 'By', 'Message to the company'], filingRows)}

## Reports

While nobody has filed a report, its status follows the calendar: \`upcoming\`, \`open\`, \`overdue\`.

${statusTable(REPORT_STATUSES, (code) => reportStatuses[code as keyof typeof reportStatuses])}

${table(['Step', 'From', 'To', 'By'], reportRows)}

## Companies

The administrator takes each of these steps.

${statusTable(COMPANY_STATUSES, getCompanyStatusName)}

${table(['Step', 'From', 'To', 'Needs a reason'], companyRows)}
`;
