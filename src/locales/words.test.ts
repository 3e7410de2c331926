/** Finds a word of the domain that a company reads around its forms and Arabic lacks, and one that no text has any more. */

import { isCompanySide, ROLES, rightNames, rightsOfRole, roleNames } from '@domain/accounts/roles';
import { appealStatuses } from '@domain/appeals/appeal';
import { auditActionText } from '@domain/audit/action-names';
import { changeEvidence, changeKinds, changeStatuses, newLicence } from '@domain/company/changes';
import { outcomeOf, programGroups } from '@domain/definition';
import { letterName, letterNames } from '@domain/document/letter-names';
import { actionNames } from '@domain/filing/actions';
import { correctionStates } from '@domain/filing/corrections';
import { stagesOf, standingWords } from '@domain/filing/stages';
import { groupNames, statuses } from '@domain/filing/status';
import { messageCategories } from '@domain/inbox/messages';
import { mandateStatuses } from '@domain/mandates/mandate';
import { objectionStatuses } from '@domain/objections/objection';
import { programs } from '@domain/programs/index.generated';
import { reportForms, reportTasks } from '@domain/programs/reports';
import { questionStatuses } from '@domain/questions/thread';
import { recognitionStates } from '@domain/recognitions/recognition';
import { registers } from '@domain/registers/kinds';
import { reportStatuses } from '@domain/reports/status';
import type { Text } from '@domain/text';
import { handNames } from '@domain/workflow/hands';
import { LEVEL_CODES, levelInfo, partNames } from '@domain/workflow/workflow';
import { expect, test } from 'vitest';
import { questions, topics } from '@/pages/interaction/questions';
import arabic from './ar';

const filed = { created_at: '', updated_at: '', receipt: null };
const companyRoles = ROLES.filter(isCompanySide);
const rightsOfCompanies = [...new Set(companyRoles.flatMap(rightsOfRole))];
const reportSteps = ['create', 'save', 'submit', 'return', 'pass', 'exempt'].map((step) => `report.${step}`);

const ofPrograms = programs.flatMap((program): Text[] => {
  const { approved, decision, proposed, revoked } = outcomeOf(program);
  const stages = stagesOf(program, { ...filed, status: 'draft' }).map(({ name }) => name);
  return [
    program.title,
    ...(program.summary ? [program.summary] : []),
    ...stages,
    approved,
    decision,
    proposed,
    revoked,
  ];
});

const ofLevels = LEVEL_CODES.flatMap((level) =>
  (['submitted', 'district_passed'] as const).flatMap((status) => {
    const { words, hint } = standingWords(status, level);
    return [words, ...(hint ? [hint] : [])];
  }),
);

const said: Text[] = [
  ...ofPrograms,
  ...ofLevels,
  ...[
    programGroups,
    statuses,
    groupNames,
    actionNames,
    levelInfo,
    partNames,
    handNames,
    correctionStates,
    questionStatuses,
    appealStatuses,
    objectionStatuses,
    changeKinds,
    changeStatuses,
    mandateStatuses,
    recognitionStates,
    reportStatuses,
    messageCategories,
    roleNames,
    topics,
  ].flatMap((texts): Text[] => Object.values(texts)),
  ...Object.values(registers).map(({ name }) => name),
  ...(Object.keys(letterNames) as (keyof typeof letterNames)[]).map((action) => letterName(action)),
  ...rightsOfCompanies.map((right) => rightNames[right]),
  changeEvidence,
  newLicence,
  ...reportSteps.map(auditActionText),
  ...reportTasks.flatMap((task) => [task, ...(task.consequence ? [task.consequence] : [])]),
  ...reportForms.map(({ title }) => title),
  ...questions.flatMap(({ question, answer }) => [question, answer]),
];

const { words = {} } = arabic;

test('every word of the domain around forms has its Arabic', () => {
  expect([...new Set(said.map(({ en }) => en))].filter((english) => !words[english])).toEqual([]);
});

test('every Arabic word is that of a text', () => {
  const texts = new Set(said.map(({ en }) => en));
  expect(Object.keys(words).filter((english) => !texts.has(english))).toEqual([]);
});
