/** The page's field that the person was in last. A dialog about the end of the session does not count: it is not in `main`. */
let last = '';

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.closest('main')) last = target.id;
});

/** Its id, as long as it is drawn; else an empty string. */
export const fieldLeft = (): string => (last && document.getElementById(last) ? last : '');
