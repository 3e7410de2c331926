import { CopyOutlined } from '@ant-design/icons';
import { ONE_TIME_HOURS } from '@domain/accounts/one-time-password';
import { Alert, Button, Modal } from 'antd';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import styles from './index.less';

export interface Secret {
  id: string;
  username: string;
  password: string;
}

interface Refusal {
  id: string;
  name: string;
  why: string;
}

export interface Told {
  title: string;
  secrets: Secret[];
  refused: Refusal[];
}

const copy = async (text: string, [done, failed]: [string, string]) => {
  try {
    await navigator.clipboard.writeText(text);
    feedback.success(done);
  } catch {
    feedback.error(failed);
  }
};

/**
 * One-time passwords, which are kept nowhere and told this once: the dialog closes only by the button that says so. What
 * was refused stands beside them, each with its reason.
 */
export default function Secrets({ told, onClose }: { told: Told | null; onClose: () => void }) {
  const { t } = useLanguage();
  const said: [string, string] = [t('secret.copied'), t('secret.copyFailed')];
  const secrets = told?.secrets ?? [];
  return (
    <Modal
      open={told !== null}
      title={told?.title}
      closable={false}
      maskClosable={false}
      keyboard={secrets.length === 0}
      onCancel={onClose}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={onClose}>
          {t(secrets.length > 0 ? 'secret.kept' : 'secret.close')}
        </Button>
      }
    >
      {secrets.length > 0 && (
        <>
          <Alert type="warning" showIcon role="note" message={t('secret.once', { hours: ONE_TIME_HOURS })} />
          <ul className={styles.list}>
            {secrets.map(({ id, username, password }) => (
              <li key={id}>
                <span>
                  <bdi>{username}</bdi>
                </span>
                <code>{password}</code>
                <Button
                  icon={<CopyOutlined aria-hidden />}
                  aria-label={t('secret.copyOf', { name: username })}
                  onClick={() => copy(password, said)}
                >
                  {t('secret.copy')}
                </Button>
              </li>
            ))}
          </ul>
          {secrets.length > 1 && (
            <Button
              onClick={() =>
                copy(secrets.map(({ username, password }) => `${username}\t${password}`).join('\n'), said)
              }
            >
              {t('secret.copyAll')}
            </Button>
          )}
        </>
      )}
      {told && told.refused.length > 0 && (
        <section className={styles.refused}>
          <h3>{t('secret.refused', { count: told.refused.length })}</h3>
          <ul>
            {told.refused.map(({ id, name, why }) => (
              <li key={id}>
                <bdi>{name}</bdi>: {why}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Modal>
  );
}
