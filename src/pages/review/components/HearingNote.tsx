import type { AppealHearing } from '@domain/appeals/appeal';
import { Link } from 'umi';
import { useRightCheck } from '@/models/useRightCheck';
import { useLanguage } from '@/utils/language';

/** Says of an appeal that another person hears it, or that nobody may yet, and where that is mended; nothing to its judge. */
export default function HearingNote({ hearing }: { hearing: AppealHearing }) {
  const { t } = useLanguage();
  const mayOpenAccounts = useRightCheck()('companies.manage');
  if (hearing === 'took_part') return t('review.grave.tookPart');
  if (hearing !== 'nobody') return null;
  return (
    <>
      {t('review.grave.noJudge')} {mayOpenAccounts && <Link to="/system/users">{t('menu.users')}</Link>}
    </>
  );
}
