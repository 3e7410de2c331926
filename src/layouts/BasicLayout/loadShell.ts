import { loadFeedbackHost } from '@/utils/feedback';
import { withAllTexts } from '@/utils/language';

/** The frame of signed-in people and all texts. Asked for as soon as somebody is known to be signed in. */
export function loadShell() {
  loadFeedbackHost();
  return withAllTexts(import(/* webpackChunkName: "shell" */ './Shell'));
}
