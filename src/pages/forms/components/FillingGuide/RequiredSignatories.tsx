import { SafetyCertificateOutlined } from '@ant-design/icons';
import type { FillingGuide } from '@domain/filing/guide-calls';
import { signatoryNames } from '@domain/workflow/signatories';
import { Link } from 'umi';
import { useRightCheck } from '@/models/useRightCheck';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

type RequiredSignatory = NonNullable<FillingGuide['signatories']>[number];

/** Who of the company has to sign before a submission, told before anything is filled in; nothing where nobody has to. */
export default function RequiredSignatories({ guide }: { guide: FillingGuide | undefined }) {
  const { t } = useLanguage();
  const say = useText();
  const namesPeople = useRightCheck()('users.manage');
  const signatories = guide?.signatories ?? [];
  if (signatories.length === 0) return null;
  // The filler is whoever fills the filing in: nobody is named for it.
  const describe = ({ hand, names }: RequiredSignatory) =>
    hand === 'filler'
      ? say(signatoryNames[hand])
      : t('forms.hands.who', {
          hand: say(signatoryNames[hand]),
          name: names.length > 0 ? names.join(t('list.comma')) : t('guide.signs.nobody'),
        });
  const isOpen = signatories.some(({ hand, names }) => hand !== 'filler' && names.length === 0);
  return (
    <p className={styles.time}>
      <SafetyCertificateOutlined aria-hidden />
      <span>{t('guide.signs', { who: signatories.map(describe).join(t('list.comma')) })}</span>
      {isOpen &&
        (namesPeople ? (
          <Link to="/enterpriseCenter/users">{t('guide.signs.name')}</Link>
        ) : (
          <span className={styles.aside}>{t('guide.signs.ask')}</span>
        ))}
    </p>
  );
}
