import type { Dictionary } from '../definition';

/** Source: spec: leaders' and units' task split. */
export const partyKind: Dictionary = {
  name: 'party_kind',
  title: { zh: '任务承担主体', en: 'Who carries the task' },
  items: [
    { value: 'leader', zh: '项目负责人', en: 'Project leader' },
    { value: 'member', zh: '项目组成员', en: 'Team member' },
    { value: 'lead_unit', zh: '牵头单位', en: 'Lead unit' },
    { value: 'partner_unit', zh: '合作（参与）单位', en: 'Partner unit' },
  ],
};
