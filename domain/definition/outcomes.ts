/** The decisions of an office at the end of a filing, in words: a recognised company is not an approved project. */
import type { Text } from '../text';

/** Groups of programs, in the order of the catalogue. */
export const PROGRAM_GROUPS = ['recognition', 'platform', 'plan', 'bid'] as const;
export type ProgramGroup = (typeof PROGRAM_GROUPS)[number];

/** The decision of an office at the end of a filing. */
export type Decides = 'recognition' | 'funding' | 'publication' | 'acceptance';

interface GroupInfo extends Text {
  /** The decision at the end of a filing. */
  decides: Decides;
}

export const programGroups: Record<ProgramGroup, GroupInfo> = {
  recognition: { zh: '企业认定', en: 'Recognition of companies', decides: 'recognition' },
  platform: { zh: '平台与载体', en: 'Platforms and carriers', decides: 'recognition' },
  plan: { zh: '科技计划项目', en: 'Technology plans', decides: 'funding' },
  bid: { zh: '揭榜挂帅', en: 'Open bids', decides: 'funding' },
};

export interface Outcome {
  /** The decision itself: the last stage of a filing. */
  decision: Text;
  /** The same as a step to be taken. */
  decide: Text;
  /** The decision as a letter pronounces it, in Chinese alone. */
  pronounced: string;
  /** The status of the filing afterwards. */
  approved: Text;
  /** The notice before it. */
  proposed: Text;
  /** The step that takes it back, and what the filing is then. */
  revoke: Text;
  revoked: Text;
}

const outcomes: Record<Decides, Outcome> = {
  recognition: {
    decision: { zh: '认定', en: 'Recognition' },
    decide: { zh: '认定', en: 'Recognise' },
    pronounced: '予以认定',
    approved: { zh: '已认定', en: 'Recognised' },
    proposed: { zh: '拟认定公示', en: 'Notice of proposed recognition' },
    revoke: { zh: '撤销认定', en: 'Revoke recognition' },
    revoked: { zh: '已撤销认定', en: 'Recognition revoked' },
  },
  funding: {
    decision: { zh: '立项', en: 'Approval' },
    decide: { zh: '立项', en: 'Approve' },
    pronounced: '予以立项',
    approved: { zh: '已立项', en: 'Approved' },
    proposed: { zh: '拟立项公示', en: 'Notice of proposed approval' },
    revoke: { zh: '撤销立项', en: 'Revoke approval' },
    revoked: { zh: '已撤销立项', en: 'Approval revoked' },
  },
  publication: {
    decision: { zh: '张榜', en: 'Publication' },
    decide: { zh: '张榜', en: 'Publish' },
    pronounced: '予以张榜',
    approved: { zh: '已张榜', en: 'Published' },
    proposed: { zh: '拟张榜公示', en: 'Notice of proposed publication' },
    revoke: { zh: '撤榜', en: 'Revoke publication' },
    revoked: { zh: '已撤榜', en: 'Publication revoked' },
  },
  acceptance: {
    decision: { zh: '验收', en: 'Acceptance' },
    decide: { zh: '验收', en: 'Accept' },
    pronounced: '通过验收',
    approved: { zh: '已通过验收', en: 'Accepted' },
    proposed: { zh: '验收结果公示', en: 'Notice of proposed acceptance' },
    revoke: { zh: '撤销验收', en: 'Revoke acceptance' },
    revoked: { zh: '已撤销验收', en: 'Acceptance revoked' },
  },
};

/** The decision of a program: its own, or that of its group. */
export interface Deciding {
  group?: ProgramGroup;
  decides?: Decides;
}

export const decidesOf = ({ group, decides }: Deciding): Decides =>
  decides ?? (group ? programGroups[group].decides : 'funding');

export const outcomeOf = (program: Deciding): Outcome => outcomes[decidesOf(program)];
