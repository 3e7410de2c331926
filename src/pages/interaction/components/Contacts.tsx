import { programs } from '@domain/programs/index.generated';
import { useSelector } from 'umi';
import AsyncView from '@/components/AsyncView';
import { Hotline } from '@/components/HelpLine';
import type { RootState } from '@/models/connect';
import { fetchDepartments } from '@/services/accounts';
import { fetchCompanyInfo } from '@/services/company';
import { useHouse } from '@/utils/house';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

/** Contacts by subject: the department in charge first, then the city. */
export default function Contacts() {
  const { t, say } = useLanguage();
  const departments = useRead(fetchDepartments);
  const { office, address } = useHouse();
  return (
    <>
      <dl className={styles.contacts}>
        <div>
          <dt>{t('center.help.first')}</dt>
          <dd>
            <OwnDepartment names={new Map(departments.data?.map(({ value, label }) => [value, label]))} />
            <p className={styles.quiet}>{t('center.help.first.why')}</p>
          </dd>
        </div>
        <div>
          <dt>{t('center.help.city')}</dt>
          <dd>
            <strong>{say(office)}</strong>
            <p>
              <Hotline />
            </p>
            {address && (
              <p>
                <bdi>{address}</bdi>
              </p>
            )}
            <p className={styles.quiet}>{t('center.help.city.why')}</p>
          </dd>
        </div>
        <div>
          <dt>{t('center.help.programs')}</dt>
          <dd>
            <Programs />
          </dd>
        </div>
      </dl>
      <details className={styles.question}>
        <summary>{t('center.help.departments')}</summary>
        <AsyncView resource={departments}>
          {(list) => (
            <ul className={styles.departments}>
              {list.map(({ value, label }) => (
                <li key={value}>{label}</li>
              ))}
            </ul>
          )}
        </AsyncView>
      </details>
    </>
  );
}

/** The department that reviews this company's filings first. */
function OwnDepartment({ names }: { names: Map<string | number, string> }) {
  const { t } = useLanguage();
  const company = useSelector((state: RootState) => state.user.currentUser?.company?.id);
  const { data } = useRead(company ? fetchCompanyInfo : null, company ?? '');
  const name = names.get(String(data?.data.department ?? ''));
  return name ? <strong>{name}</strong> : <span>{t('center.help.anyDepartment')}</span>;
}

function Programs() {
  const { t } = useLanguage();
  const say = useText();
  return (
    <ul className={styles.programs}>
      {programs.map(({ key, title, review }) => (
        <li key={key}>
          <strong>{say(title)}</strong>
          <span className={styles.quiet}>
            {[
              t('center.help.step.first'),
              t('center.help.step.city'),
              review.expertReview && t('center.help.step.experts'),
              review.publicNotice && t('center.help.step.notice'),
            ]
              .filter(Boolean)
              .join(' › ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
