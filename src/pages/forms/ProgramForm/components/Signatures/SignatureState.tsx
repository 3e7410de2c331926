import type { SignatoryData } from '@domain/filing/signatory-calls';
import { Tag } from 'antd';
import SignedBy from '@/components/Submissions/SignedBy';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** State of the signature of a role: given, declined with the reason, or missing, with the people who are to give it. */
export default function SignatureState({ hand }: { hand: SignatoryData }) {
  const { t } = useLanguage();
  const { signature, declined, due, holders } = hand;
  if (signature)
    return (
      <span className={styles.standing}>
        <Tag color="success">{t('forms.hands.signed')}</Tag>
        <SignedBy signature={signature} />
      </span>
    );
  if (declined) return <Refusal declined={declined} />;
  return (
    <span className={styles.standing}>
      <Tag color={due ? 'warning' : 'default'}>{t(due ? 'forms.hands.due' : 'forms.hands.later')}</Tag>
      {holders.length > 0 ? (
        <bdi>{holders.map(({ name }) => name).join(t('list.comma'))}</bdi>
      ) : (
        <span>{t('forms.hands.nobody')}</span>
      )}
    </span>
  );
}

function Refusal({ declined: { name, at, reason } }: { declined: NonNullable<SignatoryData['declined']> }) {
  const { t } = useLanguage();
  return (
    <span className={styles.standing}>
      <Tag color="error">{t('forms.hands.declined')}</Tag>
      <bdi>{name}</bdi>
      <time dir="auto" dateTime={at}>
        {formatDateTime(at)}
      </time>
      <span className={styles.reason}>
        <span>{t('forms.hands.declinedFor')}</span>
        <span dir="auto">{reason}</span>
      </span>
    </span>
  );
}
