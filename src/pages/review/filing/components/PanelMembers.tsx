import type { PanelData, PanelMember } from '@domain/calls/experts';
import { isOpen, recommendations } from '@domain/experts/assessment';
import { Button, Space } from 'antd';
import { useState } from 'react';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import AssessmentState from '@/pages/review/components/AssessmentState';
import { type MemberDeed, memberDeeds } from '@/services/experts';
import { beijingMinutes } from '@/utils/beijingTime';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';

interface MembersProps {
  panel: PanelData;
  onDone(): void;
}

const deedsOf = ({ state }: PanelMember): MemberDeed[] => {
  if (isOpen(state)) return ['remind', 'remove'];
  return state === 'submitted' ? ['reopen'] : [];
};

/** The experts of the panel, and the progress of each. */
export default function PanelMembers({ panel, onDone }: MembersProps) {
  const { t } = useLanguage();
  const say = useText();
  const [busy, setBusy] = useState<string | null>(null);

  async function carry(deed: MemberDeed, { id, expert }: PanelMember) {
    const title = t(`experts.${deed}.sure`, { name: expert.name });
    if (deed !== 'remind' && !(await feedback.confirm({ title }))) return;
    setBusy(id);
    await mutate(memberDeeds[deed](id), { afterwards: onDone });
    setBusy(null);
  }

  const columns: RecordColumn<PanelMember>[] = [
    {
      key: 'name',
      title: t('experts.expert'),
      place: 'name',
      render: ({ expert }) => (
        <bdi>
          {expert.name} ({expert.username})
        </bdi>
      ),
    },
    {
      key: 'state',
      title: t('experts.state'),
      render: ({ state, late, conflict_reason }) => (
        <>
          <AssessmentState state={state} late={late} />
          {conflict_reason && <bdi>{conflict_reason}</bdi>}
        </>
      ),
    },
    {
      key: 'at',
      title: t('experts.submittedAt'),
      render: ({ submitted_at }) => beijingMinutes(submitted_at),
    },
    { key: 'total', title: t('experts.total'), render: ({ said }) => said?.total ?? '—' },
    {
      key: 'recommendation',
      title: t('experts.recommendation'),
      render: ({ said }) => (said?.recommendation ? say(recommendations[said.recommendation]) : '—'),
    },
    {
      key: 'reminded',
      title: t('experts.reminded'),
      render: ({ reminded_at }) => beijingMinutes(reminded_at),
    },
    {
      key: 'deeds',
      title: t('experts.deeds'),
      place: 'actions',
      render: (member) =>
        panel.open && (
          <Space size="small" wrap>
            {deedsOf(member).map((deed) => (
              <Button
                key={deed}
                size="small"
                danger={deed === 'remove'}
                loading={busy === member.id}
                onClick={() => carry(deed, member)}
              >
                {t(`experts.${deed}`)}
              </Button>
            ))}
          </Space>
        ),
    },
  ];
  return <RecordTable items={panel.members} columns={columns} />;
}
