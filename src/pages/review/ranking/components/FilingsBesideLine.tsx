import type { OpenCheck } from '@domain/review/checks';
import { CUT_SIDES, type RankingCutOff, type WithRank } from '@domain/review/ranking';
import type { RankedFiling, RankingData } from '@domain/review/ranking-calls';
import { Button, Form, Tag } from 'antd';
import type { ReactNode } from 'react';
import NumberInput from '@/components/Controls/NumberInput';
import RadioGroup from '@/components/Controls/RadioGroup';
import { Panel } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import StatusTag from '@/components/Tags/StatusTag';
import { useRightCheck } from '@/models/useRightCheck';
import { CheckSign } from '@/pages/review/components/CheckTags';
import { LinkToFiling } from '@/pages/review/components/FilingLink';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import type { RankingGrants } from '../useGrants';

/** Open check shown for a filing with an objection. */
const OBJECTED: OpenCheck[] = [{ kind: 'objection', count: 1 }];

interface FilingsBesideLineProps {
  id: 'above' | 'below';
  title: string;
  /** Text where no filing is on this side. */
  none: string;
  program: string;
  filings: WithRank<RankedFiling>[];
  /** Proposed grants; null for a program whose approvals grant nothing. */
  grants: RankingGrants | null;
  /** The criteria of the batch, each with a column of its means. */
  criteria: RankingData['criteria'];
  actions: ReactNode;
  /** Draws the line below a filing. */
  onCut(filing: WithRank<RankedFiling>): void;
}

/** The filings on one side of the line. */
export default function FilingsBesideLine({
  id,
  title,
  none,
  program,
  filings,
  grants,
  criteria,
  actions,
  onCut,
}: FilingsBesideLineProps) {
  const { t } = useLanguage();
  const money: RecordColumn<WithRank<RankedFiling>>[] = [
    {
      key: 'asked',
      title: t('ranking.asked'),
      isNumber: true,
      width: 6.5,
      render: ({ asked }) => asked?.toFixed(2) ?? '—',
    },
    {
      key: 'grant',
      title: t('ranking.grant'),
      isWhole: true,
      width: 7.5,
      render: (filing) => grants && <GrantField filing={filing} grants={grants} />,
    },
  ];
  const columns: RecordColumn<WithRank<RankedFiling>>[] = [
    {
      key: 'rank',
      title: t('ranking.rank'),
      width: 5.5,
      render: ({ rank, isTied }) => (
        <>
          {rank ?? '—'} {isTied && <Tag>{t('ranking.tied')}</Tag>}
        </>
      ),
    },
    {
      key: 'company',
      title: t('common.company'),
      place: 'name',
      least: 12,
      text: ({ company }) => company,
      render: ({ id: filing, company, is_objected: isObjected }) => (
        <>
          <CheckSign checks={isObjected ? OBJECTED : []} />
          <LinkToFiling id={filing}>
            <bdi>{company}</bdi>
          </LinkToFiling>
        </>
      ),
    },
    {
      key: 'subject',
      title: t('review.subject'),
      least: 6,
      text: ({ subject, receipt_no }) => subject ?? receipt_no,
      render: ({ subject, receipt_no }) => <bdi>{subject ?? receipt_no}</bdi>,
    },
    {
      key: 'score',
      title: t('ranking.score'),
      isNumber: true,
      width: 5.5,
      render: ({ score }) => score?.toFixed(2) ?? '—',
    },
    {
      key: 'span',
      title: t('ranking.span'),
      isNumber: true,
      width: 6,
      render: ({ span }) => (span ? <bdi>{`${span.lowest}–${span.highest}`}</bdi> : '—'),
    },
    ...(grants ? money : []),
    {
      key: 'panel',
      title: t('ranking.panel'),
      width: 6.75,
      text: ({ panel }) => (panel.complete ? '' : t('ranking.incomplete', panel)),
      render: ({ panel: { complete, submitted, required } }) =>
        complete ? (
          `${submitted}/${required}`
        ) : (
          <Tag color="warning" aria-label={t('ranking.incomplete', { submitted, required })}>
            {`${submitted}/${required}`}
          </Tag>
        ),
    },
    {
      key: 'cut',
      title: t('ranking.move'),
      place: 'actions',
      width: 8.5,
      render: (filing) =>
        filing.rank !== null && (
          <Button
            size="small"
            aria-label={t('ranking.cutBelowThis', { name: `${filing.company} ${filing.receipt_no}` })}
            onClick={() => onCut(filing)}
          >
            {t('ranking.cutBelow')}
          </Button>
        ),
    },
    {
      key: 'status',
      title: t('common.status'),
      width: 9.5,
      render: ({ status }) => <StatusTag status={status} program={program} />,
    },
    ...criteria.map(
      ({ key, name, points }): RecordColumn<WithRank<RankedFiling>> => ({
        key: `criterion ${key}`,
        title: `${name} ${points}`,
        isNumber: true,
        width: 6.5,
        render: (filing) => filing.criteria[key]?.toFixed(2) ?? '—',
      }),
    ),
  ];
  return (
    <Panel id={id} title={title} extra={actions}>
      {filings.length > 0 ? <RecordTable isDense items={filings} columns={columns} /> : <p>{none}</p>}
    </Panel>
  );
}

/** Field for a proposed grant, with the reason why it is not on the server; an approved grant is read-only. */
function GrantField({ filing, grants }: { filing: RankedFiling; grants: RankingGrants }) {
  const { t } = useLanguage();
  const { id, status, company, receipt_no, asked } = filing;
  const amount = grants.amountOf(filing);
  const decides = useRightCheck()('review.final');
  if (status === 'approved' || !decides) return <>{amount?.toFixed(2) ?? '—'}</>;
  const fault = grants.faultOf(id);
  return (
    <div className={styles.grant}>
      <NumberInput
        size="small"
        min={0}
        precision={2}
        controls={false}
        {...(asked !== null && { placeholder: t('ranking.atMost', { asked: asked.toFixed(2) }) })}
        aria-label={t('ranking.grantOf', { name: `${company} ${receipt_no}` })}
        aria-describedby={`grant-${id}`}
        status={fault ? 'error' : ''}
        value={amount}
        onChange={(next) => grants.type(filing, next)}
      />
      <span id={`grant-${id}`} role="status" className={fault ? styles.over : styles.quiet}>
        {fault ? fault.why || t('ranking.unsent') : grants.isOpen(id) && t('ranking.saving')}
      </span>
      {fault?.theirs && (
        <>
          <Button size="small" onClick={() => grants.settle(id, true)}>
            {t('ranking.keepMine')}
          </Button>
          <Button size="small" onClick={() => grants.settle(id, false)}>
            {t('ranking.takeTheirs')}
          </Button>
        </>
      )}
      {fault && !fault.theirs && (
        <Button size="small" onClick={() => grants.again(id)}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}

interface CutLineProps {
  cut: RankingCutOff;
  hasBudget: boolean;
  onChange(cut: RankingCutOff): void;
}

/** Form for the cut-off line: what it is drawn by, and at which value. */
export function CutLine({ cut, hasBudget, onChange }: CutLineProps) {
  const { t } = useLanguage();
  return (
    <Form layout="inline" requiredMark={false}>
      <Form.Item label={t('ranking.cut')}>
        <RadioGroup
          label={t('ranking.cut')}
          className={styles.sides as string}
          value={cut.by}
          onChange={({ target: { value } }) => onChange({ by: value, at: 0 })}
          options={CUT_SIDES.map((by) => ({
            value: by,
            label: t(`ranking.by.${by}`),
            disabled: by === 'budget' && !hasBudget,
          }))}
        />
      </Form.Item>
      {cut.by !== 'budget' && (
        <Form.Item label={t(`ranking.at.${cut.by}`)} htmlFor="cut-at">
          <NumberInput
            id="cut-at"
            min={0}
            precision={cut.by === 'rank' ? 0 : 2}
            value={cut.at}
            onChange={(at) => onChange({ ...cut, at: at ?? 0 })}
          />
        </Form.Item>
      )}
    </Form>
  );
}
