import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'umi';
import { Select } from '@/components/Controls/Select';
import type { FilingRoot } from '@/filling/draft/filingState';
import { buildAriaProps, type ControlProps } from '@/filling/form/controlProps';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';
import '@/filling/draft/registerFiling';

/** Milliseconds without typing before the list is requested. */
const PAUSE = 300;

interface FilingListProps {
  control: ControlProps;
  /** Text of the chosen filing, which the list may not contain. */
  chosen: string;
  defaultOpen: boolean;
}

/** List of the filings to continue, found by number, title or publisher; its box takes the focus. */
export default function FilingList({ control, chosen, defaultOpen }: FilingListProps) {
  const { id, value, onChange, isInvalid } = control;
  const dispatch = useDispatch();
  const { t } = useLanguage();
  const [typed, setTyped] = useState('');
  const { list, more, hint } = useChoices(typed);
  const isListed = list.some((choice) => choice.value === value);
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
        {...buildAriaProps(control)}
        className={styles.filings ?? ''}
        autoFocus
        defaultOpen={defaultOpen}
        showSearch
        allowClear
        filterOption={false}
        options={chosen && !isListed ? [{ value: String(value), label: chosen }, ...list] : list}
        value={typeof value === 'string' ? value : null}
        placeholder={t('forms.filing.choose')}
        notFoundContent={<span role="status">{hint}</span>}
        popupMatchSelectWidth={false}
        status={isInvalid ? 'error' : ''}
        onSearch={setTyped}
        onChange={choose}
      />
      {more && <p className={styles.more}>{t('forms.filing.more')}</p>}
    </>
  );
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
