import { type ReactNode, Suspense, useState } from 'react';

interface Props {
  isOpen: boolean;
  /** A lazy dialog or drawer: its code is loaded when it is first opened. */
  children: ReactNode;
}

/** Mounts a dialog when it is first opened. From then on it stays: only so it closes as usual and returns the focus. */
export default function OnceOpened({ isOpen, children }: Props) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && <Suspense>{children}</Suspense>;
}
