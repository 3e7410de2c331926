import type { WindowDetail } from '@domain/calls/managed-windows';
import { Button, Form, Modal } from 'antd';
import { useState } from 'react';
import ValidatedForm from '@/components/ValidatedForm';
import { endExtension } from '@/services/windows';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { newId } from '@/utils/newId';
import styles from '../index.module.css';
import ExtendForm from './ExtendForm';
import type { ChangeProps } from './PlanForm';
import ReasonField from './ReasonField';

type Extension = WindowDetail['extended'][number];

/** Later closing times of single companies, and a place to grant one to a company or to all. */
export default function Extensions({ window, onDone }: ChangeProps) {
  const { t } = useLanguage();
  const [ending, setEnding] = useState<Extension | null>(null);
  return (
    <>
      {window.extended.length > 0 && (
        <ul className={styles.entries}>
          {window.extended.map((each) => (
            <li key={each.company.id}>
              <div className={styles.entry}>
                <strong>
                  <bdi>{each.company.name}</bdi>
                </strong>
                <span>{t('windows.until', { until: beijingMinutes(each.until) })}</span>
                <Button
                  size="small"
                  aria-label={`${t('windows.endExtension')} ${each.company.name}`}
                  onClick={() => setEnding(each)}
                >
                  {t('windows.endExtension')}
                </Button>
              </div>
              <p className={styles.quiet}>
                <bdi>{each.reason}</bdi> · <bdi>{each.granted_by}</bdi> {beijingMinutes(each.granted_at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {window.state === 'off' ? (
        <p className={styles.quiet}>{t('windows.extension.off')}</p>
      ) : (
        <ExtendForm window={window} onDone={onDone} />
      )}
      <Ending window={window} extension={ending} onClose={() => setEnding(null)} onDone={onDone} />
    </>
  );
}

interface EndingProps extends ChangeProps {
  extension: Extension | null;
  onClose(): void;
}

function Ending({ window, extension, onClose, onDone }: EndingProps) {
  const { t } = useLanguage();
  const [form] = Form.useForm<{ reason: string }>();
  const [isBusy, setBusy] = useState(false);

  async function end({ reason }: { reason: string }) {
    if (!extension) return;
    setBusy(true);
    const body = { version: window.version, reason, company_id: extension.company.id };
    const done = await mutate(endExtension(window.id, body, newId()), { afterwards: () => setBusy(false) });
    onClose();
    onDone(done);
  }

  return (
    <Modal
      open={extension !== null}
      title={t('windows.endExtension')}
      okText={t('windows.endExtension')}
      okButtonProps={{ danger: true, loading: isBusy }}
      onOk={() => form.submit()}
      onCancel={onClose}
      maskClosable={false}
      destroyOnHidden
    >
      <p>{extension && t('windows.endExtension.why', { company: extension.company.name })}</p>
      <ValidatedForm form={form} clearOnDestroy onFinish={end}>
        <ReasonField isNeeded />
      </ValidatedForm>
    </Modal>
  );
}
