import { feedback } from './feedback';

/** Asks whether work may be lost that is stored nowhere. */
export const askToDiscard = (t: (key: string) => string): Promise<boolean> =>
  feedback.confirm({
    title: t('common.discard.ask'),
    okText: t('common.discard.do'),
    cancelText: t('common.discard.stay'),
  });
