import type { Form } from '@domain/definition';
import type { AnswerRenewal } from '@domain/filing/renewals';
import { getSectionShortTitle } from '@domain/filing/sections';
import { Button } from 'antd';
import { Link } from 'umi';
import { Panel } from '@/components/Page';
import { useFormSession } from '@/filling/form/session';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import type { PendingRenewals } from '@/filling/hooks/useRenewals';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import styles from './index.module.css';

interface RenewalsProps {
  form: Form;
  navigation: FormNavigation;
}

/** Overview of what a copied filing took over, and what must be renewed in it; nothing for filings that are no copy. */
export default function RenewalsPanel({ form, navigation }: RenewalsProps) {
  const { renewals } = useFormSession();
  const { t } = useLanguage();
  const batchName = useBatchName();
  if (!renewals) return null;
  const { origin, pending } = renewals;
  const from = batchName(origin.from.batch);
  return (
    <div className={styles.panel}>
      <Panel
        id="form-renewals"
        title={t('renew.title', { from })}
        extra={
          <span role="status" className={styles.sum}>
            {t('renew.sections', { count: origin.sections })}
            {' · '}
            {pending.length > 0 ? t('renew.count', { count: pending.length }) : t('renew.none')}
          </span>
        }
      >
        {pending.length > 0 && (
          <ul className={styles.list}>
            {pending.map((renewal) => (
              <RenewalLine
                key={renewal.id}
                renewal={renewal}
                renewals={renewals}
                section={form.sections.find(({ key }) => key === renewal.section)}
                to={navigation.hrefOf({ section: renewal.section, path: renewal.paths[0] ?? '' })}
              />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

interface RenewalLineProps {
  renewal: AnswerRenewal;
  renewals: PendingRenewals;
  /** Named before the field; absent within the section itself. */
  section?: Form['sections'][number] | undefined;
  to: string;
}

function RenewalLine({ renewal, renewals, section, to }: RenewalLineProps) {
  const { t, say } = useLanguage();
  const { id, label, reason, paths, mayStay } = renewal;
  const name = say(label);
  const isWhole = id === renewal.section;
  const place =
    section && !isWhole ? t('labelled', { name: say(getSectionShortTitle(section)), value: name }) : name;
  const keep = async () => {
    if (!(await renewals.keep(id, true))) return;
    feedback.undoable({
      title: t('renew.kept', { name }),
      undo: () => renewals.keep(id, false),
    });
  };
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        <Link to={to}>{place}</Link>
        {paths.length > 1 && (
          <span className={styles.aside}>{t('renew.places', { count: paths.length })}</span>
        )}
      </span>
      <span className={styles.aside}>{t(`renew.reason.${reason}`)}</span>
      {mayStay && (
        <Button size="small" aria-label={t('renew.keepNamed', { name })} onClick={keep}>
          {t('renew.keep')}
        </Button>
      )}
    </li>
  );
}

/** Answers to renew in one section, above its fields. */
export function SectionRenewals({ section, navigation }: { section: string; navigation: FormNavigation }) {
  const { renewals } = useFormSession();
  const { t } = useLanguage();
  const own = renewals?.pending.filter((renewal) => renewal.section === section) ?? [];
  if (!renewals || own.length === 0) return null;
  return (
    <section className={styles.notice} aria-label={t('renew.here', { count: own.length })}>
      <p className={styles.title}>{t('renew.here', { count: own.length })}</p>
      <ul className={styles.list}>
        {own.map((renewal) => (
          <RenewalLine
            key={renewal.id}
            renewal={renewal}
            renewals={renewals}
            to={navigation.hrefOf({ section, path: renewal.paths[0] ?? '' })}
          />
        ))}
      </ul>
    </section>
  );
}
