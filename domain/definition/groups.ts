/** Groups of programs, in the order of the catalogue. */
import type { Text } from '../text';

export const PROGRAM_GROUPS = ['recognition', 'platform', 'plan', 'bid'] as const;
export type ProgramGroup = (typeof PROGRAM_GROUPS)[number];

interface GroupInfo extends Text {
  /** The last step of a filing: what is decided at its end. */
  decision: Text;
}

const recognition: Text = { zh: '认定', en: 'Recognition' };
const approval: Text = { zh: '立项', en: 'Approval' };

export const programGroups: Record<ProgramGroup, GroupInfo> = {
  recognition: { zh: '企业认定', en: 'Recognition of companies', decision: recognition },
  platform: { zh: '平台与载体', en: 'Platforms and carriers', decision: recognition },
  plan: { zh: '科技计划项目', en: 'Technology plans', decision: approval },
  bid: { zh: '揭榜挂帅', en: 'Open bids', decision: approval },
};
