import { Drawer as AntdDrawer, type DrawerProps as AntdDrawerProps } from 'antd';
import { useBackLayer } from '@/utils/backLayers';

export interface DrawerProps extends Omit<AntdDrawerProps, 'onClose'> {
  onClose?: (() => void) | undefined;
  /** True where the address opens it: Back undoes that by itself. */
  isInAddress?: boolean;
}

/** antd's drawer, which Back closes as Escape does; a module of its own, for what loads it later. */
export default function Drawer({ onClose, isInAddress = false, ...drawer }: DrawerProps) {
  const isOpen = drawer.open === true && !isInAddress;
  useBackLayer(isOpen, onClose, drawer.mask === false);
  return <AntdDrawer {...drawer} {...(onClose && { onClose })} />;
}
