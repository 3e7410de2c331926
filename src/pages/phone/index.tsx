import { CameraOutlined, CheckCircleOutlined, FileAddOutlined, ReloadOutlined } from '@ant-design/icons';
import type { FileType } from '@domain/definition';
import { Alert, Button, Spin } from 'antd';
import { type ChangeEvent, useState } from 'react';
import { useLocation } from 'umi';
import { acceptOf, PICTURES, readableSize, takesPictures } from '@/filling/attachments/rules';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { newId } from '@/utils/newId';
import { readStored, writeStored } from '@/utils/storage';
import { type Sent, usePhoneBox } from './components/usePhoneBox';
import styles from './index.module.css';

/** The secret by which this browser keeps a link that it opened first, also when the page is loaded anew. */
function secretFor(token: string): string {
  const key = `phone ${token}`;
  const secret = readStored(key, 'sessionStorage') ?? newId();
  writeStored(key, secret, 'sessionStorage');
  return secret;
}

/** For the phone that scanned the code beside a box of a form, without signing in: `#` and the token of the link. */
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

/** The box that the link leads to, the ways to bring files there, and what became of each. */
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
          <p className={styles.rules} id="phone-rules">
            {t('phone.rules', { types: box.accept.join(' / '), size: box.max_size_mb, room: box.room })}
          </p>
        </div>
      )}
      {over !== undefined && <Alert type="warning" showIcon message={over} />}
      {box && over === undefined && (
        <>
          <Pick accept={box.accept as FileType[]} isFull={box.arrived >= box.room} onPick={add} />
          <p className={styles.rules}>{t('phone.until', { time: beijingMinutes(box.expires_at) })}</p>
        </>
      )}
      <p role="status" className={styles.status}>
        {box && box.arrived > 0 && t('phone.held', { arrived: box.arrived, taken: box.taken })}
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
    className: styles.input,
    'aria-describedby': 'phone-rules',
    onChange: choose,
  };
  return (
    <div className={styles.pick}>
      {takesPictures({ accept }) && (
        <label className={styles.main}>
          <CameraOutlined aria-hidden /> {t('forms.file.camera')}
          <input {...input} accept={PICTURES} capture="environment" />
        </label>
      )}
      <label className={styles.other}>
        <FileAddOutlined aria-hidden /> {t('forms.file.choose')}
        <input {...input} accept={acceptOf({ accept })} multiple />
      </label>
    </div>
  );
}

function SentRow({ sent, onRetry }: { sent: Sent; onRetry?: (() => void) | undefined }) {
  const { t } = useLanguage();
  const { file, percent, isThere, problem, isRetryable } = sent;
  return (
    <li>
      <bdi className={styles.name}>{file.name}</bdi>{' '}
      <bdi className={styles.rules}>{readableSize(file.size)}</bdi>
      {isThere && (
        <span className={styles.there}>
          <CheckCircleOutlined aria-hidden /> {t('phone.sent')}
        </span>
      )}
      {!isThere && !problem && <span className={styles.rules}>{percent}%</span>}
      {problem && (
        <div role="alert" className={styles.problem}>
          {problem}
          {isRetryable && onRetry && (
            <Button size="small" icon={<ReloadOutlined aria-hidden />} onClick={onRetry}>
              {t('forms.file.retry')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
