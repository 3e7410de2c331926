/**
 * Whether somebody is there. Only input counts: a page that asks the server by itself would keep a session alive on a
 * computer that everybody has left.
 */
const AWAY_AFTER = 10 * 60_000;
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focus'];

let lastInput = Date.now();

for (const input of INPUTS)
  window.addEventListener(
    input,
    () => {
      lastInput = Date.now();
    },
    { capture: true, passive: true },
  );

export const isSomebodyThere = (): boolean => Date.now() - lastInput < AWAY_AFTER;
