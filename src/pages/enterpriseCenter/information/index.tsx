import type { CompanyInfo } from '@domain/calls/companies';
import { type CompanyProfile, profileForm } from '@domain/company/profile';
import { completeness } from '@domain/filing/completeness';
import { Alert, Button } from 'antd';
import { useSelector } from 'umi';
import AsyncView from '@/components/AsyncView';
import ButtonLink from '@/components/ButtonLink';
import CompanyProfileView from '@/components/CompanyProfile';
import { profileContext } from '@/components/CompanyProfile/groups';
import PageHead from '@/components/PageHead';
import type { RootState } from '@/models/connect';
import { fetchCompanyInfo } from '@/services/company';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { oneOf, useUrlState } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import History from './components/History';
import ProfileEditor from './components/ProfileEditor';
import RegisterNote from './components/RegisterNote';
import styles from './index.module.css';

const modeUrl = { mode: oneOf(['edit']), history: oneOf(['open']) };

/** The company's profile: read, and changed by those who may. */
export default function Information() {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => state.user.currentUser);
  const company = user?.company?.id;
  const info = useRead(company ? fetchCompanyInfo : null, company ?? '');
  const [{ mode, history }, change] = useUrlState(modeUrl);
  const mayEdit = user?.permissions.includes('company.edit') ?? false;
  const isEditing = mayEdit && mode === 'edit';
  const leave = () => change({ mode: '' });
  const saved = (newer: CompanyInfo) => {
    info.change(newer);
    leave();
  };
  return (
    <>
      <PageHead
        lead={t('center.info.lead')}
        actions={
          !isEditing && (
            <>
              <Button onClick={() => change({ history: 'open' })}>{t('center.info.history')}</Button>
              {mayEdit && (
                <ButtonLink to="/enterpriseCenter/changes?new=open">
                  {t('center.info.requestChange')}
                </ButtonLink>
              )}
              {mayEdit && (
                <Button type="primary" onClick={() => change({ mode: 'edit' })}>
                  {t('center.info.edit')}
                </Button>
              )}
            </>
          )
        }
      />
      {company && (
        <History company={company} open={history === 'open'} onClose={() => change({ history: '' })} />
      )}
      <AsyncView resource={info}>
        {(data) => (
          <div className={styles.page}>
            <Completeness info={data} mayEdit={mayEdit} />
            {!isEditing && <RegisterNote key={data.version} company={data.id} mayEdit={mayEdit} />}
            {isEditing ? (
              <ProfileEditor key={data.version} info={data} onSaved={saved} onCancel={leave} />
            ) : (
              <CompanyProfileView profile={data.data as CompanyProfile} />
            )}
          </div>
        )}
      </AsyncView>
    </>
  );
}

/** The completeness of the profile, and the time of its last change. */
function Completeness({ info, mayEdit }: { info: CompanyInfo; mayEdit: boolean }) {
  const { t } = useLanguage();
  const { missing } = completeness(profileForm, { company: info.data as CompanyProfile }, profileContext());
  return (
    <Alert
      type={missing.length > 0 ? 'warning' : 'success'}
      showIcon
      message={
        missing.length > 0 ? t('center.info.missing', { count: missing.length }) : t('center.info.complete')
      }
      description={[
        t('center.info.updated', { time: beijingMinutes(info.updated_at) }),
        !mayEdit && t('center.info.readOnly'),
      ]
        .filter(Boolean)
        .join(' · ')}
    />
  );
}
