import { CopyOutlined } from '@ant-design/icons';
import { mayFileProgram } from '@domain/accounts/roles';
import { CODE } from '@domain/api/codes';
import type { Program } from '@domain/definition';
import { findFreePlace, type QuotaPlace } from '@domain/filing/entry';
import type { Filing, PathMessage } from '@domain/filing/types';
import type { DeclareDayItem } from '@domain/windows/calls';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { history, useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { call } from '@/utils/call';
import { createId } from '@/utils/createId';
import { formatEnvelopeMessage } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { buildFilingPath } from '@/utils/filingPath';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { useRead } from '@/utils/useRead';
import styles from './index.module.css';

interface CopyFilingProps {
  program: Pick<Program, 'key' | 'route' | 'title'>;
  filing: Pick<Filing, 'id' | 'kind' | 'batch'>;
  /** Text of the button, where copying is the way to begin. */
  text?: string;
}

/**
 * Button that copies a filing, with answers and attachments, into a new one; hidden where the company may hold no further
 * filing.
 */
export function CopyFiling({ program, filing: { id, kind, batch }, text }: CopyFilingProps) {
  const { t } = useLanguage();
  const say = useText();
  const batchName = useBatchName();
  const { placeFor } = useRemainingQuota();
  const { isBusy, copy } = useCopyFiling();
  const place = placeFor({ program: program.key, kind });
  if (!id || !place) return null;
  const name = `${say(program.title)} ${batchName(batch)}`;
  return (
    <Button
      size={text ? 'large' : 'middle'}
      icon={<CopyOutlined aria-hidden />}
      loading={isBusy}
      onClick={() => copy({ id, kind, route: program.route, name })}
    >
      {text ?? t('center.copy.do')}
    </Button>
  );
}

interface Copied {
  id: string;
  kind: string;
  route: string;
  /** Name of the filing. */
  name: string;
}

/** Copies a filing into a new draft and opens it. A request without a response is repeated with the same idempotency key. */
export function useCopyFiling() {
  const { t } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const unanswered = useRef(new Map<string, string>());

  const sayLeftOut = (leftOut: PathMessage[]) =>
    feedback.notify({
      type: 'warning',
      duration: 0,
      title: t('center.copy.leftOut', { count: leftOut.length }),
      description: (
        <>
          <ul className={styles.leftOut}>
            {leftOut.map(({ path, message }) => (
              <li key={path}>
                <bdi>{message}</bdi>
              </li>
            ))}
          </ul>
          {t('center.copy.leftOutKept')}
        </>
      ),
    });

  const send = async ({ id, kind, route, name }: Copied) => {
    const key = unanswered.current.get(id) ?? createId();
    unanswered.current.set(id, key);
    const answer = await call('copyFiling', { path: { id }, idempotencyKey: key });
    unanswered.current.delete(id);
    if (answer.code !== CODE.success) return feedback.error(formatEnvelopeMessage(answer));
    const { filing, left_out } = answer.data;
    if (left_out.length > 0) sayLeftOut(left_out);
    else feedback.success(t('center.copy.done', { name }));
    history.push(buildFilingPath({ id: filing.id ?? '', kind, route }));
  };

  const copy = async (filing: Copied): Promise<void> => {
    if (isBusy) return;
    const agreed = await feedback.confirm({
      title: t('center.copy.ask', { name: filing.name }),
      content: t('center.copy.effect'),
      okText: t('center.copy.do'),
    });
    if (!agreed) return;
    setBusy(true);
    // The call itself has already shown the failure of its request.
    await send(filing)
      .catch(() => {})
      .finally(() => setBusy(false));
  };

  return { isBusy, copy };
}

const usedOf = ({ used, used_by_kind }: DeclareDayItem, kind: string): number =>
  kind ? (used_by_kind?.[kind] ?? 0) : used;

/** Remaining quota for another filing in the present batch; null where there is none. */
export function useRemainingQuota() {
  const user = useSelector((root: RootState) => root.user.currentUser);
  const windows = useRead('declareDay');

  const placeFor = ({ program, kind }: { program: string; kind: string }): QuotaPlace | null => {
    const window = windows.data?.find((each) => each.program === program);
    if (!window || !user) return null;
    return findFreePlace({
      mayFile: mayFileProgram(user, program),
      isOpen: window.status === 'open',
      quota: window.quota,
      used: usedOf(window, kind),
    });
  };

  return { placeFor, windows };
}
