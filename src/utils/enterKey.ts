/**
 * Enter completes the input of a date or a number, but browsers then also press the button of the form, which would be sent half
 * filled in. In drawers and dialogs, in date fields anywhere and in forms marked `data-enter="stays"` a form is sent only by its
 * button. Forms that change nothing (a look-up, a code that proves an identity), and those of a single field, are marked
 * `data-enter="sends"`.
 */

const STAYS = '[role="dialog"], [data-enter="stays"]';
const SENDS = '[data-enter="sends"]';
/** Inputs that are buttons: Enter on them is a press, not the end of typing. */
const BUTTONS = ['submit', 'button', 'image', 'reset', 'file'];

function onKeyDown(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || BUTTONS.includes(target.type)) return;
  const isDate = target.closest('.ant-picker') !== null;
  if (isDate || (target.closest(STAYS) && !target.closest(SENDS))) event.preventDefault();
}

/** Registers the handler for the whole portal, after fields that handle Enter themselves. */
export const blockEnterSubmit = (): void => document.addEventListener('keydown', onKeyDown);
