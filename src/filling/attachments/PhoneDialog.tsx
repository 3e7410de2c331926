import type { FileInfo } from '@domain/calls/files';
import { Alert, Button, Modal, QRCode, Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { PhoneTarget } from '@/services/phoneLinks';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { followPhone, type PhoneState } from './followPhone';
import styles from './PhoneDialog.module.css';

const NOTHING: PhoneState = { names: [], isOpened: false, isOver: false };

/** After the hash: what stands there is sent to no server, and comes into no log. */
const addressOf = (token: string) => `${window.location.origin}/phone#${token}`;

interface PhoneDialogProps {
  target: PhoneTarget;
  label: string;
  onFiles(files: FileInfo[]): void;
  onClose(): void;
}

/** A link for a phone, as a code to scan, and what comes over it. */
export default function PhoneDialog({ target, label, onFiles, onClose }: PhoneDialogProps) {
  const { t } = useLanguage();
  const [state, setState] = useState(NOTHING);
  const [round, setRound] = useState(0);
  const take = useRef(onFiles);
  take.current = onFiles;
  const following = useRef<ReturnType<typeof followPhone> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one link is followed until the next round, whatever room is left meanwhile
  useEffect(() => {
    setState(NOTHING);
    const followed = followPhone(target, { onFiles: (files) => take.current(files), onState: setState });
    following.current = followed;
    return followed.leave;
  }, [round]);

  const close = () => {
    following.current?.close();
    onClose();
  };
  const again = () => {
    following.current?.close();
    setRound(round + 1);
  };

  return (
    <Modal
      open
      title={t('phone.title', { label })}
      onCancel={close}
      footer={
        <Button type="primary" onClick={close}>
          {t('phone.done')}
        </Button>
      }
    >
      <PhoneCode state={state} onAgain={again} />
      <p className={styles.status} role="status">
        {state.names.length > 0
          ? t('phone.arrived', { count: state.names.length })
          : t(state.isOpened ? 'phone.opened' : 'phone.waiting')}
      </p>
      {state.names.length > 0 && (
        <ul className={styles.names}>
          {state.names.map((name, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that only grows, and photos that have the same name
            <li key={i}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}

function PhoneCode({ state, onAgain }: { state: PhoneState; onAgain(): void }) {
  const { t } = useLanguage();
  const { link, isOver, refusal } = state;
  const problem = refusal ?? (isOver ? t('phone.over') : undefined);
  if (problem !== undefined) {
    return (
      <Alert
        type="warning"
        showIcon
        message={problem || t('phone.noLink')}
        action={<Button onClick={onAgain}>{t('phone.again')}</Button>}
      />
    );
  }
  if (!link) return <Spin className={styles.code} />;
  return (
    <div className={styles.code}>
      {/* Black on white whatever the theme: a camera has to read it. */}
      <QRCode
        value={addressOf(link.token)}
        size={220}
        color="#000"
        bgColor="#fff"
        aria-label={t('phone.code')}
      />
      <p>{t('phone.how')}</p>
      <p className={styles.until}>{t('phone.until', { time: beijingMinutes(link.expires_at) })}</p>
    </div>
  );
}
