import { roleNames } from '@domain/accounts/roles';
import type { CompanyChange } from '@domain/company/calls';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

const isRole = (code: string): code is keyof typeof roleNames => code in roleNames;

/** Time, person and role of an action on a company. */
export default function ActorAndTime({ at, actor }: Pick<CompanyChange, 'at' | 'actor'>) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <p className={styles.who}>
      <time dir="auto" dateTime={at}>
        {formatDateTime(at)}
      </time>
      <bdi>{actor.role === 'system' ? t('center.info.bySystem') : actor.name}</bdi>
      {isRole(actor.role) && <span>{say(roleNames[actor.role])}</span>}
    </p>
  );
}
