import { findPageTexts, getOpenPath } from '@/layouts/components/AntdFrame/pageTexts';
import { loadTexts } from '@/utils/language';

/** Loads the frame of signed-in people, and the texts of it and the open page; called as soon as a session is known to exist. */
export async function loadShell(): Promise<typeof import('./Shell')> {
  const [shell] = await Promise.all([
    import(/* webpackChunkName: "shell" */ './Shell'),
    loadTexts(findPageTexts(getOpenPath())),
  ]);
  return shell;
}
