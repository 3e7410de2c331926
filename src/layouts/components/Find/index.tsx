import { LazyPart } from '@/layouts/components/AntdFrame/withAntdFrame';
import type { useSearchDialogs } from './useSearchDialogs';

const loadSearch = () => import('./SearchDialog');
const loadList = () => import('./ListDialog');

/** Search dialog and shortcut list. They are rendered beside the layout, which remounts its bar at another width. */
export default function Find({ shown, show, close, leave, onClosed }: ReturnType<typeof useSearchDialogs>) {
  if (!shown) return null;
  const given = { open: shown.open, onClose: close, onClosed };
  return shown.name === 'list' ? (
    <LazyPart key="list" load={loadList} given={given} />
  ) : (
    <LazyPart key="find" load={loadSearch} given={{ ...given, onLeave: leave, onList: () => show('list') }} />
  );
}
