import { FilePdfOutlined } from '@ant-design/icons';
import type { Form, Program } from '@domain/definition';
import type { Filing } from '@domain/filing/types';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { history, useDispatch } from 'umi';
import ButtonLink from '@/components/Controls/ButtonLink';
import MoreMenu from '@/components/Controls/MoreMenu';
import { useCopyFiling, useRemainingQuota } from '@/components/CopyFiling';
import { useDocuments, useLetterLabel } from '@/components/DocumentButtons';
import { useDraftDeletion } from '@/components/DraftDeletion';
import EditionChanges from '@/pages/forms/components/EditionChanges';
import { call } from '@/utils/call';
import { createId } from '@/utils/createId';
import { feedback } from '@/utils/feedback';
import { buildAppealPath, buildFilingPath, buildFurtherPath } from '@/utils/filingPath';
import { translate, useLanguage, useText } from '@/utils/language';
import { moveToHeading } from '@/utils/moveToHeading';
import { useBatchName } from '@/utils/names';
import styles from './index.module.css';

interface FilingActsProps {
  program: Program;
  form: Form;
  filing: Filing;
}

/**
 * Acts on a saved filing: the one that its state calls for, its document, and a menu of the others. What a filing that can
 * be changed calls for stands on its overview.
 */
export default function FilingActs({ program, form, filing }: FilingActsProps) {
  const { t } = useLanguage();
  const { busy, download } = useDocuments();
  const id = String(filing.id);
  const mayAppeal = filing.actions.includes('appeal');
  const withdraw = useWithdrawal(program, filing);
  const mainPaper = useMainPaper(program, filing);
  return (
    <div className={styles.acts}>
      {mayAppeal && (
        <ButtonLink type="primary" to={buildAppealPath({ route: program.route, kind: filing.kind, id })}>
          {t('appeals.begin')}
        </ButtonLink>
      )}
      {mainPaper && (
        <Button type="primary" loading={busy === mainPaper.kind} onClick={() => download(mainPaper.kind, id)}>
          {mainPaper.label}
        </Button>
      )}
      <Button
        icon={<FilePdfOutlined aria-hidden />}
        loading={busy === 'document'}
        onClick={() => download('document', id)}
      >
        {t('documents.pdf')}
      </Button>
      {filing.actions.includes('withdraw') && <Button onClick={withdraw}>{t('forms.read.withdraw')}</Button>}
      <MoreMenu
        label={t('filing.more')}
        loading={busy !== null && busy !== 'document' && busy !== mainPaper?.kind}
        items={useFurtherActs(program, form, filing, download)}
      />
    </div>
  );
}

/** The paper that an approved filing is opened for: the certificate of a recognition, else the letter. */
function useMainPaper({ recognition }: Program, filing: Filing) {
  const { t } = useLanguage();
  const letter = useLetterLabel()(filing);
  if (filing.status !== 'approved') return null;
  if (recognition) return { kind: 'certificate', label: t('documents.certificate') } as const;
  return letter === null ? null : ({ kind: 'letter', label: letter } as const);
}

type Download = ReturnType<typeof useDocuments>['download'];

function useFurtherActs(program: Program, form: Form, filing: Filing, download: Download) {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const dispatch = useDispatch();
  const { placeFor } = useRemainingQuota();
  const { isBusy, copy } = useCopyFiling();
  const { kind } = filing;
  const mainPaper = useMainPaper(program, filing);
  const letter = useLetterLabel()(filing);
  const id = String(filing.id);
  const { key, route } = program;
  const place = placeFor({ program: key, kind });
  const name = `${say(program.title)} ${batchName(filing.batch)}`;
  const deleteDraft = useDraftDeletion({
    // What was typed last belongs to the draft that can be restored, and does not hold the page.
    beforehand: () => dispatch({ type: 'filing/save' }),
    onDeleted: () => history.push('/enterpriseCenter/declare'),
    onRestored: () => history.push(buildFilingPath({ route, kind, id })),
  });
  return [
    { key: 'zip', label: t('documents.zip'), onClick: () => download('bundle', id) },
    ...(form.separatePapers ?? []).map((paper) => ({
      key: paper.key,
      label: t('documents.separate', { name: say(paper) }),
      onClick: () => void download('document', id, { paper: paper.key }),
    })),
    letter !== null &&
      mainPaper?.kind !== 'letter' && {
        key: 'letter',
        label: letter,
        onClick: () => download('letter', id),
      },
    // While the filing can be changed, its answers stand on the check page, which prints them.
    !filing.actions.includes('save') && {
      key: 'print',
      label: t('filing.print'),
      onClick: () => window.print(),
    },
    place && {
      key: 'copy',
      label: t('center.copy.do'),
      disabled: isBusy,
      onClick: () => copy({ id, kind, route, name }),
    },
    place &&
      place.nth > 1 && {
        key: 'another',
        label: t('center.window.another', { ...place }),
        onClick: () => history.push(buildFurtherPath({ route, kind }, createId())),
      },
    filing.actions.includes('delete') && {
      key: 'delete',
      danger: true,
      label: t('center.filing.delete'),
      onClick: () => void deleteDraft({ id, name }),
    },
  ].filter((item) => item !== null && item !== false);
}

/** Says that the filing moves to another edition once it is withdrawn, and what that asks, as far as the server tells it. */
async function describeMove({ edition }: Program, filing: Filing): Promise<ReactNode> {
  const found = await call('editionChanges', { path: { id: String(filing.id) } }).catch(() => null);
  const move = { from: filing.edition, to: found?.data.to ?? edition };
  return (
    <>
      <p>{translate('forms.read.withdrawEdition', move)}</p>
      {found && <EditionChanges found={found.data} />}
    </>
  );
}

/** Withdraws the open filing after a confirmation. Signatures belong to one submission, so that all have to sign again. */
function useWithdrawal(program: Program, filing: Filing) {
  const dispatch = useDispatch();
  const { t } = useLanguage();
  return async () => {
    const why = t(filing.signs ? 'forms.read.withdrawSigned' : 'forms.read.withdrawWhy');
    // A paper comes with a filing of another edition than the one that holds.
    const move = filing.paper && (await describeMove(program, filing));
    const agreed = await feedback.confirm({
      title: t('forms.read.withdrawTitle'),
      content: move ? (
        <>
          <p>{why}</p>
          {move}
        </>
      ) : (
        why
      ),
      okText: t('forms.read.withdraw'),
    });
    if (!agreed) return;
    const isDone = (await dispatch({ type: 'filing/withdraw' })) as unknown as boolean | undefined;
    if (!isDone) return;
    moveToHeading();
    feedback.undoable({
      title: t('forms.read.withdrawn'),
      undo: () => dispatch({ type: 'filing/withdraw', payload: { isUndone: true } }),
    });
  };
}
