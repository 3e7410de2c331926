import { useSearchParams } from 'umi';
import AsyncView from '@/components/AsyncView';
import ButtonLink from '@/components/Controls/ButtonLink';
import EmptyHint from '@/components/EmptyHint';
import { PageHead } from '@/components/Page';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import Designer from './Designer';

/** Designer of a program, `?draft=…`. */
export default function ProgramDesign() {
  const { t } = useLanguage();
  const [search] = useSearchParams();
  const id = search.get('draft');
  if (id) return <OpenDraft key={id} id={id} />;
  return (
    <>
      <PageHead />
      <EmptyHint
        text={t('design.none')}
        action={<ButtonLink to="/system/programs">{t('design.choose')}</ButtonLink>}
      />
    </>
  );
}

function OpenDraft({ id }: { id: string }) {
  const say = useText();
  const { t } = useLanguage();
  const draft = useRead('programDraft', { path: { id } });
  const title = draft.data && say(draft.data.title);
  return (
    <>
      <PageHead title={title || t('design.unnamed')} />
      <AsyncView resource={draft}>{(stored) => <Designer draft={stored} />}</AsyncView>
    </>
  );
}
