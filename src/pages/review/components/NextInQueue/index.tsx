import type { ResponseEnvelope } from '@domain/api/envelope';
import { Alert, type ButtonProps, Space } from 'antd';
import { useEffect, useRef } from 'react';
import { history, useLocation } from 'umi';
import ButtonLink from '@/components/Controls/ButtonLink';
import { useLanguage } from '@/utils/language';
import { moveToHeading } from '@/utils/moveToHeading';
import { readLastSearch } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

interface NextInQueueProps extends BackLinkProps {
  /** Reads the queue. Pass a stable function. */
  load(): Promise<ResponseEnvelope<{ list: { id: string; held?: object | null }[] }>>;
  /** The item that was just decided. */
  doneId: string;
  /** Name of the person who decided first, if the person's own decision was refused. */
  decidedBy?: string | undefined;
}

/** After a decision: a link to the next item of the queue, and one back to the list. */
export default function NextInQueue({ load, doneId, decidedBy, ...list }: NextInQueueProps) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const { data } = useRead(load);
  const next = data?.list.find(({ id, held }) => id !== doneId && !held);
  return (
    <Alert
      className={styles.done as string}
      role="status"
      type={decidedBy ? 'warning' : 'success'}
      showIcon
      message={decidedBy ? t('review.overtaken', { name: decidedBy }) : t('review.done')}
      description={
        <Space wrap>
          {next && (
            <ButtonLink type="primary" to={`${pathname}?id=${next.id}`} state={ON_HEADING}>
              {t('review.next')}
            </ButtonLink>
          )}
          <BackLink {...list} />
        </Space>
      }
    />
  );
}

interface BackLinkProps extends Pick<ButtonProps, 'children'> {
  /** The path of the list. */
  to: string;
}

/** Link to a list with the filters and page that this tab showed last. */
export function BackLink({ to, children }: BackLinkProps) {
  return <ButtonLink to={to + readLastSearch(to)}>{children}</ButtonLink>;
}

/** History state of a page opened by a decision on another record: the focus moves to its heading. */
const ON_HEADING = { onHeading: true };

export const openRecord = (path: string): void => history.push(path, ON_HEADING);

/** Moves the focus to the heading once a page opened by `openRecord` is shown. */
export function useHeadingFocus(isThere: boolean): void {
  const { state } = useLocation();
  const isMeant = isThere && Boolean((state as Partial<typeof ON_HEADING> | null)?.onHeading);
  useEffect(() => {
    if (isMeant) moveToHeading();
  }, [isMeant]);
}

/** True once the status differs from the one first read. A component for another record needs another `key`. */
export function useStatusChanged(status: string | undefined): boolean {
  const first = useRef(status);
  first.current ??= status;
  return status !== first.current;
}
