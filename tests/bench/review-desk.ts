/** The desk of an office in a browser, by its keys alone; what is pressed and written is counted. */
import type { Locator, Page } from '@playwright/test';

const TAB_AT_MOST = 60;
const PRESSED_AT_MOST = 3;
const PATIENCE_MS = 4_000;

export class ReviewDesk {
  keystrokes = 0;
  /** Characters of text: a writing system asks for more or fewer keys each. */
  characters = 0;

  constructor(readonly page: Page) {}

  get id(): string {
    return new URL(this.page.url()).searchParams.get('id') ?? '';
  }

  get opinion(): Locator {
    return this.page.getByRole('textbox', { name: '审核意见' });
  }

  async press(key: string): Promise<void> {
    this.keystrokes += 1;
    await this.page.keyboard.press(key);
  }

  async write(text: string): Promise<void> {
    this.characters += text.length;
    await this.page.keyboard.type(text);
  }

  /** Presses the key until the control has the focus. */
  async go(key: 'Tab' | 'Shift+Tab', control: Locator): Promise<void> {
    for (let i = 0; i < TAB_AT_MOST; i += 1) {
      if (await isFocused(control)) return;
      await this.press(key);
    }
    throw new Error(`${key} did not come to ${control}`);
  }

  /** A key whose work moves the focus: done once it is there, and pressed once more where a page that changed has lost it. */
  async pressFor(key: string, control: Locator): Promise<void> {
    for (let i = 0; i < PRESSED_AT_MOST; i += 1) {
      await this.press(key);
      await control.waitFor();
      const end = performance.now() + PATIENCE_MS;
      while (performance.now() < end) if (await isFocused(control)) return;
    }
    throw new Error(`${key} did not lead to ${control}`);
  }

  /** Milliseconds of `act` until another filing stands there, has the focus and can be decided. */
  async untilNext(act: () => Promise<void>): Promise<number> {
    const before = await this.page.getByRole('heading', { level: 1 }).elementHandle();
    const from = performance.now();
    await act();
    await this.page.waitForFunction((old) => {
      const { activeElement } = document;
      return activeElement?.tagName === 'H1' && activeElement !== old;
    }, before);
    await this.usable();
    return performance.now() - from;
  }

  usable(): Promise<void> {
    return this.page.getByRole('radiogroup', { name: '办理事项' }).waitFor();
  }

  /** Opens the first filing of the queue that is shown; milliseconds until it can be decided. */
  async openFirst(): Promise<number> {
    const row = this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('checkbox', { name: /^选择 / }) });
    const link = row.first().getByRole('link').first();
    await link.focus();
    const from = performance.now();
    await this.press('Enter');
    await this.usable();
    return performance.now() - from;
  }
}

const isFocused = (control: Locator): Promise<boolean> =>
  control.first().evaluate((element) => element === document.activeElement);
