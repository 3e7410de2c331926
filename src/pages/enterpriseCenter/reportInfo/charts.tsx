import type { ReportInfo } from '@domain/calls/filings';
import { groupNames, STATUS_GROUPS } from '@domain/filing/status';
import { programs } from '@domain/programs/index.generated';
import CountChart from '@/components/CountChart';
import { useLanguage, useText } from '@/utils/language';

const LIST = '/enterpriseCenter/declare';

/** The company's filings by where they stand. Every group is named: that nothing was returned is worth knowing. */
export function StatusChart({ totals }: { totals: ReportInfo['totals'] }) {
  const { t } = useLanguage();
  const say = useText();
  const rows = STATUS_GROUPS.map((group) => ({
    key: group,
    label: say(groupNames[group]),
    count: totals.by_group[group] ?? 0,
    to: `${LIST}?status=${group}`,
  }));
  return <CountChart title={t('center.chart.byStatus')} rows={rows} />;
}

/** The company's filings by program, those with most first. */
export function ProgramChart({ totals }: { totals: ReportInfo['totals'] }) {
  const { t } = useLanguage();
  const say = useText();
  const rows = programs
    .map(({ key, title }) => ({
      key,
      label: say(title),
      count: totals.by_program[key] ?? 0,
      to: `${LIST}?program=${key}`,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  return <CountChart title={t('center.chart.byProgram')} rows={rows} />;
}
