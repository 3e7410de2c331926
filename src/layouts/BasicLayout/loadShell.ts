import { withHomeTexts } from '@/utils/language';

/** Loads the frame of signed-in people and its texts; called as soon as a session is known to exist. */
export const loadShell = () => withHomeTexts(import(/* webpackChunkName: "shell" */ './Shell'));
