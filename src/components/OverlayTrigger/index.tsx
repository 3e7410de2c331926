import { type ElementType, forwardRef } from 'react';

/**
 * Creates a component that can trigger an antd tooltip or popover. antd overwrites `aria-describedby` with the id of the
 * popup even while it is closed: `describedBy` sets the full value.
 */
export const createOverlayTrigger = <Props extends object>(Part: ElementType) =>
  forwardRef<HTMLButtonElement, Props & { describedBy?: string | undefined }>(function Hung(
    { describedBy, ...props },
    ref,
  ) {
    return <Part {...props} ref={ref} aria-describedby={describedBy} />;
  });

/** Menu props that stop antd from describing dropdown entries by tooltips that it never shows. */
export const untipped = { _internalDisableMenuItemTitleTooltip: true } as const;
