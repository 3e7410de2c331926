import type { FilingField as FilingFieldOf } from '@domain/definition';
import { formatFilingReference } from '@domain/filing/input';
import { getSectionAnswers } from '@domain/filing/sections';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'umi';
import { Select } from '@/components/Controls/Select';
import type { FilingRoot } from '@/filling/draft/filingState';
import { buildAriaProps, type ControlProps } from '@/filling/form/controlProps';
import { useFormSession } from '@/filling/form/session';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';
import '@/filling/draft/registerFiling';

/** Milliseconds without typing before the list is requested. */
const PAUSE = 300;

/** Selection of the filing to continue, found by number, title or publisher. */
export default function FilingField(props: ControlProps<FilingFieldOf>) {
  const { id, value, onChange } = props;
  const dispatch = useDispatch();
  const { t } = useLanguage();
  const [typed, setTyped] = useState('');
  const { list, more, hint } = useChoices(typed);
  const current = useCurrent(props);
  const isListed = list.some((choice) => choice.value === current?.value);
  const choose = (next: string | undefined) => {
    onChange(next ?? null);
    setTyped('');
    // The server sets the values that depend on the choice.
    dispatch({ type: 'filing/save' });
  };
  return (
    <>
      <Select<string>
        id={id}
        {...buildAriaProps(props)}
        className={styles.filings ?? ''}
        showSearch
        allowClear
        filterOption={false}
        options={current && !isListed ? [current, ...list] : list}
        value={typeof value === 'string' ? value : null}
        placeholder={t('forms.filing.choose')}
        notFoundContent={<span role="status">{hint}</span>}
        popupMatchSelectWidth={false}
        status={props.isInvalid ? 'error' : ''}
        onSearch={setTyped}
        onChange={choose}
      />
      {more && <p className={styles.more}>{t('forms.filing.more')}</p>}
    </>
  );
}

/** Returns the selected filing, labelled by the form's own answers: the list may not contain it. */
function useCurrent({ id, field, value }: ControlProps<FilingFieldOf>) {
  const { form, filled } = useFormSession();
  const section = form.sections.find(({ key }) => key === id.split('.')[0]);
  if (typeof value !== 'string' || !value || !section) return null;
  return { value, label: formatFilingReference(field, getSectionAnswers(filled, section)) || '…' };
}

function useChoices(typed: string) {
  const { t } = useLanguage();
  const program = useSelector((root: FilingRoot) => root.filing.program);
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, failure } = useRead('continuable', { params: { program, keyword } });
  const isWaiting = !data || typed !== keyword;
  const nothing = keyword ? t('forms.filing.none') : (data?.first ?? t('forms.filing.none'));
  const label = (no: string, title: string, publisher: string) =>
    [no, title, publisher].filter(Boolean).join(' · ');
  return {
    list: (data?.list ?? []).map(({ id, no, title, publisher }) => ({
      value: id,
      label: label(no, title, publisher),
    })),
    more: data?.more ?? false,
    hint:
      failure !== null ? failure || t('forms.filing.failed') : isWaiting ? t('forms.filing.wait') : nothing,
  };
}
