import { CameraOutlined, CheckCircleOutlined, FileAddOutlined, ReloadOutlined } from '@ant-design/icons';
import { PHONE_HEADER } from '@domain/api/call-constants';
import { CODE } from '@domain/api/codes';
import type { FileType } from '@domain/definition';
import type { PhoneBox as Box } from '@domain/files/phone-link-calls';
import { formatBytes } from '@domain/files/size';
import { Alert, Button, Spin } from 'antd';
import { type ChangeEvent, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'umi';
import { buildAcceptAttribute, isPictureAccepted, PICTURES } from '@/filling/attachments/rules';
import PhotoPaper from '@/filling/photos/paper/PhotoPaper';
import ways from '@/filling/photos/paper/ways.module.css';
import { UploadError } from '@/services/upload';
import { sendFromPhone } from '@/services/upload/links';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { createId } from '@/utils/createId';
import { formatEnvelopeMessage, ignoreShownFailure } from '@/utils/failure';
import { getLocale, translate, useLanguage, useText } from '@/utils/language';
import { readStored, writeStored } from '@/utils/storage';
import styles from './index.module.css';

/** Returns the secret that binds a link to the browser that opened it first; it survives a reload. */
function secretFor(token: string): string {
  const key = `phone ${token}`;
  const secret = readStored(key, 'sessionStorage') ?? createId();
  writeStored(key, secret, 'sessionStorage');
  return secret;
}

/** Page for a phone that scanned the QR code beside an upload field, without sign-in: `#` and the token of the link. */
export default function Phone() {
  const { t } = useLanguage();
  const token = useLocation().hash.slice(1);
  const [secrets] = useState(() => `${token}.${secretFor(token)}`);
  return (
    <div className={styles.phone}>
      <h1>{t('menu.phone')}</h1>
      {token ? <PhoneBox secrets={secrets} /> : <p role="alert">{t('phone.noToken')}</p>}
    </div>
  );
}

/** Upload field of the link, the ways to add files, and the state of each file. */
function PhoneBox({ secrets }: { secrets: string }) {
  const { t } = useLanguage();
  const say = useText();
  const { box, over, isAway, sent, add, send } = usePhoneBox(secrets);
  if (!box && over === undefined)
    return isAway ? <Alert type="warning" showIcon message={t('forms.file.network')} /> : <Spin />;
  return (
    <>
      {box && (
        <div className={styles.box}>
          <p className={styles.program}>{say(box.program)}</p>
          <h2>{say(box.label)}</h2>
          <p className={ways.rules} id="phone-rules">
            {t('phone.rules', { types: box.accept.join(' / '), size: box.max_size_mb, room: box.room })}
          </p>
        </div>
      )}
      {over !== undefined && <Alert type="warning" showIcon message={over} />}
      {box && over === undefined && (
        <>
          {box.accept.includes('pdf') && box.arrived < box.room && (
            <PhotoPaper
              label={say(box.label)}
              maxSizeMb={box.max_size_mb}
              onPaper={(paper) => add([paper])}
            />
          )}
          <Pick accept={box.accept as FileType[]} isFull={box.arrived >= box.room} onPick={add} />
          <p className={ways.rules}>{t('phone.until', { time: formatDateTime(box.expires_at) })}</p>
        </>
      )}
      <p role="status" className={styles.status}>
        {box && box.arrived > 0 && t(box.taken < box.arrived ? 'phone.held' : 'phone.allHeld', box)}
        {box && over !== undefined && box.taken < box.arrived && ` ${t('phone.kept')}`}
      </p>
      <ul className={styles.files}>
        {sent.map((each) => (
          <SentRow key={each.key} sent={each} onRetry={over === undefined ? () => send(each) : undefined} />
        ))}
      </ul>
    </>
  );
}

interface PickProps {
  accept: FileType[];
  isFull: boolean;
  onPick(files: File[]): void;
}

function Pick({ accept, isFull, onPick }: PickProps) {
  const { t } = useLanguage();
  if (isFull) return <Alert type="success" showIcon message={t('phone.full')} />;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onPick([...(target.files ?? [])]);
    target.value = '';
  };
  const input = {
    type: 'file',
    className: ways.input,
    'aria-describedby': 'phone-rules',
    onChange: choose,
  };
  return (
    <div className={ways.pick}>
      {isPictureAccepted({ accept }) && (
        <label className={accept.includes('pdf') ? ways.other : ways.main}>
          <CameraOutlined aria-hidden /> {t(accept.includes('pdf') ? 'phone.picture' : 'forms.file.camera')}
          <input {...input} accept={PICTURES} capture="environment" />
        </label>
      )}
      <label className={ways.other}>
        <FileAddOutlined aria-hidden /> {t('forms.file.choose')}
        <input {...input} accept={buildAcceptAttribute({ accept })} multiple />
      </label>
    </div>
  );
}

function SentRow({ sent, onRetry }: { sent: SentFile; onRetry?: (() => void) | undefined }) {
  const { t } = useLanguage();
  const { file, percent, isThere, problem, isRetryable } = sent;
  return (
    <li>
      <bdi className={styles.name}>{file.name}</bdi>{' '}
      <bdi className={ways.rules}>{formatBytes(file.size)}</bdi>
      {isThere && (
        <span className={styles.there}>
          <CheckCircleOutlined aria-hidden /> {t('phone.sent')}
        </span>
      )}
      {!isThere && !problem && <span className={ways.rules}>{percent}%</span>}
      {problem && (
        <div role="alert" className={styles.problem}>
          {problem}
          {isRetryable && onRetry && (
            <Button size="small" icon={<ReloadOutlined aria-hidden />} onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

const ASK_EVERY_MS = 4_000;

/** File that the person photographed or chose. */
interface SentFile {
  key: string;
  file: File;
  percent: number;
  isThere?: boolean;
  problem?: string;
  isRetryable?: boolean;
}

/** Polls the upload field of a link until the link ends; `over` is the server's message about its end. */
function usePhoneBox(secrets: string) {
  const [box, setBox] = useState<Box>();
  const [over, setOver] = useState<string>();
  const [isAway, setAway] = useState(false);
  const [sent, setSent] = useState<SentFile[]>([]);

  const ask = useCallback(async () => {
    const answer = await call('openPhoneLink', { headers: { [PHONE_HEADER]: secrets } }).catch(
      ignoreShownFailure,
    );
    setAway(!answer);
    if (answer?.code === CODE.success) setBox(answer.data);
    else if (answer) {
      // Last count: the form may have received all files before the link ended.
      const taken = answer.data?.taken;
      if (taken !== undefined) setBox((before) => before && { ...before, taken });
      setOver(formatEnvelopeMessage(answer));
    }
  }, [secrets]);

  useEffect(() => {
    if (over) return undefined;
    ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [ask, over]);

  const patch = (key: string, change: Partial<SentFile>) =>
    setSent((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)));

  const send = async ({ key, file }: SentFile) => {
    patch(key, { percent: 0, problem: undefined, isRetryable: false });
    const { signal } = new AbortController();
    const onProgress = (percent: number) => patch(key, { percent });
    try {
      setBox(await sendFromPhone(file, secrets, { language: getLocale(), signal, onProgress }));
      patch(key, { isThere: true });
    } catch (error) {
      const { reason, message } = error instanceof UploadError ? error : new UploadError('network');
      if (reason === 'over') setOver(message);
      const isRetryable = reason === 'network' || reason === 'busy';
      patch(key, { problem: message || translate('forms.file.network'), isRetryable });
    }
  };

  const add = async (files: File[]) => {
    const fresh = files.map((file): SentFile => ({ key: createId(), file, percent: 0 }));
    setSent((all) => [...all, ...fresh]);
    // Sequential: a phone has a slow connection, and finished files stay even if it breaks.
    for (const each of fresh) await send(each);
  };

  return { box, over, isAway, sent, add, send };
}
