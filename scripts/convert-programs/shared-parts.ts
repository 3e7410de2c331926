/** The parts that several programs share, as items of the library; a parameter is a name that stands for its value. */
import type { Dictionary } from '../../domain/definition';
import { byNotice, letter } from '../../domain/programs/common/brings';
import { createPlanDocument } from '../../domain/programs/common/document';
import {
  budgetRules,
  companyFundsRule,
  equipmentRules,
  ownFundsRules,
} from '../../domain/programs/common/rules/budget';
import {
  applicantRules,
  commonRules,
  creditCodeRule,
  rdIntensityRule,
  truthfulRule,
} from '../../domain/programs/common/rules/common';
import {
  leaderIdentity,
  leaderMonths,
  leaderOnceRules,
  leaderRules,
  leaderTwoProjects,
  leaderUnder60,
} from '../../domain/programs/common/rules/leader';
import { partnerRules } from '../../domain/programs/common/rules/partners';
import { periodRules } from '../../domain/programs/common/rules/period';
import { scheduleRules, scheduleSpendRules } from '../../domain/programs/common/rules/schedule';
import { taskRules } from '../../domain/programs/common/rules/tasks';
import { membersOnce, teamRules } from '../../domain/programs/common/rules/team';
import { applicantBasic } from '../../domain/programs/common/sections/applicant-basic';
import { applicantFinance } from '../../domain/programs/common/sections/applicant-finance';
import { bankAccount } from '../../domain/programs/common/sections/bank-account';
import { budgetExpense } from '../../domain/programs/common/sections/budget-expense';
import { budgetSummary } from '../../domain/programs/common/sections/budget-summary';
import { contact } from '../../domain/programs/common/sections/contact';
import { declaration } from '../../domain/programs/common/sections/declaration';
import { economicIndicatorData } from '../../domain/programs/common/sections/economic-indicator-data';
import { equipmentList } from '../../domain/programs/common/sections/equipment-list';
import { expectedOutputs } from '../../domain/programs/common/sections/expected-outputs';
import { filesData } from '../../domain/programs/common/sections/files-data';
import { fundingSources } from '../../domain/programs/common/sections/funding-sources';
import { leader } from '../../domain/programs/common/sections/leader';
import { leaderTaskData } from '../../domain/programs/common/sections/leader-task-data';
import { partners } from '../../domain/programs/common/sections/partners';
import { projectBasic } from '../../domain/programs/common/sections/project-basic';
import { projectScheduleData } from '../../domain/programs/common/sections/project-schedule-data';
import { techIndicators } from '../../domain/programs/common/sections/tech-indicators';
import { workerData } from '../../domain/programs/common/sections/worker-data';

/** A name that stands for a parameter in expressions; a file says `{{name}}`. */
const standIn = (name: string): string => `PARAM_${name}_END`;
export const STAND_IN = /PARAM_(\w+?)_END/g;
export const toStandIns = (text: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name) => standIn(name));
export const fromStandIns = (text: string): string => text.replace(STAND_IN, '{{$1}}');

export const SECTION = standIn('section');
const TYPES = standIn('types');

const types: Dictionary = { name: TYPES, title: { zh: '', en: '' }, items: [] };

/** A rule that takes its id from the program. */
const withoutId = (rule: object | undefined): object => ({ ...rule, id: undefined });

/** In the order in which documents are searched for them; an item can use those that stand before it. */
const parts: Record<string, unknown> = {
  applicantBasic,
  applicantFinance,
  bankAccount,
  budgetExpense,
  budgetSummary,
  contact,
  declaration,
  economicIndicatorData,
  equipmentList,
  expectedOutputs,
  filesData,
  fundingSources,
  leader,
  leaderTaskData,
  partners: partners(SECTION),
  projectBasic: projectBasic(types),
  projectScheduleData,
  techIndicators,
  workerData,
  commonRules,
  applicantRules,
  periodRules: periodRules(SECTION),
  scheduleRules: scheduleRules(SECTION),
  scheduleSpendRules,
  leaderUnder60,
  leaderMonths,
  leaderTwoProjects,
  leaderIdentity,
  leaderRules,
  leaderOnceRules,
  membersOnce,
  teamRules,
  partnerRules: partnerRules(SECTION),
  budgetRules,
  equipmentRules,
  ownFundsRule: withoutId(ownFundsRules[0]),
  companyFundsRule,
  taskRules: taskRules(SECTION),
  creditCodeRule,
  truthfulRule,
  rdIntensityRule,
  usualBenefits: [byNotice, letter],
  planDocument: createPlanDocument({ zh: '', en: '' }, { appended: { zh: '', en: '' } }),
};

const toItemName = (name: string): string => name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);

export const sharedParts = Object.fromEntries(
  Object.entries(parts).map(([name, part]) => [toItemName(name), part]),
);

/** The name that the code gives what became an item. */
export const toCodeName = (item: string): string =>
  item.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Items that are named expressions, by the name of the expression. */
export const sharedExpressions: Readonly<Record<string, string>> = Object.fromEntries(
  ['given', 'isRegisteredInCity', 'isSenior'].map((name) => [name, toItemName(name)]),
);
