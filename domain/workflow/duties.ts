/**
 * Duties: the parts of a decision that a person of an office takes at a level, and the roles in which people of a company
 * sign its filings.
 */
import { isCompanySide, type Role } from '../accounts/roles';
import type { SignatoryRole } from '../definition';
import { department } from '../reference/authorities';
import { fillText, joinTexts, say, type Text, wordText } from '../text';
import { workflowMessages } from './messages';
import { SIGNATORY_DUTIES, type SignatoryDuty, signatoryNames } from './signatories';
import {
  DECISION_PARTS,
  LEVEL_CODES,
  type LevelCode,
  type LevelPart,
  levelInfo,
  partNames,
  type Workflow,
  type WorkflowLevel,
} from './workflow';

type OfficeDuty = `${LevelCode}.${LevelPart}`;
export type Duty = OfficeDuty | SignatoryDuty;

export const OFFICE_DUTIES = LEVEL_CODES.flatMap((code) =>
  DECISION_PARTS.map((part): OfficeDuty => `${code}.${part}`),
);
export const DUTIES: readonly Duty[] = [...OFFICE_DUTIES, ...SIGNATORY_DUTIES];

export const getDutyName = (duty: Duty): Text => {
  const [of, what] = duty.split('.') as [LevelCode | 'sign', LevelPart | SignatoryRole];
  return of === 'sign' ? signatoryNames[what as SignatoryRole] : officeDutyName(of, what as LevelPart);
};

const officeDutyName = (code: LevelCode, part: LevelPart): Text => {
  const [level, what] = [levelInfo[code], partNames[part]];
  return {
    zh: `${level.zh}·${what.zh}`,
    en: `${level.en}: ${what.en.toLowerCase()}`,
    ar: `${level.ar}: ${what.ar}`,
  };
};

/** Duties that people of a role can have. */
export const listRoleDuties = (role: Role): readonly Duty[] =>
  isCompanySide(role)
    ? SIGNATORY_DUTIES
    : OFFICE_DUTIES.filter((duty) => levelInfo[duty.split('.')[0] as LevelCode].role === role);

export interface DutyOfficer {
  role: Role;
  /** Named duties; none: every duty of the role. */
  duties: readonly Duty[];
}

/** True where a person may act at a level: of the level's role, with the duty, or without named duties. */
export const canActAtLevel = ({ role, duties }: DutyOfficer, code: LevelCode, part: LevelPart): boolean =>
  levelInfo[code].role === role && (duties.length === 0 || duties.includes(`${code}.${part}`));

/** Numbers of people by duty of a role, of those who can take it. */
export const countByDuty = (role: Role, officers: readonly DutyOfficer[]): { duty: Duty; count: number }[] =>
  listRoleDuties(role).map((duty) => {
    const [code, part] = duty.split('.') as [LevelCode, LevelPart];
    return { duty, count: officers.filter((officer) => canActAtLevel(officer, code, part)).length };
  });

/** The levels at which a person handles filings. */
export const listOfficerLevels = (officer: DutyOfficer): LevelCode[] =>
  LEVEL_CODES.filter((code) => canActAtLevel(officer, code, 'handle'));

/** True where each part of the level can have a different person: nobody signs twice. */
function isStaffed(code: LevelCode, parts: readonly LevelPart[], officers: readonly DutyOfficer[]): boolean {
  const [part, ...rest] = parts;
  if (part === undefined) return true;
  return officers.some(
    (officer, i) => canActAtLevel(officer, code, part) && isStaffed(code, rest, officers.toSpliced(i, 1)),
  );
}

export interface PlacedOfficer extends DutyOfficer {
  /** The administering department of a reviewer. */
  department: string | null;
}

/** Groups the officers of a level by office: their department, or the single city office above all departments. */
function officesOf(
  { code }: WorkflowLevel,
  officers: readonly PlacedOfficer[],
): Map<string, PlacedOfficer[]> {
  const people = officers.filter(({ role }) => role === levelInfo[code].role);
  const isCity = levelInfo[code].role === 'administrator';
  const offices = new Map<string, PlacedOfficer[]>();
  for (const person of people) {
    const office = isCity ? '' : (person.department ?? '');
    offices.set(office, [...(offices.get(office) ?? []), person]);
  }
  return offices;
}

/** Describes the missing staff of an office: parts without anybody, or too few people where one person has several parts. */
function lackText(
  code: LevelCode,
  parts: readonly LevelPart[],
  [office, people]: readonly [string, readonly DutyOfficer[]],
): Text {
  const named = department.items.find(({ value }) => String(value) === office) ?? levelInfo[code];
  const missing = parts.filter((part) => !people.some((officer) => canActAtLevel(officer, code, part)));
  const lacks = (missing.length > 0 ? missing : parts).map((part) => partNames[part]);
  return fillText(missing.length > 0 ? workflowMessages.lacksPart : workflowMessages.lacksPerson, {
    office: named,
    parts: wordText((language) => say(joinTexts(lacks), language).toLowerCase()),
    count: people.length,
  });
}

/** Faults of staffing, for each office that has people: parts that nobody may take, or only somebody who has signed before. */
export function listStaffingFaults({ levels }: Workflow, officers: readonly PlacedOfficer[]): Text[] {
  return levels.flatMap((level) => {
    const { code, signatures } = level;
    const parts: LevelPart[] = ['handle', ...signatures];
    const offices = [...officesOf(level, officers)];
    const lacking = offices.filter(([, people]) => !isStaffed(code, parts, people));
    if (offices.length > 0 && lacking.length === 0) return [];
    const said = { level: levelInfo[code], people: parts.length };
    if (lacking.length === 0) return [fillText(workflowMessages.noPeople, said)];
    const lacks = lacking.map((office) => lackText(code, parts, office));
    return [
      fillText(workflowMessages.notStaffed, {
        ...said,
        count: lacking.length,
        lacks: joinTexts(lacks, '；', '; '),
      }),
    ];
  });
}
