/**
 * Stands for antd in pro-layout's side menu, in the build (`.umirc.ts`): its drawer, which only narrow screens show, is loaded at the
 * first sign there.
 */
import type { DrawerProps } from '@/components/Controls/Drawer';
import OnceOpened from '@/components/Controls/OnceOpened';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { useAtFirstSign } from '@/utils/useAtFirstSign';

export { ConfigProvider } from 'antd';

const LateDrawer = lazyWithRetry(() => import('@/components/Controls/Drawer'));

export function Drawer(props: DrawerProps) {
  useAtFirstSign(LateDrawer.prepare);
  return (
    <OnceOpened isOpen={props.open === true}>
      <LateDrawer {...props} />
    </OnceOpened>
  );
}
