import { OnDemand } from '@/layouts/components/AntdFrame/withAntdFrame';
import type { useSearchDialogs } from './useSearchDialogs';

const loadSearch = () => import('./SearchDialog');
const loadList = () => import('./ListDialog');

/** The search and the list of shortcuts. They stand beside the layout, which draws its bar anew at another width. */
export default function Find({ shown, show, close, leave, onClosed }: ReturnType<typeof useSearchDialogs>) {
  if (!shown) return null;
  const given = { open: shown.open, onClose: close, onClosed };
  return shown.name === 'list' ? (
    <OnDemand key="list" load={loadList} given={given} />
  ) : (
    <OnDemand key="find" load={loadSearch} given={{ ...given, onLeave: leave, onList: () => show('list') }} />
  );
}
