import { CODE } from '@domain/api/codes';
import type { PathMessage } from '@domain/filing/types';
import { useRef, useState } from 'react';
import { history } from 'umi';
import { copyFiling } from '@/services/filing';
import { feedback } from '@/utils/feedback';
import { formPath } from '@/utils/filingPath';
import { useLanguage } from '@/utils/language';
import { newId } from '@/utils/newId';
import { messageOf } from '@/utils/serverMessage';
import styles from './index.module.css';

interface Copied {
  id: string;
  kind: string;
  route: string;
  /** Name of the filing. */
  name: string;
}

/** Copies a filing into a new draft and leads there. A copy whose answer was lost is asked for again under the same key. */
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
    const key = unanswered.current.get(id) ?? newId();
    unanswered.current.set(id, key);
    const answer = await copyFiling(id, key);
    unanswered.current.delete(id);
    if (answer.code !== CODE.success) return feedback.error(messageOf(answer));
    const { filing, left_out } = answer.data;
    if (left_out.length > 0) sayLeftOut(left_out);
    else feedback.success(t('center.copy.done', { name }));
    history.push(formPath({ id: filing.id ?? '', kind, route }));
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
    // A request that failed has said so itself.
    await send(filing)
      .catch(() => {})
      .finally(() => setBusy(false));
  };

  return { isBusy, copy };
}
