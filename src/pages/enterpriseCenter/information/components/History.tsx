import type { CompanyChange } from '@domain/calls/companies';
import { Drawer } from 'antd';
import { useState } from 'react';
import AsyncView from '@/components/AsyncView';
import ChangedFields from '@/components/CompanyProfile/ChangedFields';
import WhoAndWhen from '@/components/CompanyProfile/WhoAndWhen';
import EmptyHint from '@/components/EmptyHint';
import Pages from '@/components/Pages';
import { fetchCompanyHistory } from '@/services/company';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

const WIDTH = 720;

interface HistoryProps {
  company: string;
  open: boolean;
  onClose: () => void;
}

/** Changes of the profile with their authors, newest first, beside the profile itself. */
export default function History({ company, open, onClose }: HistoryProps) {
  const { t } = useLanguage();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('center.info.history')}
      width={`min(100vw, ${WIDTH}px)`}
      destroyOnHidden
    >
      <Changes company={company} />
    </Drawer>
  );
}

export function Changes({ company }: { company: string }) {
  const { t } = useLanguage();
  const [current, setCurrent] = useState(1);
  const history = useRead(fetchCompanyHistory, company, current);
  return (
    <AsyncView resource={history}>
      {({ list, total }) => (
        <>
          {total === 0 && <EmptyHint text={t('center.info.noHistory')} />}
          <ol className={styles.history} aria-label={t('center.info.history')}>
            {list.map((change) => (
              <li key={change.id}>
                <Change change={change} />
              </li>
            ))}
          </ol>
          <Pages current={current} total={total} onChange={setCurrent} />
        </>
      )}
    </AsyncView>
  );
}

function Change({ change: { at, actor, changes } }: { change: CompanyChange }) {
  const { t } = useLanguage();
  return (
    <>
      <WhoAndWhen at={at} actor={actor} />
      {changes.length === 0 ? (
        <p>{t('center.info.registered')}</p>
      ) : (
        <ChangedFields label={t('center.info.changedAt', { time: beijingMinutes(at) })} changes={changes} />
      )}
    </>
  );
}
