import { describe, expect, it, onTestFinished } from 'vitest';
import { markLanguages } from './markLanguages';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const langOf = (id: string) => document.getElementById(id)?.getAttribute('lang');

async function markedPage(html: string) {
  document.documentElement.lang = 'ar';
  document.body.innerHTML = html;
  markLanguages(true);
  onTestFinished(() => {
    markLanguages(false);
    document.body.replaceChildren();
  });
  await settled();
}

describe(markLanguages, () => {
  it('marks text that is not in the language of the page, and text within it', async () => {
    await markedPage(
      '<p id="own">تصاريحي</p><p id="form">Company name <b id="note">اختياري</b> <i id="same">in full</i></p>' +
        '<p id="company">示例有限公司</p><p id="count">40</p><p id="mixed">طلب Gazelle</p>' +
        '<p id="named">示例有限公司 was submitted and waits for review.</p>',
    );
    expect(['own', 'form', 'note', 'same', 'company', 'count', 'mixed', 'named'].map(langOf)).toEqual([
      null,
      'en',
      'ar',
      null,
      'zh',
      null,
      null,
      'en',
    ]);
  });

  it('marks text that is rendered or changed later', async () => {
    await markedPage('<main id="page"><p id="state">مسودة <b id="note">optional</b></p></main>');
    expect(langOf('note')).toBe('en');
    const [text] = document.getElementById('state')?.childNodes ?? [];
    if (text) text.nodeValue = 'Company name ';
    document.getElementById('page')?.insertAdjacentHTML('beforeend', '<p id="late">Please wait</p>');
    await settled();
    expect(['state', 'note', 'late'].map(langOf)).toEqual(['en', null, 'en']);
  });

  it('keeps existing marks, and removes its own when switched off', async () => {
    await markedPage('<span id="name" lang="zh-CN">English</span><p id="form">Company name</p>');
    expect(langOf('name')).toBe('zh-CN');
    markLanguages(false);
    expect(['name', 'form'].map(langOf)).toEqual(['zh-CN', null]);
  });
});
