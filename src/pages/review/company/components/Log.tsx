import { roleNames } from '@domain/accounts/roles';
import type { CompanyLogLine, CompanyLogQuery } from '@domain/api/calls/managed-companies';
import { PAGE_SIZE } from '@domain/api/codes';
import { auditActionText } from '@domain/audit/action-names';
import { Pagination, Radio } from 'antd';
import { useCallback, useState } from 'react';
import { Link } from 'umi';
import ChangedFields from '@/components/CompanyProfile/ChangedFields';
import EmptyHint from '@/components/EmptyHint';
import Loaded from '@/components/Loaded';
import { fetchCompanyLog } from '@/services/managed-companies';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useResource } from '@/utils/useResource';
import styles from '../index.less';

type About = CompanyLogQuery['about'];

/** What was changed in the company, or everything that was done with what belongs to it, newest first. */
export default function Log({ company }: { company: string }) {
  const { t } = useLanguage();
  const [{ about, current }, ask] = useState({ about: 'profile' as About, current: 1 });
  const log = useResource(
    useCallback(() => fetchCompanyLog(company, { about, current }), [company, about, current]),
  );
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
      <Loaded resource={log}>
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
            <Pagination
              hideOnSinglePage
              align="end"
              current={current}
              pageSize={PAGE_SIZE.default}
              showSizeChanger={false}
              total={total}
              onChange={(next) => ask({ about, current: next })}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

const isRole = (code: string): code is keyof typeof roleNames => code in roleNames;

function Line({ line: { at, actor, action, subject, comment, changes } }: { line: CompanyLogLine }) {
  const { t } = useLanguage();
  const say = useText();
  const time = beijingMinutes(at);
  return (
    <>
      <p className={styles.when}>
        <time dir="auto" dateTime={at}>
          {time}
        </time>
        <bdi>{actor.role === 'system' ? t('center.info.bySystem') : actor.name}</bdi>
        {isRole(actor.role) && <span>{say(roleNames[actor.role])}</span>}
      </p>
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
      {changes.length > 0 && <ChangedFields time={time} changes={changes} />}
    </>
  );
}
