import { auditActionText } from '@domain/audit/action-names';
import type { CompanyLogLine, CompanyLogQuery } from '@domain/calls/managed-companies';
import { Radio } from 'antd';
import { useState } from 'react';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import ChangedFields from '@/components/CompanyProfile/ChangedFields';
import WhoAndWhen from '@/components/CompanyProfile/WhoAndWhen';
import EmptyHint from '@/components/EmptyHint';
import Pages from '@/components/Pages';
import { fetchCompanyLog } from '@/services/managedCompanies';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

type About = CompanyLogQuery['about'];

/** Changes of the company, or everything done with its filings and accounts, newest first. */
export default function Log({ company }: { company: string }) {
  const { t } = useLanguage();
  const [{ about, current }, ask] = useState({ about: 'profile' as About, current: 1 });
  const log = useRead(fetchCompanyLog, company, { about, current });
  return (
    <>
      <Radio.Group
        aria-label={t('companies.log.about')}
        optionType="button"
        value={about}
        onChange={({ target }) => ask({ about: target.value, current: 1 })}
        options={[
          { value: 'profile', label: t('companies.log.profile') },
          { value: 'everything', label: t('companies.log.everything') },
        ]}
      />
      <AsyncView resource={log}>
        {({ list, total }) => (
          <>
            {total === 0 && <EmptyHint text={t('companies.log.none')} />}
            <ol className={styles.log} aria-label={t('companies.log')}>
              {list.map((line) => (
                <li key={line.id}>
                  <Line line={line} />
                </li>
              ))}
            </ol>
            <Pages current={current} total={total} onChange={(next) => ask({ about, current: next })} />
          </>
        )}
      </AsyncView>
    </>
  );
}

function Line({ line: { at, actor, action, subject, comment, changes } }: { line: CompanyLogLine }) {
  const say = useText();
  return (
    <>
      <WhoAndWhen at={at} actor={actor} />
      <p>
        <strong>{say(auditActionText(action))}</strong>
        {subject?.kind === 'filing' && (
          <Link to={`/review/filing?id=${subject.id}`}>
            <bdi>{subject.name}</bdi>
          </Link>
        )}
        {subject?.kind === 'user' && <bdi>{subject.name}</bdi>}
        {comment && <bdi>{comment}</bdi>}
      </p>
      {changes.length > 0 && <ChangedFields time={beijingMinutes(at)} changes={changes} />}
    </>
  );
}
