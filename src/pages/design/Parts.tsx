import { verdicts } from '@domain/filing/rule-words';
import { FILING_STATUSES, type FilingStatus } from '@domain/filing/status';
import { Alert, Button, Input, Progress, Skeleton, Table } from 'antd';
import ScoreCard, { type MeasuredRule } from '@/components/Checks/ScoreCard';
import EmptyHint from '@/components/EmptyHint';
import StageStrip from '@/components/FilingTable/StageStrip';
import { LineIcon } from '@/components/Icon';
import { FactList, Fold, Panel } from '@/components/Page';
import StatusTag from '@/components/Tags/StatusTag';
import { type LineIconName, lineIcons } from '@/design/icons';
import { palettes, TYPE } from '@/design/tokens';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Colours and type, as the tokens give them. */
export function TokenSamples() {
  return (
    <>
      <ul className={styles.colours}>
        {Object.keys(palettes.light)
          .filter((name) => name !== 'shadow')
          .map((name) => (
            <li key={name}>
              <span className={styles.colour} style={{ background: `var(--portal-${dashed(name)})` }} />
              <code>{name}</code>
            </li>
          ))}
      </ul>
      {Object.entries(TYPE).map(([name, [size, line]]) => (
        <p key={name} className={styles[name]}>
          {`${name} ${size}/${line} 企业申报门户 1,234.50`}
        </p>
      ))}
    </>
  );
}

const BUTTONS = ['primary', 'default', 'text', 'link'] as const;

/** Buttons of both sizes in all states. */
export function ButtonSamples() {
  return (['middle', 'small'] as const).map((size) => (
    <div key={size} className={styles.row}>
      {BUTTONS.map((type) => (
        <Button key={type} type={type} size={size}>
          {type}
        </Button>
      ))}
      <Button size={size} danger>
        danger
      </Button>
      <Button size={size} type="primary" disabled>
        disabled
      </Button>
      <Button size={size} icon={<LineIcon name="columns" />}>
        icon
      </Button>
    </div>
  ));
}

/** Words for states of a filing, boxes for search, and icons. */
export function TagSamples() {
  return (
    <>
      <div className={styles.row}>
        {FILING_STATUSES.map((status: FilingStatus) => (
          <StatusTag key={status} status={status} program="gazelle" />
        ))}
      </div>
      <div className={styles.row}>
        {(Object.keys(lineIcons) as LineIconName[]).map((name) => (
          <span key={name} className={styles.icon}>
            <LineIcon name={name} />
          </span>
        ))}
      </div>
      <div className={styles.row}>
        <Input className={styles.box as string} aria-label="placeholder" placeholder="placeholder" />
        <Input className={styles.box as string} aria-label="error" value="error" status="error" readOnly />
        <Input className={styles.box as string} aria-label="disabled" value="disabled" disabled />
      </div>
    </>
  );
}

const ROWS = [
  { id: '1', name: '示例智能装备有限公司', status: 'submitted', amount: '1,234.50' },
  { id: '2', name: '沈河样例数字科技有限公司', status: 'returned', amount: '86.00' },
] as const;

/** A table of records: figures at the end of their cell, one act in a row. */
export function RecordSamples() {
  const { t } = useLanguage();
  return (
    <Table
      rowKey="id"
      pagination={false}
      dataSource={[...ROWS]}
      columns={[
        { key: 'name', dataIndex: 'name', title: t('common.company') },
        {
          key: 'status',
          title: t('common.status'),
          render: (_, { status }) => <StatusTag status={status} program="gazelle" />,
        },
        { key: 'amount', dataIndex: 'amount', title: '万元', align: 'end' },
        { key: 'act', title: t('common.actions'), render: () => <Button>{t('common.view')}</Button> },
      ]}
    />
  );
}

const FILING = {
  program: 'gazelle',
  created_at: '2026-05-01T02:00:00Z',
  updated_at: '2026-06-01T02:00:00Z',
  receipt: { submitted_at: '2026-05-20T02:00:00Z' },
};

/** The stages of a filing on its way, returned, and at its end. */
export const StageSamples = () =>
  (['submitted', 'returned', 'approved', 'rejected'] as const).map((status) => (
    <StageStrip key={status} filing={{ ...FILING, status }} />
  ));

const createRule = (
  id: string,
  outcome: 'met' | 'failed',
  value: number,
  threshold: number,
): MeasuredRule => ({
  id,
  level: 'error',
  outcome,
  message: {
    zh: `收入增长率${value}%，要求不低于${threshold}%`,
    en: `Growth ${value} %, at least ${threshold} %`,
  },
  figure: { value, threshold, bound: 'least', unit: 'percent' },
  missing: [],
  path: 'fields.share',
});

/** Indicators against their thresholds. */
export const ScoreSamples = () => (
  <ScoreCard
    rules={[createRule('R1', 'failed', 12, 20), createRule('R2', 'met', 31.5, 20)]}
    wayTo={() => null}
  />
);

/** Notes, facts, what is folded, what is empty, what is loading. */
export function NoteSamples() {
  const { t } = useLanguage();
  return (
    <>
      {(['info', 'success', 'warning', 'error'] as const).map((type) => (
        <Alert key={type} type={type} showIcon message={`${type}：还有3项提示没有确认`} />
      ))}
      <FactList
        facts={[
          [t('common.company'), '示例智能装备有限公司'],
          [t('common.status'), verdicts.join(' · ')],
        ]}
      />
      <Fold title="fold" startsOpen>
        {() => <p>展开的内容</p>}
      </Fold>
      <Progress percent={62} aria-label="progress" />
      <div aria-hidden>
        <Skeleton paragraph={{ rows: 2 }} />
      </div>
      <EmptyHint text="还没有申报" action={<Button type="primary">{t('common.retry')}</Button>} />
    </>
  );
}

interface SampleSectionProps {
  id: string;
  title: string;
  children: React.ReactNode;
}

export const SampleSection = ({ id, title, children }: SampleSectionProps) => (
  <Panel id={id} title={title}>
    <div className={styles.part}>{children}</div>
  </Panel>
);
