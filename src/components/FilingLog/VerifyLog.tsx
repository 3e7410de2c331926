import { UploadOutlined } from '@ant-design/icons';
import { CODE } from '@domain/api/codes';
import type { LogFileCheck } from '@domain/audit/calls';
import type { LogFile } from '@domain/audit/chain';
import { Alert, Button, Upload } from 'antd';
import { useState } from 'react';
import { call } from '@/utils/call';
import { formatEnvelopeMessage } from '@/utils/failure';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

type Outcome = { name: string } & ({ check: LogFileCheck } | { words: string });

async function contentOf(file: Blob): Promise<object | null> {
  try {
    const content: unknown = JSON.parse(await file.text());
    return typeof content === 'object' ? content : null;
  } catch {
    return null;
  }
}

/** Verifies a downloaded log: intact, or which line was altered or is missing. */
export default function VerifyLog() {
  const { t } = useLanguage();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [busy, setBusy] = useState(false);

  async function ask(file: File): Promise<Outcome> {
    const { name } = file;
    const content = await contentOf(file);
    if (!content) return { name, words: t('center.log.notALog') };
    try {
      const { code, msg, data } = await call('checkLog', { data: content as LogFile });
      if (code === CODE.success && data) return { name, check: data };
      return {
        name,
        words: code === CODE.failure ? t('center.log.notALog') : formatEnvelopeMessage({ msg }),
      };
    } catch {
      return { name, words: t('center.load.failedWhy') };
    }
  }

  const choose = async (file: File) => {
    setBusy(true);
    setOutcome(await ask(file));
    setBusy(false);
  };

  return (
    <div className={styles.check}>
      <p>{t('center.log.checkWhy')}</p>
      <Upload
        accept=".json,application/json"
        showUploadList={false}
        beforeUpload={(file) => {
          choose(file);
          return false;
        }}
      >
        <Button icon={<UploadOutlined aria-hidden />} loading={busy}>
          {t('center.log.choose')}
        </Button>
      </Upload>
      <div role="status">{outcome && <Verdict outcome={outcome} />}</div>
    </div>
  );
}

function Verdict({ outcome }: { outcome: Outcome }) {
  const { t } = useLanguage();
  const name = <bdi>{outcome.name}</bdi>;
  if ('words' in outcome) return <Alert showIcon type="warning" message={outcome.words} description={name} />;
  const { fault, lines, newer } = outcome.check;
  if (fault)
    return <Alert showIcon type="error" message={t(`center.log.${fault.fault}`, fault)} description={name} />;
  return (
    <Alert
      showIcon
      type="success"
      message={t('center.log.whole', { count: lines })}
      description={
        <>
          {name} {newer > 0 && t('center.log.newer', { count: newer })}
        </>
      }
    />
  );
}
