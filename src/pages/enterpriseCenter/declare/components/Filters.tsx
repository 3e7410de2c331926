import { REPORT_COLUMNS, type ReportInfo } from '@domain/calls/filings';
import { groupNames, STATUS_GROUPS } from '@domain/filing/status';
import { programs } from '@domain/programs/index.generated';
import { Grid, Select } from 'antd';
import { columnNames, FILING_COLUMNS } from '@/components/FilingTable/columns';
import KeywordSearch from '@/components/KeywordSearch';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.less';
import { columnsOf, columnsText, type ListState } from '../listUrl';

interface FiltersProps {
  state: ListState;
  totals: ReportInfo['totals'] | undefined;
  /** Asks for another list, from its first page. */
  onChange: (change: Partial<ListState>) => void;
}

export default function Filters({ state, totals, onChange }: FiltersProps) {
  const { t } = useLanguage();
  const say = useText();
  const counted = (label: string, count: number | undefined) => (count ? `${label} (${count})` : label);
  return (
    <search className={styles.filters}>
      <Select
        aria-label={t('center.filing.statusFilter')}
        className={styles.filter}
        value={state.status}
        onChange={(status) => onChange({ status })}
        options={[
          { value: '', label: t('center.filing.anyStatus') },
          ...STATUS_GROUPS.map((group) => ({
            value: group,
            label: counted(say(groupNames[group]), totals?.by_group[group]),
          })),
        ]}
      />
      <Select
        aria-label={t('center.filing.programFilter')}
        className={styles.filter}
        value={state.program}
        onChange={(program) => onChange({ program })}
        options={[
          { value: '', label: t('center.filing.anyProgram') },
          ...programs.map(({ key, title }) => ({
            value: key,
            label: counted(say(title), totals?.by_program[key]),
          })),
        ]}
      />
      <KeywordSearch
        name={t('center.filing.search')}
        keyword={state.keyword}
        className={styles.search}
        onSearch={(keyword) => onChange({ keyword })}
      />
      <Order sorter={state.sorter} onChange={(sorter) => onChange({ sorter })} />
      <Select
        mode="multiple"
        aria-label={t('center.declare.columns')}
        className={styles.filter}
        showSearch={false}
        maxTagCount={0}
        maxTagPlaceholder={() => t('center.declare.columns')}
        placeholder={t('center.declare.columns')}
        value={columnsOf(state)}
        onChange={(columns) => onChange({ columns: columnsText(columns) })}
        options={FILING_COLUMNS.map((column) => ({ value: column, label: t(columnNames[column]) }))}
      />
    </search>
  );
}

const orderNames = { ...columnNames, program: 'center.filing.program' };

/** Cards have no heads to sort by. */
function Order({ sorter, onChange }: { sorter: string; onChange: (sorter: string) => void }) {
  const { t } = useLanguage();
  const screens = Grid.useBreakpoint();
  if (screens.xl !== false) return null;
  const options = REPORT_COLUMNS.flatMap((column) => {
    const name = t(orderNames[column]);
    return [
      { value: column, label: t('center.declare.rising', { name }) },
      { value: `-${column}`, label: t('center.declare.falling', { name }) },
    ];
  });
  return (
    <Select
      aria-label={t('center.declare.order')}
      className={styles.filter}
      value={sorter}
      onChange={onChange}
      options={options}
    />
  );
}
