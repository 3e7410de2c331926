/**
 * The workflow of a program: the levels that its filings pass, the signatures at each, whether experts are heard, and the length
 * of the public notice. Statuses stay those of domain/filing/status.ts, which the wire fixes: a filing is `submitted` at the
 * first level and `district_passed` at every later one. A filing keeps the workflow under which it was submitted.
 */
import type { Role } from '../accounts/roles';
import type { Manifest, SigningRequirements } from '../definition';
import type { Text } from '../text';

/** Levels of the administration, from the one nearest to the company upwards. */
export const LEVEL_CODES = ['county', 'district', 'city', 'province'] as const;
export type LevelCode = (typeof LEVEL_CODES)[number];

interface LevelInfo extends Required<Text> {
  /** Role of a level's officers: reviewers handle companies of their own department, administrators all companies. */
  role: Extract<Role, 'reviewer' | 'administrator'>;
}

export const levelInfo: Record<LevelCode, LevelInfo> = {
  county: { zh: '县级审核', en: 'County review', ar: 'مراجعة المقاطعة', role: 'reviewer' },
  district: { zh: '区县审核', en: 'District review', ar: 'مراجعة المنطقة', role: 'reviewer' },
  city: { zh: '市级审核', en: 'City review', ar: 'مراجعة المدينة', role: 'administrator' },
  province: { zh: '省级审核', en: 'Province review', ar: 'مراجعة الإقليم', role: 'administrator' },
};

/** Parts of a decision inside an office: one person handles the filing, others check and issue the decision. */
export const DECISION_PARTS = ['handle', 'check', 'issue'] as const;
export type LevelPart = (typeof DECISION_PARTS)[number];
export const SIGNING_PARTS = ['check', 'issue'] as const satisfies readonly LevelPart[];
export type SigningPart = (typeof SIGNING_PARTS)[number];

export const partNames: Record<LevelPart, Required<Text>> = {
  handle: { zh: '经办', en: 'Handle', ar: 'معالجة' },
  check: { zh: '复核', en: 'Check', ar: 'تدقيق' },
  issue: { zh: '签发', en: 'Issue', ar: 'إصدار' },
};

export interface WorkflowLevel {
  code: LevelCode;
  /** Deadline of the level in working days; null: no deadline of its own. */
  dueDays: number | null;
  /** Parts that sign a decision after its handler, in the order of the parts. */
  signatures: readonly SigningPart[];
}

export interface Workflow {
  levels: readonly WorkflowLevel[];
  /** True where experts are heard before the last level decides. */
  experts: boolean;
  /** Length of the public notice in working days, during which everybody may object; null: no notice. */
  noticeDays: number | null;
  /** Signatures of the company before it submits; none: the submitter alone answers for the filing. */
  signing?: SigningRequirements | null;
}

/** A version of a workflow; 0 is the default of the program. */
export interface WorkflowVersion extends Workflow {
  version: number;
}

/** The part of a filing's workflow that its company sees. */
export interface ReviewRoute {
  levels: LevelCode[];
  /** Index of the level that decides at present; null while the filing is with its company, or decided. */
  at: number | null;
  experts: boolean;
  notice: boolean;
  /** Index of the level that returned the filing; only while it is returned. */
  returned_by?: number | undefined;
}

export const MIN_LEVELS = 2;
export const MAX_LEVEL_DUE_DAYS = 60;
export const NOTICE_DAYS = 5;
export const MAX_NOTICE_DAYS = 30;

/** Default deadline of the city level, in working days; the department has the deadline of its window. */
const CITY_DUE_DAYS = 20;

const levelOf = (code: LevelCode, dueDays: number | null): WorkflowLevel => ({
  code,
  dueDays,
  signatures: [],
});

/** Default workflow of a program: the department in charge, then the city. */
export const createDefaultWorkflow = ({
  expertReview,
  publicNotice,
  signing,
}: Manifest['review']): WorkflowVersion => ({
  version: 0,
  levels: [levelOf('district', null), levelOf('city', CITY_DUE_DAYS)],
  experts: expertReview,
  noticeDays: publicNotice ? NOTICE_DAYS : null,
  ...(signing && { signing }),
});

/** Returns the level at an index; beyond the last one, the last. */
export const getWorkflowLevel = ({ levels }: Workflow, place: number): WorkflowLevel =>
  (levels[place] ?? levels.at(-1)) as WorkflowLevel;

export const isLastLevel = ({ levels }: Workflow, place: number): boolean => place >= levels.length - 1;
