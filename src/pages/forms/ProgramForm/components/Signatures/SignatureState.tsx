import type { SignatoryData } from '@domain/filing/signatory-calls';
import { Tag } from 'antd';
import SignedBy from '@/components/Submissions/SignedBy';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** State of the signature of a role: given, declined with the reason, or missing, with the people who are to give it and a former refusal. */
export default function SignatureState({ hand }: { hand: SignatoryData }) {
  const { t } = useLanguage();
  const { signature, declined, former_refusal: former, due, holders } = hand;
  const names = holders.map(({ name }) => name).join(t('list.comma'));
  if (signature)
    return (
      <span className={styles.standing}>
        <Tag color="success">{t('forms.hands.signed')}</Tag>
        <SignedBy signature={signature} />
      </span>
    );
  if (declined)
    return (
      <span className={styles.standing}>
        <Tag color="error">{t('forms.hands.declined')}</Tag>
        <RefusalDetails refusal={declined} />
      </span>
    );
  return (
    <span className={styles.standing}>
      <Tag color={due ? 'warning' : 'default'}>{t(due ? 'forms.hands.due' : 'forms.hands.later')}</Tag>
      {names ? <bdi>{names}</bdi> : <span>{t('forms.hands.nobody')}</span>}
      {former && (
        <span className={styles.former}>
          <span>{t('forms.hands.formerlyDeclined')}</span>
          <RefusalDetails refusal={former} />
          {names && <span className={styles.next}>{t('forms.hands.readAgain', { names })}</span>}
        </span>
      )}
    </span>
  );
}

type RefusalData = NonNullable<SignatoryData['declined']>;

/** Who declined to sign, when and why. */
function RefusalDetails({ refusal: { name, at, reason } }: { refusal: RefusalData }) {
  const { t } = useLanguage();
  return (
    <>
      <bdi>{name}</bdi>
      <time dir="auto" dateTime={at}>
        {formatDateTime(at)}
      </time>
      <span className={styles.reason}>
        <span>{t('forms.hands.declinedFor')}</span>
        <span dir="auto">{reason}</span>
      </span>
    </>
  );
}
