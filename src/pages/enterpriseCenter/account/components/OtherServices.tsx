import type { OidcBinding } from '@domain/calls/oidc';
import type { PasswordProof as Proof } from '@domain/calls/second-factors';
import { Button } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import { Panel } from '@/components/Page';
import PasswordProof from '@/components/SecondFactor/PasswordProof';
import FormModal from '@/components/ValidatedForm/FormModal';
import { bindOidc, fetchOidcBindings, unbindOidc } from '@/services/oidc';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { keepOidc, keptOidc, useOtherServices } from '@/utils/otherServices';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

/** Accounts at other services that sign in to this one; who came from one without being known binds it here. */
export default function OtherServices() {
  const { t } = useLanguage();
  const isOffered = useOtherServices().length > 0;
  const bindings = useRead(isOffered ? fetchOidcBindings : null);
  const [toBind, setToBind] = useState(() => keptOidc('oidc_bind'));
  const [toUnbind, setToUnbind] = useState<OidcBinding | null>(null);

  const leave = () => {
    keepOidc('oidc_bind', null);
    setToBind(null);
    setToUnbind(null);
  };
  const settle = async (done: unknown) => {
    if (done === undefined) return;
    leave();
    await bindings.reload();
  };
  const bind = async ({ password }: Proof) =>
    toBind && settle(await mutate(bindOidc({ ticket: toBind.ticket, password })));
  const unbind = async ({ password }: Proof) =>
    toUnbind && settle(await mutate(unbindOidc(toUnbind.id, password)));

  if (!isOffered) return null;
  return (
    <Panel id="other-services" title={t('account.otherServices')}>
      <p className={styles.quiet}>{t('account.otherServicesWhy')}</p>
      <AsyncView resource={bindings}>
        {(list) => (
          <ul className={styles.rows}>
            {list.map((binding) => (
              <li key={binding.id}>
                <div>
                  <strong>
                    <bdi>{binding.name}</bdi>
                  </strong>
                  <p>{t('account.boundAt', { at: beijingMinutes(binding.created_at) })}</p>
                </div>
                <Button
                  danger
                  aria-label={`${t('account.unbind')} ${binding.name}`}
                  onClick={() => setToUnbind(binding)}
                >
                  {t('account.unbind')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
      <FormModal<Proof>
        open={toBind !== null}
        title={t('account.bind.ask', { name: toBind?.name ?? '' })}
        okText={t('account.bind')}
        requiredMark={false}
        onCancel={leave}
        onFinish={bind}
      >
        <PasswordProof />
      </FormModal>
      <FormModal<Proof>
        open={toUnbind !== null}
        title={t('account.unbind.ask', { name: toUnbind?.name ?? '' })}
        okText={t('account.unbind')}
        danger
        requiredMark={false}
        onCancel={leave}
        onFinish={unbind}
      >
        <PasswordProof />
      </FormModal>
    </Panel>
  );
}
