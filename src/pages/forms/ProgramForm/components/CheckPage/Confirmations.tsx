import type { RuleRow } from '@domain/filing/rule-words';
import type { Text } from '@domain/text';
import { Checkbox } from 'antd';
import { Fragment } from 'react';
import { Link } from 'umi';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/** Warning that the filer must confirm before submission. */
export interface RequiredConfirmation {
  id: string;
  path: string;
  message: Text;
  /** Rows that the warning concerns. */
  rows?: RuleRow[] | undefined;
}

export const formatConfirmationId = ({ id }: RequiredConfirmation): string => `confirm-${id}`;

interface ConfirmationsProps {
  confirmations: RequiredConfirmation[];
  /** Ids of the confirmed warnings. */
  confirmed: string[];
  onChange(confirmed: string[]): void;
  /** True after an attempt to submit: unconfirmed warnings are highlighted. */
  isReminded: boolean;
  navigation: FormNavigation;
}

/** Warnings beside the submit button, each with its rows, a link to them, and a checkbox to confirm. */
export default function Confirmations(props: ConfirmationsProps) {
  const { confirmations, confirmed, onChange, isReminded, navigation } = props;
  const { t } = useLanguage();
  const say = useText();
  return (
    <fieldset id="form-warnings" className={styles.notices}>
      <legend>{t('forms.check.warnings')}</legend>
      {confirmations.map((each) => {
        const isConfirmed = confirmed.includes(each.id);
        const isOpen = isReminded && !isConfirmed;
        return (
          <div key={each.id} className={isOpen ? styles.open : styles.warning}>
            <Checkbox
              id={formatConfirmationId(each)}
              checked={isConfirmed}
              aria-invalid={isOpen || undefined}
              onChange={({ target }) =>
                onChange(target.checked ? [...confirmed, each.id] : confirmed.filter((id) => id !== each.id))
              }
            >
              {t('forms.check.confirmWarning', { message: say(each.message) })}
            </Checkbox>
            <RowLinks confirmation={each} navigation={navigation} />
          </div>
        );
      })}
    </fieldset>
  );
}

/** Links to the rows by name, or to the one field that the warning concerns. */
function RowLinks({ confirmation: { path, rows = [] }, navigation }: RowLinksProps) {
  const { t } = useLanguage();
  const say = useText();
  if (rows.length === 0)
    return <Link to={navigation.hrefOf({ path, back: 'check' })}>{t('forms.check.change')}</Link>;
  return (
    <p className={styles.rows}>
      {t('labelled', { name: t('forms.check.rows', { count: rows.length }), value: '' })}
      {rows.map((row, index) => (
        <Fragment key={row.path}>
          {index > 0 && t('list.comma')}
          <Link to={navigation.hrefOf({ path: row.path, back: 'check' })}>
            <bdi>{say(row.name)}</bdi>
          </Link>
        </Fragment>
      ))}
    </p>
  );
}

interface RowLinksProps {
  confirmation: RequiredConfirmation;
  navigation: FormNavigation;
}
