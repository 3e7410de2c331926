import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

/** Headings of the menu's groups, which unfold. */
const GROUPS = '[role=menuitem][aria-expanded]';

/** Space unfolds a group as Enter does, which the menu handles alone. */
function pressEnterForSpace(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== ' ' || !(target instanceof HTMLElement) || !target.matches(GROUPS)) return;
  event.preventDefault();
  target.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Enter', keyCode: 13, bubbles: true }));
}

interface NavigationProps {
  name: string;
  /** The menu as pro-layout draws it. */
  children: ReactNode;
}

/** Navigation landmark with the menu. Its groups are tab stops, as its links are: the menu reaches them by arrow keys only. */
export default function Navigation({ name, children }: NavigationProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const groups = [...(nav.current?.querySelectorAll<HTMLElement>(GROUPS) ?? [])];
    for (const group of groups) group.tabIndex = 0;
    const menu = nav.current?.querySelector<HTMLElement>('[role=menu]');
    // A menu without groups has no item that is a tab stop: it stays one itself.
    if (menu) menu.tabIndex = groups.length > 0 ? -1 : 0;
  });
  return (
    <nav ref={nav} aria-label={name} onKeyDown={pressEnterForSpace}>
      {children}
    </nav>
  );
}
