import { loadFeedbackHost } from '@/utils/feedback';
import { withAllTexts } from '@/utils/language';

/** Loads the frame of signed-in people and all texts; called as soon as a session is known to exist. */
export function loadShell() {
  loadFeedbackHost();
  return withAllTexts(import(/* webpackChunkName: "shell" */ './Shell'));
}
