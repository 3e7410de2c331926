import { changeKindOf } from '@domain/company/changes';
import type { CompanyProfile } from '@domain/company/profile';
import type { Field } from '@domain/definition';
import { isEmpty } from '@domain/filing/sections';
import { Tag } from 'antd';
import { AnswerValue, FieldName, Sensitive } from '@/components/AnswersView/values';
import HelpSign from '@/components/HelpSign';
import { useLanguage, useText } from '@/utils/language';
import { keeperOf } from './groups';
import styles from './index.module.css';

interface ProfileValuesProps {
  fields: Field[];
  profile: CompanyProfile;
}

/** Values to read, with a mark on those that are not the company's to change. */
export default function ProfileValues({ fields, profile }: ProfileValuesProps) {
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
  const keeper = keeperOf(field.key);
  if (keeper === 'direct') return null;
  if (keeper === 'admin') return <Tag className={styles.keeper}>{t('center.info.byAdmin')}</Tag>;
  const way = changeKindOf(field.key) ? 'center.info.byRequest' : 'center.info.byReview';
  return (
    <>
      <Tag className={styles.keeper}>{t(way)}</Tag>
      <HelpSign name={t(way)} text={t(`${way}.hint`)} />
    </>
  );
}
