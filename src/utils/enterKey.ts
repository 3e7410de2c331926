/**
 * Enter ends the typing of a date or a number. The browser also presses the button of the form with it, and what stands
 * beside the list is sent half filled in. In drawers and dialogs, in date fields anywhere and in forms marked
 * `data-enter="stays"` a form is sent by its button alone. Forms that change nothing (a look-up, a code that proves who
 * somebody is) are marked `data-enter="sends"`.
 */

const STAYS = '[role="dialog"], [data-enter="stays"]';
const SENDS = '[data-enter="sends"]';
/** Inputs that are buttons: Enter on them is a press, not the end of typing. */
const BUTTONS = ['submit', 'button', 'image', 'reset'];

function onKeyDown(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || BUTTONS.includes(target.type)) return;
  const isDate = target.closest('.ant-picker') !== null;
  if (isDate || (target.closest(STAYS) && !target.closest(SENDS))) event.preventDefault();
}

/** Registers the handler for the whole portal, after fields that handle Enter themselves. */
export const blockEnterSubmit = (): void => document.addEventListener('keydown', onKeyDown);
