import { findChangeKind } from '@domain/company/changes';
import {
  type CompanyProfile,
  findProfileField,
  type ProfileEditMode,
  profileForm,
  profileGroups,
} from '@domain/company/profile';
import type { Field, FormContext } from '@domain/definition';
import { createFormScope, isVisible } from '@domain/filing/scope';
import { isEmpty, listSectionFields } from '@domain/filing/sections';
import type { Text } from '@domain/text';
import { formatBeijingDay, getBeijingYear } from '@domain/windows/calendar';
import { Tag } from 'antd';
import { AnswerValue, FieldName, Sensitive } from '@/components/AnswersView/values';
import HelpSign from '@/components/HelpSign';
import { Panel } from '@/components/Page';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

interface ProfileValuesProps {
  fields: Field[];
  profile: CompanyProfile;
}

/** Read-only profile values, with a mark on those that the company may not change itself. */
export function ProfileValues({ fields, profile }: ProfileValuesProps) {
  const say = useText();
  return (
    <dl className={styles.values}>
      {fields.map((field) => {
        const value = profile[field.key];
        return (
          <div key={field.key} className={field.type === 'textarea' ? styles.longValue : styles.value}>
            <dt>
              <FieldName field={field} />
              <Keeper field={field} />
            </dt>
            <dd>
              {field.sensitive && !isEmpty(value) ? (
                <Sensitive value={String(value)} name={say(field)} />
              ) : (
                <AnswerValue field={field} value={value} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Keeper({ field }: { field: Field }) {
  const { t } = useLanguage();
  const keeper = getProfileFieldEditor(field.key);
  if (keeper === 'direct') return null;
  const onRequest = findChangeKind(field.key);
  if (keeper === 'admin' && !onRequest)
    return <Tag className={styles.keeper}>{t('center.info.byAdmin')}</Tag>;
  const way = onRequest ? 'center.info.byRequest' : 'center.info.byReview';
  return (
    <>
      <Tag className={styles.keeper}>{t(way)}</Tag>
      <HelpSign name={t(way)} text={t(`${way}.hint`)} />
    </>
  );
}

export interface FieldGroup {
  title: Text;
  fields: Field[];
}

const fieldByKey = new Map(
  profileForm.sections.flatMap(listSectionFields).map((field) => [field.key, field]),
);

/** The groups of the profile with their fields as the engine draws and checks them. */
export const groups: FieldGroup[] = profileGroups.map(({ title, fields }) => ({
  title,
  fields: fields.flatMap(({ key }) => fieldByKey.get(key) ?? []),
}));

/** Editor of a profile field: the company, the authority after a review, or an administrator. */
export const getProfileFieldEditor = (key: string): ProfileEditMode =>
  findProfileField(key)?.editable ?? 'admin';

/** Form context for the rules of the profile: today and the batch year in Beijing. */
export const createProfileContext = (now = new Date()): FormContext => ({
  batchYear: getBeijingYear(now),
  today: formatBeijingDay(now),
  settings: {},
});

/** A company's profile, to read. */
export default function CompanyProfileView({ profile }: { profile: CompanyProfile }) {
  const say = useText();
  const scope = createFormScope(profileForm, { company: profile }, createProfileContext());
  return groups.map((group, index) => (
    <Panel key={group.title.en} id={`group-${index}`} title={say(group.title)}>
      <ProfileValues fields={group.fields.filter((field) => isVisible(field, scope))} profile={profile} />
    </Panel>
  ));
}
