/**
 * Stands for rc-util's test for a mobile device in the build (`.umirc.ts`), which knows a thousand devices by name: popups open
 * there on a touch, where nothing hovers.
 */
export default (): boolean => window.matchMedia('(hover: none) and (pointer: coarse)').matches;
