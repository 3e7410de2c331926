import type { ManagedWindow, WindowDetail } from '@domain/windows/managed-window-calls';
import { toChangeWindowBody } from '@domain/windows/plan-wire';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import SideDrawer from '@/components/Controls/SideDrawer';
import { FactList } from '@/components/Page';
import FormModal from '@/components/ValidatedForm/FormModal';
import { useRightCheck } from '@/models/useRightCheck';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { createId } from '@/utils/createId';
import { formatDaysLeft } from '@/utils/formatDaysLeft';
import { useLanguage } from '@/utils/language';
import { mutateConfirmed } from '@/utils/mutate';
import { useBatchName } from '@/utils/names';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';
import Extensions from './Extensions';
import PlanForm, { type ChangeProps, ReasonField } from './PlanForm';

type Entry = WindowDetail['log'][number];

/** Log of changes with authors and reasons, the latest first. */
function ChangeLog({ log }: { log: Entry[] }) {
  const { t } = useLanguage();
  if (log.length === 0) return <p className={styles.quiet}>{t('windows.log.none')}</p>;
  return (
    <ol className={styles.entries}>
      {log.map((entry) => (
        <li key={entry.id}>
          <div className={styles.entry}>
            <strong>{t(`windows.action.${entry.action}`)}</strong>
            <span className={styles.quiet}>
              <bdi>{entry.by}</bdi> {formatDateTime(entry.at)}
            </span>
          </div>
          {entry.company && (
            <div>
              <bdi>{entry.company}</bdi>
            </div>
          )}
          {entry.changes.map((change) => (
            <Change key={change.field} change={change} />
          ))}
          {entry.reason && <p className={styles.quiet}>{t('windows.because', { reason: entry.reason })}</p>}
        </li>
      ))}
    </ol>
  );
}

function Change({ change: { field, before, after } }: { change: Entry['changes'][number] }) {
  const { t } = useLanguage();
  const said = (value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'windows.on' : 'windows.off');
    return typeof value === 'string' ? formatDateTime(value) : String(value ?? '—');
  };
  return (
    <div>
      {t('windows.changed', { field: t(`windows.field.${field}`), before: said(before), after: said(after) })}
    </div>
  );
}

/** Dates, quota and grace period, read-only. */
function Plan({ window }: { window: WindowDetail }) {
  const { t } = useLanguage();
  const { opens_at, closes_at, first_review_by, quota, grace_minutes } = window;
  return (
    <FactList
      facts={[
        [t('windows.opensAt'), formatDateTime(opens_at)],
        [t('windows.closesAt'), formatDateTime(closes_at)],
        [t('windows.firstReviewBy'), first_review_by ? formatDateTime(first_review_by) : '—'],
        [t('windows.quota'), quota],
        [t('windows.grace'), grace_minutes],
      ]}
    />
  );
}

interface WindowDrawerProps {
  /** Id of the window; '': closed. */
  id: string;
  onClose(): void;
  onChanged(): void;
}

/** Drawer with one window and everything that can be changed about it. */
export default function WindowDrawer({ id, onClose, onChanged }: WindowDrawerProps) {
  const { t } = useLanguage();
  const title = t(useRightCheck()('windows.manage') ? 'windows.manage' : 'windows.read');
  return (
    <SideDrawer isInAddress open={id !== ''} onClose={onClose} title={title} size={720}>
      {id && <Detail key={id} id={id} onChanged={onChanged} />}
    </SideDrawer>
  );
}

function Detail({ id, onChanged }: Pick<WindowDrawerProps, 'id' | 'onChanged'>) {
  const { t } = useLanguage();
  const batchName = useBatchName();
  const manages = useRightCheck()('windows.manage');
  const detail = useRead('managedWindow', { path: { id } });
  /** Number of saved plans: the form begins anew after its own save, and keeps what was typed after any other change. */
  const [saves, setSaves] = useState(0);
  /** Takes over the changed window; undefined: the window had changed, and is read again. */
  const take = (window: WindowDetail | undefined) => {
    if (window) detail.change(window);
    else detail.reload();
    onChanged();
  };
  const takePlan = (window: WindowDetail | undefined) => {
    setSaves(saves + 1);
    take(window);
  };
  return (
    <AsyncView resource={detail}>
      {(window) => (
        <article className={styles.detail}>
          <header>
            <h3>
              <bdi>{window.title}</bdi> {batchName(`${window.batch_year}-${window.batch_no}`)}
            </h3>
            <div className={styles.steps}>
              <StateTag window={window} />
              <span>{t('windows.filingsOf', window)}</span>
            </div>
          </header>
          <section>
            <h3>{t('windows.plan')}</h3>
            {manages ? <PlanForm key={saves} window={window} onDone={takePlan} /> : <Plan window={window} />}
          </section>
          <section>
            <h3>{t('windows.extension')}</h3>
            <Extensions window={window} {...(manages && { onDone: take })} />
          </section>
          {manages && (
            <section>
              <h3>{t('windows.steps')}</h3>
              <div className={styles.steps}>
                <Steps window={window} onDone={take} />
              </div>
            </section>
          )}
          <section>
            <h3>{t('windows.log')}</h3>
            <ChangeLog log={window.log} />
          </section>
        </article>
      )}
    </AsyncView>
  );
}

const COLOURS = { upcoming: 'default', open: 'processing', closed: 'default', off: 'warning' } as const;

/** Tag with the state of a window, and the days left of an open one. */
export function StateTag({
  window: { state, days_left },
}: {
  window: Pick<ManagedWindow, 'state' | 'days_left'>;
}) {
  const { t } = useLanguage();
  return (
    <Tag color={COLOURS[state]}>
      {t(`windows.state.${state}`)}
      {days_left !== null && ` · ${formatDaysLeft(t, days_left)}`}
    </Tag>
  );
}

type Step = 'open' | 'close' | 'off' | 'on';

const stepsOf: Record<ChangeProps['window']['state'], Step[]> = {
  upcoming: ['open', 'off'],
  open: ['close', 'off'],
  closed: ['off'],
  off: ['on'],
};

/** Buttons to open or close the window now, and its switch. Each explains its effect first. */
export function Steps({ window, onDone }: ChangeProps) {
  const { t } = useLanguage();
  const [step, setStep] = useState<Step | null>(null);
  const endsEarly = step === 'close' || (step === 'off' && window.state === 'open');

  function send(chosen: Step, reason: string) {
    const key = createId();
    const { id, version } = window;
    const enabled = chosen === 'on';
    return mutateConfirmed((confirmed) => {
      const knowing = { version, reason, confirmed };
      if (chosen === 'open') return call('openWindow', { path: { id }, data: knowing, idempotencyKey: key });
      if (chosen === 'close')
        return call('closeWindow', { path: { id }, data: knowing, idempotencyKey: key });
      return call('changeWindow', {
        path: { id },
        data: { ...toChangeWindowBody(window), ...knowing, enabled },
        idempotencyKey: key,
      });
    }, t('windows.confirm'));
  }

  async function take({ reason = '' }: { reason?: string }) {
    if (!step) return;
    const done = await send(step, reason);
    if (done) setStep(null);
    onDone(done);
  }

  return (
    <>
      {stepsOf[window.state].map((each) => (
        <Button key={each} danger={each === 'close' || each === 'off'} onClick={() => setStep(each)}>
          {t(`windows.step.${each}`)}
        </Button>
      ))}
      <FormModal
        name="step"
        open={step !== null}
        title={step && t(`windows.step.${step}`)}
        okText={step && t(`windows.step.${step}`)}
        danger={endsEarly}
        onCancel={() => setStep(null)}
        onFinish={take}
      >
        <p>{step && t(`windows.step.${step}.why`)}</p>
        <ReasonField isNeeded={endsEarly} />
      </FormModal>
    </>
  );
}
