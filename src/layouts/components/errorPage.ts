/** Stands for the error page of pro-layout in the build (`.umirc.ts`), which the frame never shows. */
export { Fragment as ErrorBoundary } from 'react';
