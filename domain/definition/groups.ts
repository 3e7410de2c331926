/** Groups of programs, in the order of the catalogue. */
import type { Text } from '../text';

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
