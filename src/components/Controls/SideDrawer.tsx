import { Drawer, type DrawerProps } from 'antd';

interface Props extends Omit<DrawerProps, 'size' | 'width'> {
  /** Width in pixels; the whole screen where that is narrower. */
  size?: number;
}

/** Drawer that shows one item beside its list. Its content is unmounted on close. */
export default function SideDrawer({ size = 640, ...drawer }: Props) {
  return <Drawer width={`min(100vw, ${size}px)`} destroyOnHidden {...drawer} />;
}
