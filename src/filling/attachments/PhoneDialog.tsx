import { CODE } from '@domain/api/codes';
import type { FileInfo } from '@domain/files/calls';
import type { PhoneArrivals, PhoneLink, PhoneTarget } from '@domain/files/phone-link-calls';
import { Alert, Button, QRCode, Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import Dialog from '@/components/Controls/Dialog';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { formatEnvelopeMessage, ignoreShownFailure } from '@/utils/failure';
import { useLanguage } from '@/utils/language';
import styles from './PhoneDialog.module.css';

const NOTHING: PhoneState = { names: [], isOpened: false, isOver: false };

/** Builds the URL for the phone. The token is in the fragment, which is neither sent to a server nor logged. */
const addressOf = (token: string) => `${window.location.origin}/phone#${token}`;

interface PhoneDialogProps {
  target: PhoneTarget;
  label: string;
  onFiles(files: FileInfo[]): void;
  onClose(): void;
}

/** Dialog with a QR code for uploading from a phone, and the files received. */
export default function PhoneDialog({ target, label, onFiles, onClose }: PhoneDialogProps) {
  const { t } = useLanguage();
  const [state, setState] = useState(NOTHING);
  const [round, setRound] = useState(0);
  const take = useRef(onFiles);
  take.current = onFiles;
  const following = useRef<ReturnType<typeof watchPhoneUpload> | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one link per round, though the room for files may change
  useEffect(() => {
    setState(NOTHING);
    const followed = watchPhoneUpload(target, { onFiles: (files) => take.current(files), onState: setState });
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
    <Dialog
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
    </Dialog>
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
      <p className={styles.until}>{t('phone.until', { time: formatDateTime(link.expires_at) })}</p>
    </div>
  );
}

const ASK_EVERY_MS = 2_000;

/** State of a phone link as shown in its dialog. */
export interface PhoneState {
  link?: PhoneLink;
  /** Names of the files received. */
  names: string[];
  isOpened: boolean;
  isOver: boolean;
  /** Reason why there is no link; '' where the server could not be reached. */
  refusal?: string;
}

interface Listeners {
  onFiles(files: FileInfo[]): void;
  onState(state: PhoneState): void;
}

/**
 * Creates a phone link and polls it until it is closed. Each poll reports the number of files received; files not reported
 * are delivered again, by this link or by the next one of the same field.
 */
export function watchPhoneUpload(target: PhoneTarget, { onFiles, onState }: Listeners) {
  let state: PhoneState = { names: [], isOpened: false, isOver: false };
  let ending: 'close' | 'leave' | null = null;
  let wake = () => {};

  const show = (change: Partial<PhoneState>) => {
    state = { ...state, ...change };
    if (!ending) onState(state);
  };
  const hold = ({ files, is_opened: isOpened, is_open: isOpen }: PhoneArrivals) => {
    if (ending === 'leave') return;
    if (files.length > 0) onFiles(files);
    show({ names: [...state.names, ...files.map(({ name }) => name)], isOpened, isOver: !isOpen });
  };
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ASK_EVERY_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function ask(id: string): Promise<void> {
    const answer = await call('takePhoneFiles', { path: { id }, data: { taken: state.names.length } }).catch(
      ignoreShownFailure,
    );
    if (answer?.code === CODE.success) hold(answer.data);
    else if (answer) show({ isOver: true });
  }

  /** Ends the link and confirms the files received, including those that arrive with the last answers. */
  async function end(id: string): Promise<void> {
    for (let held = -1; held < state.names.length; ) {
      held = state.names.length;
      const { code, data } = await call('endPhoneLink', { path: { id }, data: { taken: held } });
      if (code === CODE.success) hold(data);
    }
  }

  async function run(): Promise<void> {
    const begun = await call('beginPhoneLink', { data: target });
    if (begun.code !== CODE.success) return show({ refusal: formatEnvelopeMessage(begun) });
    const link = begun.data;
    show({ link });
    hold(link);
    while (!ending && !state.isOver) {
      await pause();
      if (!ending) await ask(link.id);
    }
    await end(link.id);
  }

  run().catch((error: unknown) => {
    if (!state.link) show({ refusal: '' });
    ignoreShownFailure(error);
  });
  const stop = (how: 'close' | 'leave') => () => {
    ending ??= how;
    wake();
  };
  return {
    /** Ends the link after receiving the last files. */
    close: stop('close'),
    /** Ends the link because the form is closed; files not received yet are delivered by the next link. */
    leave: stop('leave'),
  };
}
