import { type ElementType, forwardRef } from 'react';

/**
 * A part that a tooltip or popover of antd hangs on. antd describes it by what floats, also while that is not there, and in
 * the place of a description of its own: `describedBy` is the whole one.
 */
export const hung = <Props extends object>(Part: ElementType) =>
  forwardRef<HTMLButtonElement, Props & { describedBy?: string | undefined }>(function Hung(
    { describedBy, ...props },
    ref,
  ) {
    return <Part {...props} ref={ref} aria-describedby={describedBy} />;
  });

/** For the menu of a dropdown, whose entries antd describes by tooltips that it never shows. */
export const untipped = { _internalDisableMenuItemTitleTooltip: true } as const;
