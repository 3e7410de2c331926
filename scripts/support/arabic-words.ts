/**
 * Collects the texts of pages in Arabic. The portal looks them up by their English, in which the server sends many of them, and
 * loads the Arabic only with the chunk of that language: the table is generated from the `ar` of the texts.
 */
import { rightNames, roleNames, systemActor } from '../../domain/accounts/roles';
import { announcementStates } from '../../domain/announcements/announcements';
import { appealStatuses } from '../../domain/appeals/appeal';
import { nonFilingActionNames } from '../../domain/audit/action-names';
import { readKindNames } from '../../domain/audit/read-log';
import {
  changeEvidenceField,
  changeKinds,
  changeStatuses,
  newLicenceField,
} from '../../domain/company/changes';
import { profileFields, profileGroups } from '../../domain/company/profile';
import { COMPANY_STATUSES, companySteps, getCompanyStatusName } from '../../domain/company/status';
import { getDecisionWords, programGroups } from '../../domain/definition';
import { getLetterName, letterNames } from '../../domain/document/letter-names';
import { listTitles, noticeOrders } from '../../domain/document/list';
import { assessmentStates, recommendations } from '../../domain/experts/assessment';
import { actionNames } from '../../domain/filing/actions';
import { correctionStates } from '../../domain/filing/corrections';
import { OFFICE_ACTIONS } from '../../domain/filing/deciding';
import { describeExpectedKind, unreadableReasons, valueKindNames } from '../../domain/filing/filing-faults';
import { getOfficeName } from '../../domain/filing/office-settings';
import { getStepWords } from '../../domain/filing/outcome';
import { verdictNames } from '../../domain/filing/rule-words';
import { describeReviewStatus, listFilingStages } from '../../domain/filing/stages';
import { groupNames, statuses } from '../../domain/filing/status';
import { messageCategories } from '../../domain/inbox/messages';
import { mandateStatuses } from '../../domain/mandates/mandate';
import { objectionStatuses } from '../../domain/objections/objection';
import { programs } from '../../domain/programs/index.generated';
import { reportForms, reportTasks } from '../../domain/programs/reports';
import { questions, topics } from '../../domain/questions/frequent-questions';
import { questionStatuses } from '../../domain/questions/thread';
import { issueNames } from '../../domain/recognitions/issuing';
import { recognitionStates } from '../../domain/recognitions/recognition';
import { decisionReason } from '../../domain/reference/decision-reason';
import { registers } from '../../domain/registers/kinds';
import { reportStatuses } from '../../domain/reports/status';
import { REUSE_TERMS } from '../../domain/results/open-data';
import { retentionRules } from '../../domain/retention/rules';
import { checkKinds } from '../../domain/review/checks';
import {
  countNames,
  dimensionNames,
  stageNames,
  statisticsWords,
  timedStepNames,
} from '../../domain/statistics/words';
import { jobNames } from '../../domain/system/messages';
import type { Text } from '../../domain/text';
import { getWebhookEventName, WEBHOOK_EVENTS, WEBHOOK_TEST } from '../../domain/webhooks/webhooks';
import { getDutyName } from '../../domain/workflow/duties';
import { signatoryNames } from '../../domain/workflow/signatories';
import { DECISION_PARTS, LEVEL_CODES, levelInfo, partNames } from '../../domain/workflow/workflow';

const filed = { created_at: '', updated_at: '', receipt: null };

const ofPrograms = programs.flatMap((program): Text[] => {
  const { approved, decision, proposed, revoked } = getDecisionWords(program);
  const stages = listFilingStages(program, { ...filed, status: 'draft' }).map(({ name }) => name);
  return [
    program.title,
    ...(program.summary ? [program.summary] : []),
    ...(program.kinds ?? []),
    ...(program.recognition ? [program.recognition.name] : []),
    ...stages,
    approved,
    decision,
    proposed,
    revoked,
    ...OFFICE_ACTIONS.map((action) => getStepWords(action, program)),
  ];
});

const ofLevels = LEVEL_CODES.flatMap((level) =>
  (['submitted', 'district_passed'] as const).flatMap((status) => {
    const { words, hint } = describeReviewStatus(status, level);
    return [words, ...(hint ? [hint] : [])];
  }),
);

/** Texts that quote a day stay in English. */
const { eitherWay: _days, eitherMonth: _months, ...unread } = unreadableReasons;
const { text: _text, files: _files, ...kinds } = valueKindNames;
const unreadReasons = [
  ...Object.values(unread),
  ...(Object.keys(kinds) as (keyof typeof kinds)[]).map(describeExpectedKind),
];

const { share: _filled, sheet: _file, ...statistics } = statisticsWords;

const ofOffices: Text[] = [
  getOfficeName({ office: '', officeEn: '' }),
  REUSE_TERMS,
  listTitles.notice,
  ...COMPANY_STATUSES.map(getCompanyStatusName),
  ...decisionReason.items,
  ...([...WEBHOOK_EVENTS, WEBHOOK_TEST] as const).map(getWebhookEventName),
  ...LEVEL_CODES.flatMap((level) => DECISION_PARTS.map((part) => getDutyName(`${level}.${part}`))),
  ...Object.values(retentionRules).flatMap(({ name, since }) => [name, since]),
  ...[
    announcementStates,
    assessmentStates,
    checkKinds,
    companySteps,
    countNames,
    dimensionNames,
    jobNames,
    noticeOrders,
    readKindNames,
    recommendations,
    stageNames,
    statistics,
    timedStepNames,
    verdictNames,
  ].flatMap((texts): Text[] => Object.values(texts)),
];

/** Every text of the domain that the portal says around forms, and the frequent questions. */
export const arabicTexts: Text[] = [
  ...ofOffices,
  ...ofPrograms,
  ...ofLevels,
  ...unreadReasons,
  ...[
    programGroups,
    statuses,
    groupNames,
    actionNames,
    levelInfo,
    partNames,
    signatoryNames,
    correctionStates,
    questionStatuses,
    appealStatuses,
    objectionStatuses,
    changeKinds,
    changeStatuses,
    mandateStatuses,
    recognitionStates,
    issueNames,
    reportStatuses,
    messageCategories,
    roleNames,
    rightNames,
    nonFilingActionNames,
    topics,
  ].flatMap((texts): Text[] => Object.values(texts)),
  ...Object.values(registers).map(({ name }) => name),
  ...(Object.keys(letterNames) as (keyof typeof letterNames)[]).map((action) => getLetterName(action)),
  changeEvidenceField,
  systemActor,
  ...profileGroups.map(({ title }) => title),
  ...profileFields,
  newLicenceField,
  ...reportTasks.flatMap((task) => [task, ...(task.consequence ? [task.consequence] : [])]),
  ...reportForms.map(({ title }) => title),
  ...questions.flatMap(({ question, answer }) => [question, answer]),
];

/** Returns the Arabic of each English text that has one. Throws where two texts with the same English differ in Arabic. */
export function listArabicWords(texts: Text[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const { en, ar } of texts) {
    if (ar === undefined) continue;
    if ((words.get(en) ?? ar) !== ar) throw new Error(`two words in Arabic for “${en}”`);
    words.set(en, ar);
  }
  return words;
}

export const arabicWordsFile = (): string =>
  [
    '// Written by `npm run gen` from the `ar` of the texts. Do not edit.',
    `export default ${JSON.stringify(Object.fromEntries(listArabicWords(arabicTexts)), null, 2)};`,
    '',
  ].join('\n');
