import { CopyOutlined, LinkOutlined } from '@ant-design/icons';
import { createInvitationLink } from '@domain/accounts/invitation';
import { ONE_TIME_HOURS } from '@domain/accounts/one-time-password';
import { Alert, Button } from 'antd';
import Dialog from '@/components/Controls/Dialog';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import InviteBySms from './InviteBySms';
import styles from './index.module.css';

interface OneTimePassword {
  id: string;
  username: string;
  password: string;
}

interface Refusal {
  id: string;
  name: string;
  why: string;
}

export interface BulkOutcome {
  title: string;
  passwords: OneTimePassword[];
  refused: Refusal[];
  /** True where the dialog also offers to send each invitation by SMS. */
  invitesBySms?: boolean;
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
 * Dialog with one-time passwords and the invitation link of each person. The passwords are stored nowhere and shown only
 * here, so the dialog closes only by its button. Refused accounts are listed with them, each with its reason.
 */
export default function OneTimePasswords({
  outcome,
  onClose,
}: {
  outcome: BulkOutcome | null;
  onClose: () => void;
}) {
  const { t } = useLanguage();
  const said: [string, string] = [t('secret.copied'), t('secret.copyFailed')];
  const passwords = outcome?.passwords ?? [];
  return (
    <Dialog
      open={outcome !== null}
      title={outcome?.title}
      closable={false}
      maskClosable={false}
      keyboard={passwords.length === 0}
      onCancel={onClose}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={onClose}>
          {t(passwords.length > 0 ? 'secret.kept' : 'common.close')}
        </Button>
      }
    >
      {passwords.length > 0 && (
        <>
          <Alert type="warning" showIcon role="note" message={t('secret.once', { hours: ONE_TIME_HOURS })} />
          <ul className={styles.list}>
            {passwords.map(({ id, username, password }) => (
              <li key={id}>
                <span>
                  <bdi>{username}</bdi>
                </span>
                <code>{password}</code>
                <Button
                  type="primary"
                  icon={<LinkOutlined aria-hidden />}
                  aria-label={t('secret.linkOf', { name: username })}
                  onClick={() =>
                    copy(createInvitationLink(window.location.origin, { username, password }), said)
                  }
                >
                  {t('secret.link')}
                </Button>
                <Button
                  icon={<CopyOutlined aria-hidden />}
                  aria-label={t('secret.copyOf', { name: username })}
                  onClick={() => copy(password, said)}
                >
                  {t('secret.copy')}
                </Button>
                {outcome?.invitesBySms && <InviteBySms id={id} username={username} password={password} />}
              </li>
            ))}
          </ul>
          {passwords.length > 1 && (
            <Button
              onClick={() =>
                copy(passwords.map(({ username, password }) => `${username}\t${password}`).join('\n'), said)
              }
            >
              {t('secret.copyAll')}
            </Button>
          )}
        </>
      )}
      {outcome && outcome.refused.length > 0 && (
        <section className={styles.refused}>
          <h3>{t('secret.refused', { count: outcome.refused.length })}</h3>
          <ul>
            {outcome.refused.map(({ id, name, why }) => (
              <li key={id}>
                <bdi>{name}</bdi>: {why}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
