/** The manifest of a program: all that is known before its form is opened. */
import type { Text } from '../text';
import type { FieldAnswers } from './answers';
import type { Dictionary, Option } from './fields';
import type { ContinuationRequirement, Form } from './form';
import type { ReportsHead } from './reports';

/** Groups of programs, in the order of the catalogue. */
export const PROGRAM_GROUPS = ['recognition', 'platform', 'plan', 'bid'] as const;
export type ProgramGroup = (typeof PROGRAM_GROUPS)[number];

/** The decision of an office at the end of a filing. */
export type DecisionKind = 'recognition' | 'funding' | 'publication' | 'acceptance';

interface GroupInfo extends Text {
  /** The decision at the end of a filing. */
  decides: DecisionKind;
}

export const programGroups: Record<ProgramGroup, GroupInfo> = {
  recognition: {
    zh: '企业认定',
    en: 'Recognition of companies',
    ar: 'اعتماد الشركات',
    decides: 'recognition',
  },
  platform: {
    zh: '平台与载体',
    en: 'Platforms and carriers',
    ar: 'المنصات والحاضنات',
    decides: 'recognition',
  },
  plan: { zh: '科技计划项目', en: 'Technology plans', ar: 'خطط التقنية', decides: 'funding' },
  bid: { zh: '揭榜挂帅', en: 'Open bids', ar: 'المناقصات المفتوحة', decides: 'funding' },
};

/** Wording of the decision at the end of a filing, by its kind: a company is recognised, a project is approved. */
export interface DecisionWording {
  /** Name of the decision and of the last stage of a filing. */
  decision: Text;
  /** Label of the step that takes the decision. */
  decide: Text;
  /** Phrase that pronounces the decision in a letter, in Chinese only. */
  pronounced: string;
  /** Status of a filing after the decision. */
  approved: Text;
  /** Name of the public notice before the decision. */
  proposed: Text;
  /** Label of the step that revokes the decision; `revoked` is the status of the filing afterwards. */
  revoke: Text;
  revoked: Text;
}

const outcomes: Record<DecisionKind, DecisionWording> = {
  recognition: {
    decision: { zh: '认定', en: 'Recognition', ar: 'الاعتماد' },
    decide: { zh: '认定', en: 'Recognise', ar: 'اعتماد' },
    pronounced: '予以认定',
    approved: { zh: '已认定', en: 'Recognised', ar: 'معتمد' },
    proposed: { zh: '拟认定公示', en: 'Notice of proposed recognition', ar: 'إعلان اعتماد مقترح' },
    revoke: { zh: '撤销认定', en: 'Revoke recognition', ar: 'إلغاء الاعتماد' },
    revoked: { zh: '已撤销认定', en: 'Recognition revoked', ar: 'أُلغي الاعتماد' },
  },
  funding: {
    decision: { zh: '立项', en: 'Approval', ar: 'الموافقة' },
    decide: { zh: '立项', en: 'Approve', ar: 'موافقة' },
    pronounced: '予以立项',
    approved: { zh: '已立项', en: 'Approved', ar: 'معتمد' },
    proposed: { zh: '拟立项公示', en: 'Notice of proposed approval', ar: 'إعلان موافقة مقترحة' },
    revoke: { zh: '撤销立项', en: 'Revoke approval', ar: 'إلغاء الموافقة' },
    revoked: { zh: '已撤销立项', en: 'Approval revoked', ar: 'أُلغيت الموافقة' },
  },
  publication: {
    decision: { zh: '张榜', en: 'Publication', ar: 'النشر' },
    decide: { zh: '张榜', en: 'Publish', ar: 'نشر' },
    pronounced: '予以张榜',
    approved: { zh: '已张榜', en: 'Published', ar: 'منشور' },
    proposed: { zh: '拟张榜公示', en: 'Notice of proposed publication', ar: 'إعلان نشر مقترح' },
    revoke: { zh: '撤榜', en: 'Revoke publication', ar: 'إلغاء النشر' },
    revoked: { zh: '已撤榜', en: 'Publication revoked', ar: 'أُلغي النشر' },
  },
  acceptance: {
    decision: { zh: '验收', en: 'Acceptance', ar: 'القبول' },
    decide: { zh: '验收', en: 'Accept', ar: 'قبول' },
    pronounced: '通过验收',
    approved: { zh: '已通过验收', en: 'Accepted', ar: 'مقبول' },
    proposed: { zh: '验收结果公示', en: 'Notice of proposed acceptance', ar: 'إعلان قبول مقترح' },
    revoke: { zh: '撤销验收', en: 'Revoke acceptance', ar: 'إلغاء القبول' },
    revoked: { zh: '已撤销验收', en: 'Acceptance revoked', ar: 'أُلغي القبول' },
  },
};

/** The properties of a program that determine its decision: its own kind of decision, or that of its group. */
export interface DecidingProgram {
  group?: ProgramGroup;
  decides?: DecisionKind;
}

export const findDecisionKind = ({ group, decides }: DecidingProgram): DecisionKind =>
  decides ?? (group ? programGroups[group].decides : 'funding');

/** False for an acceptance: the project that it accepts has a grant already, which is paid on the approval of that project. */
export const canGrantMoney = (program: DecidingProgram): boolean =>
  findDecisionKind(program) !== 'acceptance';

export const getDecisionWords = (program: DecidingProgram): DecisionWording =>
  outcomes[findDecisionKind(program)];

/** Roles in which people of a company sign its filing, in the order in which they sign. */
export const SIGNATORY_ROLES = ['filler', 'finance', 'legal'] as const;
export type SignatoryRole = (typeof SIGNATORY_ROLES)[number];

/** A signatory that a program requires, with the sections that the signature covers; none: the whole filing. */
export interface RequiredSignatory {
  hand: SignatoryRole;
  sections: readonly string[];
}

/** The signatures that a program asks of a company before it submits. */
export interface SigningRequirements {
  hands: readonly RequiredSignatory[];
  /** True where signatories sign one after the other; otherwise in any order. */
  inOrder: boolean;
  /** True where each signature requires a second factor of the account. */
  secondFactor: boolean;
}

/** `METHOD /path` below the API base, spelled as the specification spells it. */
export type CallPath = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

export interface FilingCalls {
  info: CallPath;
  one: CallPath;
  /** Calls that take `{id?, version?, action?, data}`: without an action they save. */
  save: CallPath[];
  /** Call that saves changes of a draft in place of the whole draft; absent: the common one of all declarations. */
  change?: CallPath;
  /** Call of submission; absent: the call that saves. */
  submit?: CallPath;
  log: CallPath;
  submitQuantity?: CallPath;
  download?: CallPath;
}

/** A call that answers with option lists, by its query `type` where it has one. */
export interface LookupCall {
  call: CallPath;
  /** Loads the option lists, by type, or under '' where the call takes none. */
  load(): Promise<Record<string, Dictionary | Dictionary[]>>;
}

/** Answers that the public list of results shows, beside the company, the numbers and the dates. */
export interface PublishedAnswers {
  /** Kind of the subject; 'person': somebody's name, which is not published. */
  subject: 'title' | 'person';
  /**
   * Answers that everybody may read: a field as `section.field`, a table as `section`. Certificate and letter of a recognition
   * state its fields.
   */
  answers?: string[];
  /** The answer with the extent to which the filing is published: a value of the dictionary open_scope. */
  scope?: `${string}.${string}`;
}

/** A criterion of the experts' assessment, with its points. */
export interface Criterion extends Text {
  key: string;
  /** Maximum number of points. */
  points: number;
  /** Advice on the points to look at. */
  hint: Text;
}

/** Checks whether the profile of a company meets a condition on a day; null where the profile does not tell. */
export type ProfileCheck = (profile: FieldAnswers, today: string) => boolean | null;

/** Checks of a profile by the ids of the conditions that they answer. */
export type ProfileConditions = Readonly<Record<string, ProfileCheck>>;

/** Terms of a recognition, which has a certificate that is valid for some years. */
export interface RecognitionTerms {
  /** Name of the recognition, as a certificate has it. */
  name: Text;
  /** Years of validity, from the day of the approval on. */
  years: number;
  /** Source of the number of years. */
  basis: string;
}

/** Kinds of things that several filings may name by the same number: persons and intellectual property rights. */
export type NamesakeKind = 'person' | 'right';

export interface Manifest {
  key: string;
  title: Text;
  /** The letter of a technology plan. */
  plan?: string;
  /** Group in the catalogue; absent for a form that is no program, such as a report. */
  group?: ProgramGroup;
  /** Place within its group in the catalogue, lowest first; programs without one follow. */
  order?: number;
  /** Offered neither in the catalogue nor on the first page nor by the search; what was filed stays within reach. */
  hidden?: true;
  /** Purpose of the program, in one line. */
  summary?: Text;
  /** Kind of the decision at the end, where it differs from that of the group. */
  decides?: DecisionKind;
  /** The path of the form; spelled and cased as the specification does. */
  route: string;
  /** Name of the program's icon, one of antd: `TeamOutlined`. */
  icon?: string;
  calls: FilingCalls;
  lookups?: LookupCall[];
  /** Two letters at the start of a receipt number. */
  receiptPrefix: string;
  /** Name of the present edition of the form. A filing keeps the edition that it was filled under. */
  edition: string;
  /** Maximum number of filings of a company in one batch. */
  perCompanyAndBatch: number;
  /** The answer that tells a filing from others of the batch, as `section.field`: the project's title, a person's name. */
  subject?: `${string}.${string}`;
  /**
   * Answers that identify a person or an intellectual property right by a number, as `section.field`, columns of tables
   * included.
   */
  names?: { [Kind in NamesakeKind]?: readonly `${string}.${string}`[] };
  /** The answer with the grant applied for, in 万元; absent where the form asks for none. */
  asks?: `${string}.${string}`;
  /** Published answers; absent: the subject alone. */
  published?: PublishedAnswers;
  /**
   * Path of the answer with the credit code of the only other company that sees an approved filing; absent: the form's
   * `sightOf` decides.
   */
  seenBy?: string;
  /** The steps that follow the first review. */
  review: {
    expertReview: boolean;
    publicNotice: boolean;
    /** Criteria of the experts, where they are not the usual ones. */
    criteria?: readonly Criterion[];
    /** Signatories of the company; absent: the person who submits vouches for the filing. */
    signing?: SigningRequirements;
  };
  /** Message on opening the form while the program has no open window. */
  closedNotice?: Text;
  /** Message on submission of incomplete data, in place of the general one. */
  incompleteMessage?: Text;
  continues?: ContinuationRequirement;
  /** The recognition that an approval gives; absent where it gives none. */
  recognition?: RecognitionTerms;
  /** The kinds of a program that has several, chosen by the query selectIndex. */
  kinds?: Option[];
}

/** A program: its manifest, and what is loaded when it is needed. */
export interface Program extends Manifest {
  load(): Promise<Form>;
  /** Reports that its approvals owe, where the head of its document states them. */
  reports?: ReportsHead;
  /** Loads the form of a report that its approvals owe. */
  loadReport?(form: string): Promise<Form>;
  /** Loads the conditions that the company profile can answer, by their ids; none where the profile excludes nobody. */
  loadFits(): Promise<ProfileConditions>;
}
