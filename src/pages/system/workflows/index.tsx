import { listProgramKeys } from '@domain/programs/find';
import { programs } from '@domain/programs/registry';
import type { WorkflowData } from '@domain/workflow/calls';
import { useMemo } from 'react';
import AsyncView from '@/components/AsyncView';
import { Select } from '@/components/Controls/Select';
import { PageHead } from '@/components/Page';
import { useLanguage, useText } from '@/utils/language';
import { oneOf, useUrlState } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import WorkflowEditor from './components/WorkflowEditor';
import styles from './index.module.css';

/** Workflow of each program's filings through the offices, and its editor. */
export default function Workflows() {
  const { t } = useLanguage();
  const say = useText();
  const url = useMemo(() => ({ program: oneOf(listProgramKeys, listProgramKeys()[0]) }), []);
  const [{ program }, change] = useUrlState(url);
  const all = useRead('workflows');
  const replace = (saved: WorkflowData) =>
    all.change((all.data ?? []).map((each) => (each.program === saved.program ? saved : each)));
  return (
    <>
      <PageHead
        lead={t('workflows.lead')}
        actions={
          <Select
            aria-label={t('workflows.program')}
            className={styles.program ?? ''}
            value={program}
            onChange={(chosen) => change({ program: chosen })}
            showSearch
            optionFilterProp="label"
            options={programs.map(({ key, title }) => ({ value: key, label: say(title) }))}
          />
        }
      />
      <AsyncView resource={all}>
        {(list) => {
          const shown = list.find((each) => each.program === program);
          return (
            shown && (
              <WorkflowEditor key={`${shown.program}-${shown.version}`} shown={shown} onSaved={replace} />
            )
          );
        }}
      </AsyncView>
    </>
  );
}
