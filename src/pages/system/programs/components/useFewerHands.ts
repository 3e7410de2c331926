import { useRead } from '@/utils/useRead';

/** True where the office lets fewer than three people publish an edition; false until that is known. */
export const useFewerHands = (): boolean => useRead('programDrafts').data?.fewer_hands ?? false;
