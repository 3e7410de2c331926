import { findFillable } from '@domain/programs/reports';
import { useEffect, useState } from 'react';
import { useSelector } from 'umi';
import ButtonLink from '@/components/Controls/ButtonLink';
import { Panel } from '@/components/Page';
import { type FilingEntry, listUnsentFilings } from '@/filling/draft/localStore';
import type { RootState } from '@/models/connect';
import { getDraftOwner } from '@/utils/acting';
import { formatDateTime } from '@/utils/beijingTime';
import { buildFilingPath, buildNewFormPath } from '@/utils/filingPath';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import styles from './index.module.css';

/** Filings of this person in this browser that the server has not acknowledged; null until they are looked up. */
export function useLocalDrafts(): FilingEntry[] | null {
  const user = useSelector((root: RootState) => getDraftOwner(root.user.currentUser));
  const [drafts, setDrafts] = useState<FilingEntry[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (user) listUnsentFilings(user).then((found) => isWanted && setDrafts(found));
    return () => {
      isWanted = false;
    };
  }, [user]);
  return drafts;
}

/**
 * Link to a draft. A filing without an acknowledged save is opened by its program: it may have been begun elsewhere
 * meanwhile.
 */
const addressOf = (route: string, { filing, kind, version }: FilingEntry): string =>
  version === 0 ? buildNewFormPath({ route, kind }) : buildFilingPath({ route, kind, id: filing });

/** List of unsent drafts in this browser; opening one sends it. Renders nothing where there are none. */
export default function LocalDrafts({ drafts }: { drafts: FilingEntry[] }) {
  const { t } = useLanguage();
  if (drafts.length === 0) return null;
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
