import { appealStatuses } from '@domain/appeals/appeal';
import type { AppealCounts } from '@domain/calls/statistics';
import { ANSWER_STATUSES } from '@domain/objections/answered';
import { FactList, Panel } from '@/components/Page';
import { useLanguage, useText } from '@/utils/language';

/** Appeals against decisions on the filings that are counted, by what became of them; nothing where there are none. */
export default function Appeals({ appeals }: { appeals: AppealCounts }) {
  const { t } = useLanguage();
  const say = useText();
  if (ANSWER_STATUSES.every((status) => appeals[status] === 0)) return null;
  return (
    <Panel id="appeals" title={t('appeals.title')}>
      <FactList
        facts={ANSWER_STATUSES.map((status) => [say(appealStatuses[status]), String(appeals[status])])}
      />
    </Panel>
  );
}
