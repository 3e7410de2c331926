import { type CompanyProfile, findProfileField, profileForm } from '@domain/company/profile';
import { computeCompleteness } from '@domain/filing/completeness';
import { Alert } from 'antd';
import { Link } from 'umi';
import { createProfileContext } from '@/components/Company/CompanyProfile';
import { useRightCheck } from '@/models/useRightCheck';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';

interface CompletenessProps {
  /** Present profile, including unsaved edits. */
  profile: CompanyProfile;
}

/** Completeness of the profile, and each missing value with a link to it. */
export default function Completeness({ profile }: CompletenessProps) {
  const { t } = useLanguage();
  const mayEdit = useRightCheck()('company.edit');
  const { missing } = computeCompleteness(profileForm, { company: profile }, createProfileContext());
  return (
    <Alert
      type={missing.length > 0 ? 'warning' : 'success'}
      showIcon
      message={
        missing.length > 0 ? t('center.info.missing', { count: missing.length }) : t('center.info.complete')
      }
      description={
        <>
          {missing.length > 0 && (
            <ul className={styles.missing}>
              {missing.map(({ path }) => (
                <Missing key={path} path={path} mayEdit={mayEdit} />
              ))}
            </ul>
          )}
          {!mayEdit && t('center.info.readOnly')}
        </>
      }
    />
  );
}

/** Name of a missing value; a link to its field for a person who may edit. */
function Missing({ path, mayEdit }: { path: string; mayEdit: boolean }) {
  const say = useText();
  const field = findProfileField(path.replace('company.', ''));
  if (!field) return null;
  return (
    <li>
      {mayEdit ? (
        <Link to={`/enterpriseCenter/information?mode=edit#${path}`}>{say(field)}</Link>
      ) : (
        say(field)
      )}
    </li>
  );
}
