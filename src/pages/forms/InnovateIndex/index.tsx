import type { Program } from '@domain/definition';
import { programs } from '@domain/programs/registry';
import { useMemo } from 'react';
import { useLocation } from 'umi';
import ConditionList from '@/components/ConditionList';
import { PageHead, Panel } from '@/components/Page';
import { useProgramForm } from '@/filling/hooks/useProgramForm';
import NotFound from '@/pages/404';
import { buildKindIndexPath } from '@/utils/filingPath';
import { useLanguage, useText } from '@/utils/language';
import { usePageTitle } from '@/utils/route';
import Chooser, { selectOwnFilings } from '../Chooser';
import Choice from '../Chooser/Choice';
import styles from '../Chooser/index.module.css';

/** Page to choose a kind of a program that has several. */
export default function InnovateIndex() {
  const { pathname } = useLocation();
  const program = programs.find(
    (each) => each.kinds && buildKindIndexPath(each) === pathname.replace(/\/$/, ''),
  );
  return program ? <Kinds program={program} /> : <NotFound />;
}

function Kinds({ program }: { program: Program }) {
  const { t } = useLanguage();
  const say = useText();
  const form = useProgramForm(program);
  const alone = useMemo(() => [program], [program]);
  usePageTitle(t('title.of', { part: t('forms.choose.kind'), whole: say(program.title) }));
  const general = form?.eligibility.filter(({ kind }) => kind === undefined) ?? [];
  return (
    <>
      <PageHead
        title={say(program.title)}
        lead={program.summary ? say(program.summary) : t('forms.choose.kind')}
      />
      {general.length > 0 && (
        <div className={styles.general}>
          <Panel id="general-conditions" title={t('forms.choose.general')}>
            <ConditionList conditions={general} />
          </Panel>
        </div>
      )}
      <Chooser programs={alone}>
        {(standing) =>
          (program.kinds ?? []).map((kind) => (
            <Choice
              key={kind.value}
              program={program.key}
              title={say(kind)}
              route={program.route}
              kind={String(kind.value)}
              window={standing.windows[0]}
              own={selectOwnFilings(standing, standing.windows[0], String(kind.value))}
              conditions={form?.eligibility.filter((each) => each.kind === kind.value)}
            />
          ))
        }
      </Chooser>
    </>
  );
}
