import type { Program } from '@domain/definition';
import { formOfSnapshot } from '@domain/filing/snapshot-form';
import { findProgram } from '@domain/programs/find';
import { useSearchParams } from 'umi';
import AsyncView from '@/components/AsyncView';
import ButtonLink from '@/components/ButtonLink';
import EmptyHint from '@/components/EmptyHint';
import PageHead from '@/components/PageHead';
import { fetchOne } from '@/services/filing';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import Sheet from './components/Sheet';

/** A filing to read and print. The address names it: `?program=gazelle&id=…`. */
export default function Preview() {
  const { t } = useLanguage();
  const [search] = useSearchParams();
  const program = findProgram(search.get('program') ?? '');
  const id = search.get('id');
  if (program && id) return <Reading program={program} id={id} kind={search.get('selectIndex') ?? ''} />;
  return (
    <>
      <PageHead />
      <EmptyHint
        text={t('center.preview.noFiling')}
        action={<ButtonLink to="/enterpriseCenter/declare">{t('center.preview.choose')}</ButtonLink>}
      />
    </>
  );
}

async function fetchWithForm(key: string, id: string, kind: string) {
  const program = findProgram(key) as Program;
  const [answer, form] = await Promise.all([fetchOne(program, id, kind), program.load()]);
  const { paper } = answer.data ?? {};
  return { ...answer, data: { filing: answer.data, form: paper ? formOfSnapshot(paper) : form } };
}

function Reading({ program, id, kind }: { program: Program; id: string; kind: string }) {
  const paper = useRead(fetchWithForm, program.key, id, kind);
  return (
    <AsyncView resource={paper}>
      {({ filing, form }) => <Sheet program={program} filing={filing} form={form} />}
    </AsyncView>
  );
}
