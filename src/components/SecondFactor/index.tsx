import { factorNames } from '@domain/accounts/second-factor';
import type {
  FactorsData,
  PasswordProof as Proof,
  RegisteredFactor,
} from '@domain/accounts/second-factor-calls';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useDispatch } from 'umi';
import AsyncView from '@/components/AsyncView';
import FormModal from '@/components/ValidatedForm/FormModal';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { type Resource, useRead } from '@/utils/useRead';
import { AddApp, AddPasskey, FactorName } from './AddFactor';
import styles from './index.module.css';
import PasswordProof from './PasswordProof';
import { canUsePasskeys } from './passkeys';
import RecoveryCodes from './RecoveryCodes';

type Open =
  | { dialog: 'app' | 'passkey' | 'codes' }
  | { dialog: 'remove' | 'rename'; factor: RegisteredFactor }
  | null;

/** Second factors of the signed-in person's account. A person who was required to set one up continues from here. */
export default function SecondFactor() {
  const dispatch = useDispatch();
  const factors = useRead('factors');
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => setOpen(null);
  const follow = () => {
    factors.reload();
    dispatch({ type: 'user/fetchCurrentUser' });
  };
  /** Shows new recovery codes first, so that the person can note them before the page moves on. */
  const added = (told: string[] | null) => {
    close();
    if (told) setCodes(told);
    else follow();
  };

  return (
    <>
      <AsyncView resource={factors}>{(data) => <List data={data} onOpen={setOpen} />}</AsyncView>
      <AddApp open={open?.dialog === 'app'} onClose={close} onAdded={added} />
      <AddPasskey open={open?.dialog === 'passkey'} onClose={close} onAdded={added} />
      <Changes open={open} factors={factors} onClose={close} onCodes={added} />
      <RecoveryCodes
        codes={codes}
        onClose={() => {
          setCodes(null);
          follow();
        }}
      />
    </>
  );
}

function List({ data, onOpen }: { data: FactorsData; onOpen(open: Open): void }) {
  const { t, say } = useLanguage();
  return (
    <>
      {data.required && <p className={styles.lead}>{t('factor.required')}</p>}
      <div className={styles.actions}>
        <Button onClick={() => onOpen({ dialog: 'app' })}>{t('factor.addApp')}</Button>
        {canUsePasskeys() && (
          <Button onClick={() => onOpen({ dialog: 'passkey' })}>{t('factor.addPasskey')}</Button>
        )}
        {data.list.length > 0 && (
          <Button onClick={() => onOpen({ dialog: 'codes' })}>{t('factor.newCodes')}</Button>
        )}
      </div>
      {data.list.length > 0 && <p>{t('factor.codesLeft', { count: data.recovery_codes })}</p>}
      <ul className={styles.rows}>
        {data.list.map((factor) => (
          <li key={factor.id}>
            <div>
              <strong>
                <bdi>{factor.name}</bdi>
              </strong>{' '}
              <Tag>{say(factorNames[factor.kind])}</Tag>
              <p>
                {factor.last_used_at
                  ? t('factor.lastUsed', { at: formatDateTime(factor.last_used_at) })
                  : t('factor.since', { at: formatDateTime(factor.created_at) })}
              </p>
            </div>
            <div className={styles.actions}>
              <Button
                aria-label={`${t('factor.rename')} ${factor.name}`}
                onClick={() => onOpen({ dialog: 'rename', factor })}
              >
                {t('factor.rename')}
              </Button>
              <Button
                danger
                aria-label={`${t('common.remove')} ${factor.name}`}
                onClick={() => onOpen({ dialog: 'remove', factor })}
              >
                {t('common.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChangesProps {
  open: Open;
  factors: Resource<FactorsData>;
  onClose(): void;
  onCodes(codes: string[] | null): void;
}

/** Dialogs for renaming and removing a factor and for new recovery codes. */
function Changes({ open, factors, onClose, onCodes }: ChangesProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const removed = open?.dialog === 'remove' ? open.factor : null;
  const renamed = open?.dialog === 'rename' ? open.factor : null;

  const settle = async (done: unknown) => {
    if (done === undefined) return;
    onClose();
    await factors.reload();
  };
  const remove = async (proof: Proof) => {
    if (!removed) return;
    await settle(await mutate(call('removeFactor', { path: { id: removed.id }, data: proof })));
    dispatch({ type: 'user/fetchCurrentUser' });
  };
  const rename = async (said: { name: string }) => {
    if (renamed) await settle(await mutate(call('renameFactor', { path: { id: renamed.id }, data: said })));
  };
  const renew = async (proof: Proof) => {
    const data = await mutate(call('newRecoveryCodes', { data: proof }));
    if (data) onCodes(data.recovery_codes);
  };

  return (
    <>
      <FormModal<Proof>
        open={removed !== null}
        title={t('factor.remove.ask', { name: removed?.name ?? '' })}
        okText={t('common.remove')}
        danger
        requiredMark={false}
        onCancel={onClose}
        onFinish={remove}
      >
        <p className={styles.lead}>{t('factor.remove.effect')}</p>
        <PasswordProof />
      </FormModal>
      <FormModal<{ name: string }>
        open={renamed !== null}
        title={t('factor.rename')}
        okText={t('common.save')}
        requiredMark={false}
        initialValues={{ name: renamed?.name }}
        onCancel={onClose}
        onFinish={rename}
      >
        <FactorName />
      </FormModal>
      <FormModal<Proof>
        open={open?.dialog === 'codes'}
        title={t('factor.newCodes')}
        okText={t('factor.newCodes')}
        requiredMark={false}
        onCancel={onClose}
        onFinish={renew}
      >
        <p className={styles.lead}>{t('factor.newCodesEffect')}</p>
        <PasswordProof />
      </FormModal>
    </>
  );
}
