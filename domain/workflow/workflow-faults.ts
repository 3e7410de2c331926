import type { Role } from '../accounts/roles';
import { fillText, type Text } from '../text';
import { workflowMessages } from './messages';
import { listSigningFaults } from './signatories';
import {
  LEVEL_CODES,
  levelInfo,
  MAX_LEVEL_DUE_DAYS,
  MAX_NOTICE_DAYS,
  MIN_LEVELS,
  type Workflow,
  type WorkflowLevel,
} from './workflow';

const isWithin = (days: number | null, atMost: number): boolean =>
  days === null || (Number.isInteger(days) && days >= 1 && days <= atMost);

const roleOf = (level: WorkflowLevel | undefined): Role | undefined => level && levelInfo[level.code].role;

/** Faults of a workflow that no filing could pass; empty for one that can be saved. */
export function listWorkflowFaults({ levels, noticeDays, signing }: Workflow): Text[] {
  const places = levels.map(({ code }) => LEVEL_CODES.indexOf(code));
  const rises = places.every((place, i) => i === 0 || place > (places[i - 1] ?? place));
  const late = levels.filter(({ dueDays }) => !isWithin(dueDays, MAX_LEVEL_DUE_DAYS));
  return [
    levels.length < MIN_LEVELS && workflowMessages.tooFewLevels,
    !rises && workflowMessages.levelsRise,
    roleOf(levels[0]) !== 'reviewer' && workflowMessages.firstIsDepartment,
    roleOf(levels.at(-1)) !== 'administrator' && workflowMessages.lastIsCity,
    ...late.map(({ code }) =>
      fillText(workflowMessages.dueDays, { level: levelInfo[code], limit: MAX_LEVEL_DUE_DAYS }),
    ),
    !isWithin(noticeDays, MAX_NOTICE_DAYS) &&
      fillText(workflowMessages.noticeDays, { limit: MAX_NOTICE_DAYS }),
    ...(signing ? listSigningFaults(signing) : []),
  ].filter((fault) => fault !== false);
}
