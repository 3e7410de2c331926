import type { ReportItem } from '@domain/filing/calls';
import { isFilingBegun } from '@domain/filing/entry';
import { history } from 'umi';
import ButtonLink from '@/components/Controls/ButtonLink';
import MoreMenu from '@/components/Controls/MoreMenu';
import { useDocuments, useLetterLabel } from '@/components/DocumentButtons';
import { createId } from '@/utils/createId';
import { buildAppealPath, buildFilingPath, buildFurtherPath } from '@/utils/filingPath';
import { useLanguage } from '@/utils/language';
import type { FilingHandlers } from './filing';
import styles from './index.module.css';

interface RowActionsProps extends FilingHandlers {
  filing: ReportItem;
  /** Name of the filing, part of the accessible names of the buttons. */
  name: string;
}

/** Actions on a filing: the likely next step as a button, the others in a menu. Offers only what the server would allow. */
export default function RowActions(props: RowActionsProps) {
  const { filing, name, onWithdraw, onDelete, onCopy, placeFor } = props;
  const { t } = useLanguage();
  const { busy, download } = useDocuments();
  const mayEdit = isFilingBegun(filing);
  const place = placeFor(filing);
  const letter = useLetterLabel()(filing);
  const main = t(mayEdit ? 'center.filing.continue' : 'common.view');
  const items = [
    {
      key: 'log',
      label: t('center.filing.log'),
      onClick: () => history.push(buildFilingPath(filing, 'log')),
    },
    filing.receipt && {
      key: 'receipt',
      label: t('center.filing.receipt'),
      onClick: () => history.push(buildFilingPath(filing, 'receipt')),
    },
    { key: 'pdf', label: t('documents.pdf'), onClick: () => download('document', filing.id) },
    { key: 'zip', label: t('documents.zip'), onClick: () => download('bundle', filing.id) },
    letter !== null && {
      key: 'letter',
      label: letter,
      onClick: () => download('letter', filing.id),
    },
    filing.actions.includes('appeal') && {
      key: 'appeal',
      label: t('appeals.begin'),
      onClick: () => history.push(buildAppealPath(filing)),
    },
    place &&
      place.nth > 1 && {
        key: 'another',
        label: t('center.window.another', { ...place }),
        onClick: () => history.push(buildFurtherPath(filing, createId())),
      },
    place && { key: 'copy', label: t('center.copy.do'), onClick: () => onCopy(filing) },
    filing.actions.includes('withdraw') && {
      key: 'withdraw',
      label: t('center.filing.withdraw'),
      onClick: () => onWithdraw(filing),
    },
    filing.actions.includes('delete') && {
      key: 'delete',
      danger: true,
      label: t('center.filing.delete'),
      onClick: () => onDelete(filing),
    },
  ].filter((item) => item !== null && item !== false);
  return (
    <div className={styles.actions}>
      <ButtonLink
        to={buildFilingPath(filing)}
        type={mayEdit ? 'primary' : 'default'}
        aria-label={`${main} ${name}`}
      >
        {main}
      </ButtonLink>
      <MoreMenu label={t('center.filing.more', { name })} items={items} loading={busy !== null} />
    </div>
  );
}
