import type { PanelData } from '@domain/experts/calls';
import { formatBeijingDay } from '@domain/windows/calendar';
import { Alert, Button, Form } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import { FactList, type PageFact, Panel } from '@/components/Page';
import { useRightCheck } from '@/models/useRightCheck';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';
import Arrangements, { type PanelArrangement } from './Arrangements';
import DueDay, { getDefaultDueDay } from './DueDay';
import { ExpertChoice } from './ExpertFields';
import PanelMembers, { ExpertScores } from './PanelMembers';

interface ExpertPanelProps {
  filing: string;
  /** Called when something changed that affects the decision. */
  onChanged(): void;
}

/** Opinions of the experts and the terms of their review, for people who decide and for later readers. */
export default function ExpertPanel({ filing, onChanged }: ExpertPanelProps) {
  const { t } = useLanguage();
  const panel = useRead('expertPanel', { path: { id: filing } });
  const manages = useRightCheck()('review.final');
  const onDone = () => {
    panel.reload();
    onChanged();
  };
  return (
    <Panel id="experts" title={t('experts.title')}>
      <AsyncView resource={panel}>
        {(data) =>
          data ? (
            <PanelOverview panel={{ ...data, open: data.open && manages }} filing={filing} onDone={onDone} />
          ) : (
            <>
              <p>{t('experts.nobody')}</p>
              {manages && <Rearrange filing={filing} panel={null} onDone={onDone} />}
            </>
          )
        }
      </AsyncView>
    </Panel>
  );
}

interface PanelOverviewProps {
  panel: PanelData;
  filing: string;
  onDone(): void;
}

function PanelOverview({ panel, filing, onDone }: PanelOverviewProps) {
  const { t } = useLanguage();
  const { summary, open } = panel;
  const facts: PageFact[] = [
    [t('experts.code'), panel.code],
    [t('experts.due'), formatDateTime(panel.due_at)],
    [t('experts.kind'), t(panel.blind ? 'experts.kind.blind' : 'experts.kind.open')],
    [t('experts.progress'), t('experts.progress.of', { ...summary })],
  ];
  return (
    <div className={styles.experts}>
      <FactList facts={facts} />
      {open && summary.conflicts > 0 && (
        <Alert type="warning" showIcon message={t('experts.replace', { count: summary.conflicts })} />
      )}
      <PanelMembers panel={panel} onDone={onDone} />
      {summary.total && <ExpertScores panel={panel} />}
      {open && (
        <div className={styles.manage}>
          <AskMore panel={panel} filing={filing} onDone={onDone} />
          <Rearrange key={panel.version} panel={panel} filing={filing} onDone={onDone} />
        </div>
      )}
    </div>
  );
}

function AskMore({ panel, filing, onDone }: PanelOverviewProps) {
  const { t } = useLanguage();
  const [experts, setExperts] = useState<string[]>([]);
  const [dueOn, setDueOn] = useState(getDefaultDueDay);
  const [isBusy, setBusy] = useState(false);
  const isOver = panel.is_due_over;
  const present = panel.members.filter(({ state }) => state !== 'removed').map(({ expert }) => expert.id);

  async function send() {
    setBusy(true);
    const done = await mutate(
      call('addExperts', { path: { id: filing }, data: { experts, ...(isOver && { due_on: dueOn }) } }),
      {
        afterwards: onDone,
      },
    );
    setBusy(false);
    if (done) setExperts([]);
  }

  return (
    <Form layout="vertical" onFinish={send}>
      <ExpertChoice
        id="more-experts"
        filing={filing}
        label={t('experts.askMore')}
        value={experts}
        without={present}
        onChange={setExperts}
      />
      {isOver && (
        <Form.Item label={t('experts.dueOn')} htmlFor="more-due" required extra={t('experts.newDue.why')}>
          <DueDay id="more-due" value={dueOn} onChange={setDueOn} />
        </Form.Item>
      )}
      <Button htmlType="submit" loading={isBusy} disabled={experts.length === 0}>
        {t('experts.add')}
      </Button>
    </Form>
  );
}

interface RearrangeProps {
  filing: string;
  panel: PanelData | null;
  onDone(): void;
}

function Rearrange({ filing, panel, onDone }: RearrangeProps) {
  const { t } = useLanguage();
  const [arranged, setArranged] = useState<PanelArrangement>({
    due_on: panel ? formatBeijingDay(new Date(panel.due_at)) : getDefaultDueDay(),
    blind: panel?.blind ?? false,
    attachments_released: panel?.attachments_released ?? false,
  });
  const [isBusy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    await mutate(
      call('setExpertPanel', { path: { id: filing }, data: { ...arranged, version: panel?.version ?? 0 } }),
      { afterwards: onDone },
    );
    setBusy(false);
  }

  return (
    <Form layout="vertical" onFinish={send}>
      <Arrangements arranged={arranged} onChange={setArranged} />
      <Button htmlType="submit" loading={isBusy}>
        {t('experts.saveArrangements')}
      </Button>
    </Form>
  );
}
