import type { Form } from '@domain/definition';
import { actionNames } from '@domain/filing/actions';
import { listSectionFields } from '@domain/filing/sections';
import type { FilingNews } from '@domain/filing/visit-calls';
import { useEffect } from 'react';
import { Link } from 'umi';
import { Fold } from '@/components/Page';
import { formatDateTime } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { readStoredLogin } from '@/utils/session';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

/** Notes, when the filing is left, that the person has seen it. */
export function useVisit(id: string | null): void {
  useEffect(() => {
    if (id === null) return;
    // Signing out leaves the filing too, and has ended the session by then.
    const note = () => {
      if (readStoredLogin()) void call('noteVisit', { path: { id } }).catch(() => {});
    };
    const noteHidden = () => document.visibilityState === 'hidden' && note();
    document.addEventListener('visibilitychange', noteHidden);
    return () => {
      document.removeEventListener('visibilitychange', noteHidden);
      note();
    };
  }, [id]);
}

interface NewsProps {
  form: Form;
  filing: string | null;
  /** Address of a section, where the form can be opened there. */
  hrefOf?: (section: string) => string;
}

/** Changed fields of a section that are named; of further ones the number is told. */
const NAMED_AT_MOST = 5;

type NewsChange = FilingNews['changes'][number];

/** Changes by others since the person last looked, folded; nothing where there are none. */
export default function News({ form, filing, hrefOf }: NewsProps) {
  const { t, say } = useLanguage();
  const { data } = useRead(filing ? 'filingNews' : null, { path: { id: filing ?? '' } });
  if (!data?.since || data.changes.length === 0) return null;
  const titleOf = ({ section }: NewsChange) => {
    const found = form.sections.find(({ key }) => key === section);
    return found ? say(found.title) : null;
  };
  const labelsOf = ({ section, fields = [] }: NewsChange): string[] => {
    const found = form.sections.find(({ key }) => key === section);
    const labels = found ? listSectionFields(found).filter(({ key }) => fields.includes(key)) : [];
    return labels.map((field) => say(field));
  };
  const nameOf = (change: NewsChange): string => {
    const { is, action = '' } = change;
    if (is === 'step')
      return action in actionNames ? say(actionNames[action as keyof typeof actionNames]) : action;
    const title = titleOf(change) ?? t('news.elsewhere');
    const { fields = [] } = change;
    const names = labelsOf(change);
    if (names.length === 0) return t(`news.${is}`, { title });
    const shown = names.slice(0, NAMED_AT_MOST).join(t('list.comma'));
    const more = fields.length > Math.min(names.length, NAMED_AT_MOST);
    return t(more ? 'news.fieldsAmong' : 'news.fields', { title, count: fields.length, names: shown });
  };
  return (
    <div className={styles.news}>
      <Fold title={t('news.title', { count: data.changes.length, since: formatDateTime(data.since) })}>
        {() => (
          <ul className={styles.list}>
            {data.changes.map((change) => {
              const { is, section, at, by } = change;
              const name = nameOf(change);
              return (
                <li key={`${is} ${section ?? change.action} ${at}`}>
                  {section && hrefOf && titleOf(change) ? <Link to={hrefOf(section)}>{name}</Link> : name}{' '}
                  <span className={styles.aside}>
                    <bdi>{by.join(t('list.comma'))}</bdi> <bdi>{formatDateTime(at)}</bdi>
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </Fold>
    </div>
  );
}
