import type { NoticeCompany } from '@domain/announcements/calls';
import { useEffect, useRef, useState } from 'react';
import { call } from '@/utils/call';
import { ignoreShownFailure } from '@/utils/failure';

const TYPING_PAUSE_MS = 300;

/** Companies found by a part of their name or credit code; `search` looks for them after a pause in typing. */
export function useCompanySearch() {
  const [found, setFound] = useState<NoticeCompany[]>([]);
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const latest = useRef('');
  useEffect(() => () => clearTimeout(pause.current), []);

  const find = async (keyword: string) => {
    const { data } = await call('noticeCompanies', { params: { keyword } });
    if (latest.current === keyword) setFound(data);
  };
  const search = (typed: string) => {
    const keyword = typed.trim();
    latest.current = keyword;
    clearTimeout(pause.current);
    if (keyword) pause.current = setTimeout(() => find(keyword).catch(ignoreShownFailure), TYPING_PAUSE_MS);
  };
  return { found, search, clear: () => setFound([]) };
}
