import { useEffect } from 'react';

/** On a narrow screen the navigation is a dialog, and pro-layout has no way to name it. */
export function useDrawerName(isOpen: boolean, name: string): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const frame = requestAnimationFrame(() =>
      document.querySelector('.ant-pro-drawer-sider[role=dialog]')?.setAttribute('aria-label', name),
    );
    return () => cancelAnimationFrame(frame);
  }, [isOpen, name]);
}

/** Beside the page it is a landmark of its own around the navigation, which has no name either. */
export function useSidebarName(name: string): void {
  useEffect(() => document.querySelector('aside.ant-pro-sider')?.setAttribute('aria-label', name));
}
