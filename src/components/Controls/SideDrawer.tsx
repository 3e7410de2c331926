import { Drawer, type DrawerProps } from 'antd';

interface Props extends Omit<DrawerProps, 'size' | 'width'> {
  /** Width in pixels, where the screen has as many. */
  size?: number;
}

/** Drawer that shows one item beside its list. Its content is unmounted on close. */
export default function SideDrawer({ size = 640, ...drawer }: Props) {
  return <Drawer width={`min(100vw, ${size}px)`} destroyOnHidden {...drawer} />;
}
