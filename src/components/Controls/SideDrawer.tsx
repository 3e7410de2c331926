import { Drawer, type DrawerProps } from 'antd';

interface Props extends Omit<DrawerProps, 'size' | 'width'> {
  /** Width in pixels, where the screen has as many. */
  size?: number;
}

/** One thing of a list beside the list. What was in it is gone once it is shut. */
export default function SideDrawer({ size = 640, ...drawer }: Props) {
  return <Drawer width={`min(100vw, ${size}px)`} destroyOnHidden {...drawer} />;
}
