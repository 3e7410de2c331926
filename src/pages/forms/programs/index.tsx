import { TIMING } from '@domain/api/codes';
import { listOfferedPrograms } from '@domain/programs/find';
import { useSelector } from 'umi';
import AsyncView from '@/components/AsyncView';
import { PageHead, Panel } from '@/components/Page';
import ProgramList from '@/components/ProgramList';
import { useProgramFacts } from '@/components/ProgramList/availability';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import { useRefresh } from '@/utils/presence';

/** Catalogue of all programs, open for filing or not. */
export default function Programs() {
  const { t } = useLanguage();
  const user = useSelector((root: RootState) => root.user.currentUser);
  const facts = useProgramFacts(user);
  useRefresh(facts.reload, TIMING.unreadPoll);
  if (!user) return null;
  const offered = listOfferedPrograms();
  return (
    <>
      <PageHead lead={t('catalogue.lead')} />
      <Panel id="programs" title={t('catalogue.all', { count: offered.length })}>
        <AsyncView resource={facts}>
          {(known) => <ProgramList programs={offered} user={user} onFact={facts.reload} {...known} />}
        </AsyncView>
      </Panel>
    </>
  );
}
