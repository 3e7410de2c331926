import { useWorkLayer } from '@/components/ValidatedForm/useWorkLayer';
import { useLanguage } from '@/utils/language';
import Drawer, { type DrawerProps } from './Drawer';

interface Props extends Omit<DrawerProps, 'size' | 'width' | 'onClose' | 'afterOpenChange'> {
  /** Width in pixels; the whole screen where that is narrower. */
  size?: number;
  /** True for a drawer with a form and little else: it begins in the first field. */
  beginsInForm?: boolean;
  onClose?(): void;
}

/**
 * Drawer that shows one item beside its list, where lines end, or a form. It asks before what was typed in it is lost. Its
 * content is unmounted on close.
 */
export default function SideDrawer({
  size = 640,
  beginsInForm = false,
  onClose,
  children,
  ...drawer
}: Props) {
  const { direction } = useLanguage();
  const { close, afterOpenChange, wrap } = useWorkLayer({ onClose, beginsInForm });
  return (
    <Drawer
      width={`min(100vw, ${size}px)`}
      placement={direction === 'rtl' ? 'left' : 'right'}
      destroyOnHidden
      {...drawer}
      onClose={close}
      afterOpenChange={afterOpenChange}
    >
      {wrap(children)}
    </Drawer>
  );
}
