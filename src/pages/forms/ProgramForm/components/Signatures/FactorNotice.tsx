import { Link, useLocation } from 'umi';
import { useLanguage } from '@/utils/language';

/** Tells a signatory from the start that the own account needs a second factor, with the way there and back. */
export default function FactorNotice() {
  const { t } = useLanguage();
  const { pathname, search } = useLocation();
  const back = encodeURIComponent(`${pathname}${search}#form-hands`);
  return (
    <p role="status">
      {t('forms.hands.factor')}{' '}
      <Link to={`/enterpriseCenter/account?back=${back}#second-factor`}>{t('forms.hands.setFactor')}</Link>
    </p>
  );
}
