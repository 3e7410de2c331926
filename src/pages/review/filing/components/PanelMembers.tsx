import { isAssessmentOpen, RECOMMENDATIONS, recommendations } from '@domain/experts/assessment';
import type { PanelData, PanelMember } from '@domain/experts/calls';
import { TOTAL_POINTS } from '@domain/experts/criteria';
import { Button, Collapse, Space } from 'antd';
import { useState } from 'react';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import ScrollBox from '@/components/ScrollBox';
import AssessmentSummary, { AssessmentState } from '@/pages/review/components/Assessment';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import styles from '../index.module.css';
import ReopenDialog from './ReopenDialog';

interface MembersProps {
  panel: PanelData;
  onDone(): void;
}

/** Calls of an administrator for one expert of a panel; an assessment is reopened in a dialog. */
const memberCalls = { remind: 'remindExpert', remove: 'removeExpert' } as const;
type MemberDeed = keyof typeof memberCalls | 'reopen';

const deedsOf = ({ state }: PanelMember): MemberDeed[] => {
  if (isAssessmentOpen(state)) return ['remind', 'remove'];
  return state === 'submitted' ? ['reopen'] : [];
};

/** The experts of the panel, and the progress of each. */
export default function PanelMembers({ panel, onDone }: MembersProps) {
  const { t } = useLanguage();
  const say = useText();
  const [busy, setBusy] = useState<string | null>(null);
  const [reopened, setReopened] = useState<PanelMember | null>(null);

  async function carry(deed: MemberDeed, member: PanelMember) {
    if (deed === 'reopen') return setReopened(member);
    const { id, expert } = member;
    const title = t(`experts.${deed}.sure`, { name: expert.name });
    if (deed !== 'remind' && !(await feedback.confirm({ title }))) return;
    setBusy(id);
    await mutate(call(memberCalls[deed], { path: { id } }), { afterwards: onDone });
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
      title: t('common.status'),
      render: ({ state, late, conflict_reason, returned, reminded_at }) => (
        <>
          <AssessmentState state={state} late={late} isReturned={returned !== null} />
          {conflict_reason && <bdi>{conflict_reason}</bdi>}
          {reminded_at && (
            <div className={styles.beneath}>
              {t('labelled', { name: t('experts.reminded'), value: formatDateTime(reminded_at) })}
            </div>
          )}
        </>
      ),
    },
    {
      key: 'at',
      title: t('common.submittedAt'),
      render: ({ submitted_at }) => formatDateTime(submitted_at),
    },
    {
      key: 'total',
      title: t('experts.total'),
      render: ({ said }) => (
        <>
          {said?.total ?? '—'}
          {said?.recommendation && (
            <div className={styles.beneath}>{say(recommendations[said.recommendation])}</div>
          )}
        </>
      ),
    },
    {
      key: 'deeds',
      title: t('common.actions'),
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
  return (
    <>
      <RecordTable items={panel.members} columns={columns} />
      <ReturnLines members={panel.members} />
      <ReopenDialog panel={panel} member={reopened} onClose={() => setReopened(null)} onDone={onDone} />
    </>
  );
}

/** Returned assessments: whose, when and why, and the score until then. */
function ReturnLines({ members }: Pick<PanelData, 'members'>) {
  const { t } = useLanguage();
  return members.map(({ id, expert, returned }) => {
    if (!returned) return null;
    const { at, reason, total } = returned;
    const parts = [
      expert.name,
      t('experts.returnedAt', { at: formatDateTime(at) }),
      reason && t('experts.returnedWhy', { reason }),
      total !== null && t('experts.returnedTotal', { total }),
    ];
    return <p key={id}>{parts.filter(Boolean).join(' · ')}</p>;
  });
}

const COLUMNS = ['mean', 'highest', 'lowest', 'spread'] as const;

/** Scores of all experts side by side, their result, and the opinion of each. */
export function ExpertScores({ panel }: { panel: PanelData }) {
  const { t } = useLanguage();
  const say = useText();
  const { criteria, members, summary } = panel;
  const heard = members.flatMap(({ id, expert, said }) => (said ? [{ id, name: expert.name, said }] : []));
  const rows = [
    ...criteria.map(({ key, points, zh, en }) => ({
      key,
      name: `${say({ zh, en })} / ${points}`,
      scores: heard.map(({ said }) => said.scores[key]),
      spread: summary.criteria.find((each) => each.key === key) ?? null,
    })),
    {
      key: 'total',
      name: `${t('experts.total')} / ${TOTAL_POINTS}`,
      scores: heard.map(({ said }) => said.total),
      spread: summary.total,
    },
  ];
  return (
    <>
      <p>
        {RECOMMENDATIONS.map((each) => `${say(recommendations[each])} ${summary.recommendations[each]}`).join(
          ' · ',
        )}
      </p>
      <ScrollBox label={t('experts.scores')}>
        <table className={styles.scores}>
          <thead>
            <tr>
              <th scope="col">{t('experts.criterion')}</th>
              {heard.map(({ id, name }) => (
                <th key={id} scope="col">
                  <bdi>{name}</bdi>
                </th>
              ))}
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`experts.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, scores, spread }) => (
              <tr key={key}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                {heard.map(({ id }, i) => (
                  <td key={id}>{scores[i] ?? '—'}</td>
                ))}
                {COLUMNS.map((column) => (
                  <td key={column}>{spread?.[column] ?? '—'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <Collapse
        // Conditions and remarks are what the decision turns on.
        defaultActiveKey={heard.filter(({ said }) => said.remarks).map(({ id }) => id)}
        items={heard.map(({ id, name, said }) => ({
          key: id,
          label: t('experts.wordsOf', { name }),
          children: <AssessmentSummary criteria={criteria} said={said} />,
        }))}
      />
    </>
  );
}
