import type { FilingStatus } from '@domain/filing/status';
import type { DocumentSource, DryRunSlice, ToldDraft } from '@domain/program-documents/consequence-calls';
import { FactList } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import StatusTag from '@/components/Tags/StatusTag';
import { call } from '@/utils/call';
import { useLanguage, useText } from '@/utils/language';
import CompanyName from './CompanyName';
import styles from './index.module.css';
import RunControls from './RunControls';
import { joinRules, LISTED_AT_MOST, nameRules } from './rules';
import ToldTexts from './ToldTexts';
import { useSlices } from './useSlices';

const hasNone = ({ count }: { count: number }): boolean => count === 0;

const isTouched = ({ moved, converted, set_aside, missing, invalid, failing, warned }: ToldDraft): boolean =>
  ![moved, converted, set_aside, missing, invalid].every(hasNone) || failing.length + warned.length > 0;

/** All drafts under way, brought to the document in memory: what is kept, set aside, asked anew, and fails. */
export default function DryRun({ proposed }: { proposed: DocumentSource }) {
  const { t } = useLanguage();
  const run = useSlices<DryRunSlice>((after) => call('dryRunEdition', { data: { proposed, after } }));
  const drafts = run.slices.flatMap((slice) => slice.drafts);
  const touched = drafts.filter(isTouched);
  const count = (holds: (draft: ToldDraft) => boolean) => drafts.filter(holds).length;
  return (
    <div className={styles.panel}>
      <RunControls run={run} label={t('consequences.dryRun')} about={t('consequences.dryRun.about')} />
      {run.slices.length > 0 && (
        <FactList
          facts={[
            [t('consequences.untouched'), drafts.length - touched.length],
            [t('consequences.moved'), count(({ moved }) => !hasNone(moved))],
            [t('consequences.converted'), count(({ converted }) => !hasNone(converted))],
            [t('consequences.setAside'), count(({ set_aside }) => !hasNone(set_aside))],
            [t('consequences.missing'), count(({ missing }) => !hasNone(missing))],
            [t('consequences.invalid'), count(({ invalid }) => !hasNone(invalid))],
            [t('consequences.failing'), count(({ failing }) => failing.length > 0)],
          ]}
        />
      )}
      {touched.length > 0 && <Drafts drafts={touched} slices={run.slices} />}
    </div>
  );
}

function Drafts({ drafts, slices }: { drafts: ToldDraft[]; slices: readonly DryRunSlice[] }) {
  const { t } = useLanguage();
  const say = useText();
  const rules = nameRules(slices);
  const columns: RecordColumn<ToldDraft>[] = [
    {
      key: 'company',
      title: t('common.company'),
      place: 'name',
      render: (draft) => <CompanyName filing={draft} />,
    },
    {
      key: 'status',
      title: t('common.status'),
      isShort: true,
      render: ({ status }) => <StatusTag status={status as FilingStatus} program={undefined} />,
    },
    {
      key: 'answers',
      title: t('consequences.answers'),
      render: ({ moved, converted, set_aside: setAside }) => (
        <>
          <ToldTexts name={t('consequences.moved')} told={moved} />
          <ToldTexts name={t('consequences.converted')} told={converted} />
          <ToldTexts name={t('consequences.setAside')} told={setAside} />
        </>
      ),
    },
    {
      key: 'asked',
      title: t('consequences.asked'),
      render: ({ missing, invalid }) => (
        <>
          <ToldTexts name={t('consequences.missing')} told={missing} />
          <ToldTexts name={t('consequences.invalid')} told={invalid} />
        </>
      ),
    },
    {
      key: 'rules',
      title: t('consequences.rules'),
      render: ({ failing, warned }) => joinRules([...failing, ...warned], rules, say),
    },
  ];
  return (
    <>
      {drafts.length > LISTED_AT_MOST && (
        <p>{t('consequences.someListed', { count: LISTED_AT_MOST, total: drafts.length })}</p>
      )}
      <RecordTable items={drafts.slice(0, LISTED_AT_MOST)} columns={columns} />
    </>
  );
}
