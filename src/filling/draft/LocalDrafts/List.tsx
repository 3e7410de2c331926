import { findFillable } from '@domain/programs/reports';
import ButtonLink from '@/components/Controls/ButtonLink';
import { Panel } from '@/components/Page';
import type { FilingEntry } from '@/filling/draft/localStore';
import { formatDateTime } from '@/utils/beijingTime';
import { buildFilingPath, buildNewFormPath } from '@/utils/filingPath';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import styles from './index.module.css';

/**
 * Link to a draft. A filing without an acknowledged save is opened by its program: it may have been begun elsewhere
 * meanwhile.
 */
const addressOf = (route: string, { filing, kind, version }: FilingEntry): string =>
  version === 0 ? buildNewFormPath({ route, kind }) : buildFilingPath({ route, kind, id: filing });

/** List of unsent drafts in this browser; opening one sends it. */
export default function DraftList({ drafts }: { drafts: FilingEntry[] }) {
  const { t } = useLanguage();
  return (
    <Panel id="local-drafts" title={t('local.title')}>
      <p>{t('local.why')}</p>
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <Draft key={`${draft.program} ${draft.batch} ${draft.filing}`} draft={draft} />
        ))}
      </ul>
    </Panel>
  );
}

function Draft({ draft }: { draft: FilingEntry }) {
  const { t } = useLanguage();
  const say = useText();
  const batch = useBatchName()(draft.batch);
  const program = findFillable(draft.program);
  if (!program) return null;
  const title = say(program.title);
  return (
    <li>
      <div>
        <strong>{title}</strong> <bdi>{batch}</bdi>
        <p>{t('local.edited', { time: formatDateTime(draft.editedAt) })}</p>
      </div>
      <ButtonLink to={addressOf(program.route, draft)} aria-label={`${t('local.open')} ${title} ${batch}`}>
        {t('local.open')}
      </ButtonLink>
    </li>
  );
}
