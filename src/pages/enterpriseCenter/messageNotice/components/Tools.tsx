import { Button, Checkbox, Switch } from 'antd';
import KeywordSearch from '@/components/KeywordSearch';
import { useLanguage } from '@/utils/language';
import type { UrlState } from '@/utils/urlState';
import styles from '../index.module.css';

type ListState = UrlState<'category' | 'read' | 'keyword'>;

interface ToolsProps {
  state: ListState;
  onChange: (change: Partial<ListState>) => void;
  selected: number;
  /** Unread messages on this page. */
  selectable: number;
  onSelectAll: (all: boolean) => void;
  onReadSelected: () => void;
  /** Unread messages of the chosen category, on all pages. */
  unread: number;
  onReadAll: () => void;
}

/** Filters, and what is done with several messages at once. */
export default function Tools({ state, onChange, unread, onReadAll, ...selection }: ToolsProps) {
  const { t } = useLanguage();
  const { selected, selectable, onSelectAll, onReadSelected } = selection;
  return (
    <div className={styles.tools}>
      <Checkbox
        checked={selectable > 0 && selected === selectable}
        indeterminate={selected > 0 && selected < selectable}
        disabled={selectable === 0}
        onChange={(event) => onSelectAll(event.target.checked)}
      >
        {t('center.message.selectPage')}
      </Checkbox>
      <Button disabled={selected === 0} onClick={onReadSelected}>
        {t('center.message.readSelected', { count: selected })}
      </Button>
      <Button disabled={unread === 0} onClick={onReadAll}>
        {t(state.category ? 'center.message.readCategory' : 'center.message.readAll')}
      </Button>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: antd's switch is a button inside the label */}
      <label className={styles.switch}>
        <Switch checked={state.read === 'no'} onChange={(isOn) => onChange({ read: isOn ? 'no' : '' })} />
        {t('center.message.onlyUnread')}
      </label>
      <KeywordSearch
        name={t('center.message.search')}
        keyword={state.keyword}
        className={styles.search}
        onSearch={(keyword) => onChange({ keyword })}
      />
    </div>
  );
}
