import { NOTICE_CATEGORIES, NOTICE_STATES, noticeStates } from '@domain/announcements/announcements';
import { messageCategories } from '@domain/inbox/messages';
import { Select } from 'antd';
import KeywordSearch from '@/components/KeywordSearch';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.less';
import type { ListState } from '../listUrl';

interface FiltersProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
}

export default function Filters({ state, onChange }: FiltersProps) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <search className={styles.filters}>
      <Select
        aria-label={t('notices.state')}
        className={styles.filter}
        value={state.state}
        onChange={(chosen) => onChange({ state: chosen })}
        options={[
          { value: '', label: t('notices.anyState') },
          ...NOTICE_STATES.map((value) => ({ value, label: say(noticeStates[value]) })),
        ]}
      />
      <Select
        aria-label={t('notices.category')}
        className={styles.filter}
        value={state.category}
        onChange={(category) => onChange({ category })}
        options={[
          { value: '', label: t('notices.anyCategory') },
          ...NOTICE_CATEGORIES.map((value) => ({ value, label: say(messageCategories[value]) })),
        ]}
      />
      <KeywordSearch
        name={t('notices.search')}
        keyword={state.keyword}
        className={styles.search}
        onSearch={(keyword) => onChange({ keyword })}
      />
    </search>
  );
}
