import { SEAL_PICTURE } from '@domain/document/seal';
import type { OfficeSealData } from '@domain/document/seal-calls';
import { Alert, Button } from 'antd';
import { useRef, useState } from 'react';
import AsyncView from '@/components/AsyncView';
import FileInput from '@/components/Controls/FileInput';
import { FactList, type PageFact, Panel } from '@/components/Page';
import { saveSealPicture } from '@/services/upload/seal';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import type { Resource } from '@/utils/useRead';
import styles from './index.module.css';

/** Certificate that documents are sealed with, and the picture of the seal on letters. */
export default function SealPanel({ seal }: { seal: Resource<OfficeSealData> }) {
  const { t } = useLanguage();
  return (
    <Panel id="seal" title={t('house.seal')}>
      <AsyncView resource={seal}>
        {(data) => (
          <>
            <SealState seal={data} />
            {data.kind !== 'off' && <Picture seal={data} onChange={(next) => seal.change(next)} />}
          </>
        )}
      </AsyncView>
    </Panel>
  );
}

function SealState({ seal: { kind, address, fault, certificate } }: { seal: OfficeSealData }) {
  const { t } = useLanguage();
  const facts: PageFact[] = certificate
    ? [
        [t('house.seal.name'), certificate.name],
        [t('house.seal.validTo'), formatDateTime(certificate.valid_to)],
        [
          t('house.seal.fingerprint'),
          <bdi key="fingerprint" className={styles.fingerprint}>
            {certificate.fingerprint}
          </bdi>,
        ],
      ]
    : [];
  return (
    <>
      <p>
        {t(`house.seal.${kind}`)} {kind !== 'own' && address && <bdi>{address}</bdi>}
      </p>
      {fault && (
        <Alert type="error" showIcon message={t('house.seal.away')} description={<bdi>{fault}</bdi>} />
      )}
      {facts.length > 0 && <FactList facts={facts} />}
    </>
  );
}

function Picture({ seal, onChange }: { seal: OfficeSealData; onChange(seal: OfficeSealData): void }) {
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { picture, picture_updated_at: at, picture_updated_by: by } = seal;
  async function change(sent: Parameters<typeof mutate<OfficeSealData>>[0]) {
    setBusy(true);
    const saved = await mutate(sent, { afterwards: () => setBusy(false) });
    if (saved) onChange(saved);
  }
  return (
    <>
      <p className={styles.pictureUse}>
        {t('house.seal.pictureUse', {
          side: SEAL_PICTURE.sideAtMost,
          kb: SEAL_PICTURE.bytesAtMost / 1024,
        })}
      </p>
      {picture && (
        <img className={styles.seal} src={`data:image/png;base64,${picture}`} alt={t('house.seal.picture')} />
      )}
      <div className={styles.foot}>
        <Button loading={isBusy} onClick={() => input.current?.click()}>
          {t(picture ? 'house.seal.replace' : 'house.seal.choose')}
        </Button>
        <FileInput
          ref={input}
          className={styles.input}
          tabIndex={-1}
          aria-label={t('house.seal.choose')}
          accept=".png,image/png"
          onChoose={(file) => change(saveSealPicture(file))}
        />
        {picture && (
          <Button danger disabled={isBusy} onClick={() => void change(call('removeSealPicture'))}>
            {t('house.seal.remove')}
          </Button>
        )}
        {at && (
          <span className={styles.quiet}>
            {t('calendar.updated', { at: formatDateTime(at), by: by ?? '' })}
          </span>
        )}
      </div>
    </>
  );
}
