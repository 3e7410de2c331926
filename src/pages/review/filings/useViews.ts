import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'umi';
import { fetchViews } from '@/services/queue';
import { writeUrl } from '@/utils/urlState';
import { useRead } from '@/utils/useRead';
import { listUrl, openedOf } from './listUrl';

/** The person's views. Coming without anything in the address opens the one that was chosen for that. */
export function useViews() {
  const views = useRead(fetchViews);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isPlain = search.toString() === '';
  const first = views.data?.find(({ is_default }) => is_default);
  const opens = isPlain && first !== undefined;

  useEffect(() => {
    if (!opens || !first) return;
    const address = writeUrl(listUrl, new URLSearchParams(), openedOf(first));
    navigate({ search: `?${address}` }, { replace: true });
  }, [opens, first, navigate]);

  const isLooking = isPlain && views.data === undefined && views.failure === null;
  return { ...views, isOpening: isLooking || opens };
}

export type OwnViews = ReturnType<typeof useViews>;
