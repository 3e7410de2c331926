import type { CompanyChange, CompanyInfo } from '@domain/company/calls';
import type { CompanyProfile } from '@domain/company/profile';
import type { RegisterFactData } from '@domain/registers/calls';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useSelector } from 'umi';
import AsyncView from '@/components/AsyncView';
import RegisterFact from '@/components/Checks/RegisterFact';
import ActorAndTime from '@/components/Company/ActorAndTime';
import { ChangedFields } from '@/components/Company/CompanyChange';
import CompanyProfileView from '@/components/Company/CompanyProfile';
import ButtonLink from '@/components/Controls/ButtonLink';
import SideDrawer from '@/components/Controls/SideDrawer';
import EmptyHint from '@/components/EmptyHint';
import { Pages } from '@/components/ListPage/Tools';
import NextAct from '@/components/NextAct';
import { chooseProfileAct } from '@/components/NextAct/pageActs';
import { PageHead, Panel } from '@/components/Page';
import { MAIN_ID, moveFocusInto } from '@/components/SkipLink';
import type { RootState } from '@/models/connect';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { oneOf, useUrlState } from '@/utils/urlState';
import { isSettled, useRead } from '@/utils/useRead';
import Completeness from './components/Completeness';
import ProfileEditor from './components/ProfileEditor';
import styles from './index.module.css';

const modeUrl = { mode: oneOf(['edit']), history: oneOf(['open']) };

/** The company's profile, editable for people with the right. */
export default function Information() {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => state.user.currentUser);
  const company = user?.company?.id;
  const info = useRead(company ? 'companyInfo' : null, { path: { id: company ?? '' } });
  const fact = useRead(company ? 'companyFact' : null, { path: { id: company ?? '' } });
  // The profile waits for the register's answer, which is shown above it and would push it down.
  const profile = isSettled(fact) ? info : { ...info, data: undefined, isSlow: info.isSlow || fact.isSlow };
  const [{ mode, history }, change] = useUrlState(modeUrl);
  const mayEdit = user?.permissions.includes('company.edit') ?? false;
  const isEditing = mayEdit && mode === 'edit';
  /** Returns to the top of the profile and focuses it, because the pressed button is gone. */
  const leave = () => {
    change({ mode: '' });
    window.scrollTo(0, 0);
    moveFocusInto(MAIN_ID);
  };
  const saved = (newer: CompanyInfo) => {
    info.change(newer);
    void fact.reload();
    leave();
  };
  return (
    <>
      <PageHead
        lead={[
          t('center.info.lead'),
          info.data && t('center.info.updated', { time: formatDateTime(info.data.updated_at) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          !isEditing && (
            <>
              <Button onClick={() => change({ history: 'open' })}>{t('center.info.history')}</Button>
              {mayEdit && (
                <ButtonLink to="/enterpriseCenter/changes?new=open">
                  {t('center.info.requestChange')}
                </ButtonLink>
              )}
              {mayEdit && <Button onClick={() => change({ mode: 'edit' })}>{t('center.info.edit')}</Button>}
            </>
          )
        }
      />
      {company && (
        <History company={company} open={history === 'open'} onClose={() => change({ history: '' })} />
      )}
      <AsyncView resource={profile}>
        {(data) => (
          <div className={styles.page}>
            {isEditing ? (
              <ProfileEditor key={data.version} info={data} onSaved={saved} onCancel={leave} />
            ) : (
              <>
                <Standing info={data} mayEdit={mayEdit} />
                <RegisterNote fact={fact.data} mayEdit={mayEdit} />
                <CompanyProfileView profile={data.data as CompanyProfile} />
              </>
            )}
          </div>
        )}
      </AsyncView>
    </>
  );
}

/** The next act of the profile; for who may not change it, the facts that it still lacks. */
function Standing({ info, mayEdit }: { info: CompanyInfo; mayEdit: boolean }) {
  const profile = info.data as CompanyProfile;
  const act = chooseProfileAct(profile, mayEdit);
  return act ? <NextAct act={act} /> : <Completeness profile={profile} />;
}

/** Comparison of the company with the business register; nothing while the register could not be asked. */
function RegisterNote({ fact, mayEdit }: { fact: RegisterFactData | undefined; mayEdit: boolean }) {
  const { t } = useLanguage();
  if (!fact || fact.state === 'unchecked') return null;
  return (
    <Panel id="register" title={t('facts.ofCompany')}>
      <RegisterFact fact={fact} />
      {fact.state !== 'agrees' && (
        <p>
          {t('facts.ofCompany.todo')}{' '}
          {mayEdit && <Link to="/enterpriseCenter/changes?new=open">{t('center.info.requestChange')}</Link>}
        </p>
      )}
    </Panel>
  );
}

interface HistoryProps {
  company: string;
  open: boolean;
  onClose: () => void;
}

/** Changes of the profile with their authors, newest first, beside the profile itself. */
function History({ company, open, onClose }: HistoryProps) {
  const { t } = useLanguage();
  return (
    <SideDrawer isInAddress open={open} onClose={onClose} title={t('center.info.history')} size={720}>
      <Changes company={company} />
    </SideDrawer>
  );
}

export function Changes({ company }: { company: string }) {
  const { t } = useLanguage();
  const [current, setCurrent] = useState(1);
  const history = useRead('companyHistory', { path: { id: company }, params: { current } });
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
      <ActorAndTime at={at} actor={actor} />
      {changes.length === 0 ? (
        <p>{t('center.info.registered')}</p>
      ) : (
        <ChangedFields label={t('center.info.changedAt', { time: formatDateTime(at) })} changes={changes} />
      )}
    </>
  );
}
