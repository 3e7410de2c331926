import type { OfficeNotice } from '@domain/calls/office-notices';
import { groupNames } from '@domain/filing/status';
import { findProgram } from '@domain/programs/find';
import { department as departments } from '@domain/reference/department';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';

/** To whom a notice goes, in words. */
export function useAudienceName() {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const all = (value: string | null): string => {
    const office = departments.items.find((item) => item.value === value);
    return office ? t('notices.to.allOf', { department: say(office) }) : t('notices.to.all');
  };
  return ({ audience, company, department }: OfficeNotice): string => {
    if (audience.kind === 'all') return all(department);
    if (audience.kind === 'company') return company?.name ?? '—';
    const program = findProgram(audience.program);
    return [
      t('notices.to.filersOf', { program: program ? say(program.title) : audience.program }),
      audience.batch && batchName(audience.batch),
      audience.group && say(groupNames[audience.group]),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
