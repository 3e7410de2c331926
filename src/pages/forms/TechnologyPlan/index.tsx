import type { Program } from '@domain/definition';
import { listTechnologyPlans } from '@domain/programs/find';
import { PageHead } from '@/components/Page';
import { useProgramForm } from '@/filling/hooks/useProgramForm';
import { useLanguage, useText } from '@/utils/language';
import Chooser, { type ChooserData, selectOwnFilings } from '../Chooser';
import Choice from '../Chooser/Choice';

/** The technology plans: whether a company may file each, its deadline, and the company's filings. */
export default function TechnologyPlan() {
  const { t } = useLanguage();
  return (
    <>
      <PageHead lead={t('forms.choose.plan')} />
      <Chooser programs={listTechnologyPlans()}>
        {(standing) =>
          listTechnologyPlans().map((program) => (
            <Plan key={program.key} program={program} standing={standing} />
          ))
        }
      </Chooser>
    </>
  );
}

function Plan({ program, standing }: { program: Program; standing: ChooserData }) {
  const say = useText();
  const form = useProgramForm(program);
  const window = standing.windows.find((each) => each.program === program.key);
  return (
    <Choice
      program={program.key}
      letter={program.plan}
      title={say(program.title)}
      summary={program.summary && say(program.summary)}
      route={program.route}
      window={window}
      own={selectOwnFilings(standing, window)}
      conditions={form?.eligibility}
    />
  );
}
