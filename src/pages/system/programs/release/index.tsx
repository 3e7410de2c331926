import type { MergeSide } from '@domain/program-documents/comparison/merge-three-ways';
import type { ThreeWays } from '@domain/program-documents/three-way-calls';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'umi';
import AsyncView from '@/components/AsyncView';
import ButtonLink from '@/components/Controls/ButtonLink';
import EmptyHint from '@/components/EmptyHint';
import { PageHead } from '@/components/Page';
import { useBeginDraft } from '@/pages/system/programs/drafts/useBeginDraft';
import { useLanguage, useText } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import ChangeList from './ChangeList';
import styles from './index.module.css';

/** The proposal of a release beside the edition of the office, `?no=…`: what each has changed, and a draft that merges both. */
export default function ReleaseProposal() {
  const { t } = useLanguage();
  const [search] = useSearchParams();
  const no = Number(search.get('no'));
  if (Number.isInteger(no) && no > 0) return <OpenProposal key={no} no={no} />;
  return (
    <>
      <PageHead />
      <EmptyHint
        text={t('release.none')}
        action={<ButtonLink to="/system/programs">{t('release.choose')}</ButtonLink>}
      />
    </>
  );
}

function OpenProposal({ no }: { no: number }) {
  const say = useText();
  const { t } = useLanguage();
  const compared = useRead('compareThreeWays', { path: { no } });
  const title = compared.data && say(compared.data.title);
  return (
    <>
      <PageHead title={title && t('release.title', { title })} lead={t('release.lead')} />
      <AsyncView resource={compared}>{(read) => <Merging no={no} compared={read} />}</AsyncView>
    </>
  );
}

function Merging({ no, compared }: { no: number; compared: ThreeWays }) {
  const { t } = useLanguage();
  const [choices, setChoices] = useState<Record<string, MergeSide>>({});
  const { before, theirs, ours, changes } = compared;
  const contested = changes.filter(({ conflicts }) => conflicts.length > 0);
  if (changes.every((change) => change.theirs === null))
    return <EmptyHint text={t('release.nothing', { theirs, before })} />;
  const chooseAll = (side: MergeSide) =>
    setChoices(Object.fromEntries(contested.map(({ identity }) => [identity, side])));
  return (
    <div className={styles.page}>
      <Alert type="info" showIcon message={t('release.editions', { before, theirs, ours })} />
      {contested.length > 1 && (
        <div className={styles.actions}>
          <Button onClick={() => chooseAll('theirs')}>{t('release.allTheirs')}</Button>
          <Button onClick={() => chooseAll('ours')}>{t('release.allOurs')}</Button>
        </div>
      )}
      <ChangeList
        changes={changes}
        choices={choices}
        onChoose={(identity, side) => setChoices({ ...choices, [identity]: side })}
      />
      <BeginDraft
        no={no}
        choices={choices}
        open={contested.filter(({ identity }) => choices[identity] === undefined).length}
      />
    </div>
  );
}

interface BeginDraftProps {
  no: number;
  choices: Record<string, MergeSide>;
  /** Conflicts of which nobody has chosen a side yet. */
  open: number;
}

/** Begins a draft of the merged document, once every conflict is decided. */
function BeginDraft({ no, choices, open }: BeginDraftProps) {
  const { t } = useLanguage();
  const { begin, isBusy } = useBeginDraft();
  return (
    <div className={styles.foot}>
      <span role="status">{open > 0 ? t('release.open', { count: open }) : t('release.ready')}</span>
      <Button
        type="primary"
        disabled={open > 0}
        loading={isBusy}
        onClick={() => begin({ kind: 'release', no, choices })}
      >
        {t('release.begin')}
      </Button>
    </div>
  );
}
