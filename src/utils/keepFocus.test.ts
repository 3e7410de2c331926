import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './keepFocus';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const pause = () => new Promise((resolve) => setTimeout(resolve, 200));

describe(keepFocus, () => {
  let end: () => void;
  beforeAll(() => {
    end = keepFocus();
  });
  afterAll(async () => {
    end();
    await pause();
    document.body.replaceChildren();
  });
  beforeEach(() => {
    document.body.innerHTML = `<main><h1>Page</h1><section><h2>List</h2><ul><li><button id="one">Delete</button></li></ul>
      <button id="two">Add</button></section><button id="three">Save</button></main>`;
  });

  it('[focus gone] focuses the heading of the section where the focused control was', async () => {
    find('#one').focus();
    find('li').remove();
    expect(document.activeElement).toBe(document.body);
    await pause();
    expect(document.activeElement).toBe(find('h2'));
  });

  it('focuses the heading of the page where the section is gone, and where the control cannot be pressed any more', async () => {
    find('#two').focus();
    find('section').remove();
    await pause();
    expect(document.activeElement).toBe(find('h1'));
    find('#three').focus();
    find('#three').remove();
    await pause();
    expect(document.activeElement).toBe(find('h1'));
  });

  it('gives the focus back to what opened a dialog, also out of two', async () => {
    const open = (id: string) => {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<div role="dialog" id="${id}"><button>Close</button></div>`,
      );
      find(`#${id} button`).focus();
    };
    find('#two').focus();
    open('outer');
    open('inner');
    find('#inner').remove();
    await pause();
    expect(document.activeElement).toBe(find('#outer button'));
    open('inner');
    find('#outer').remove();
    find('#inner').remove();
    await pause();
    expect(document.activeElement).toBe(find('#two'));
  });

  it('waits for a button that is busy, and finds a control that is drawn anew', async () => {
    const save = find('#three') as HTMLButtonElement;
    save.focus();
    save.blur();
    save.disabled = true;
    find('h2').append('!');
    await pause();
    expect(document.activeElement).toBe(document.body);
    save.disabled = false;
    save.focus();
    save.replaceWith(save.cloneNode(true));
    await pause();
    expect(document.activeElement).toBe(find('#three'));
  });

  it('leaves the focus where the page puts it, and nothing focused where a person chose that', async () => {
    find('#one').focus();
    find('li').remove();
    find('#two').focus();
    await pause();
    expect(document.activeElement).toBe(find('#two'));
    find('#two').blur();
    find('h2').append('!');
    await pause();
    expect(document.activeElement).toBe(document.body);
  });
});
