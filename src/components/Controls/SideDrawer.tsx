import { Drawer, type DrawerProps } from 'antd';
import { useLanguage } from '@/utils/language';

interface Props extends Omit<DrawerProps, 'size' | 'width'> {
  /** Width in pixels; the whole screen where that is narrower. */
  size?: number;
}

/** Drawer that shows one item beside its list, where lines end. Its content is unmounted on close. */
export default function SideDrawer({ size = 640, ...drawer }: Props) {
  const { direction } = useLanguage();
  return (
    <Drawer
      width={`min(100vw, ${size}px)`}
      placement={direction === 'rtl' ? 'left' : 'right'}
      destroyOnHidden
      {...drawer}
    />
  );
}
