import { TIMING } from '@domain/api/codes';
import type { HomeData } from '@domain/home/calls';
import { useLiveRefresh } from '@/live';
import { type Resource, useRead } from '@/utils/useRead';

/** Reads the home page at once, and again when something has changed or a message has come. */
export function useHome(): Resource<HomeData> {
  const home = useRead('home');
  useLiveRefresh(home.reload, TIMING.unreadPoll, ['status', 'message']);
  return home;
}
