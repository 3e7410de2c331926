/**
 * Script that runs while the document is parsed, before any other: sets the colours, and shows the painted login, in the
 * person's language and look, if the login is the next page. It is inlined in the document (config/plugin-shell.ts).
 */

import { STORAGE } from '@domain/api/codes';
import { directionOf } from '@domain/bidi';
import { readSettings } from '@/models/settings';
import { readStartLook } from '@/models/startLook';
import { setThemeVariables } from '@/theme';
import { readStoredBrand, toPngUrl } from '@/utils/brand';
import { isSignedIn } from '@/utils/session';
import { readStored } from '@/utils/storage';
import { askAhead, READ_OF_HOME, READ_OF_QUEUE, READS_OF_ALL_PAGES } from './askAhead';

const BASE = process.env.PORTAL_BASE ?? '/';
/** Paths that lead to the login without a session; for any other path it must first be known whether it exists. */
const TO_LOGIN = ['', 'index', 'login', 'login/login'];
const READ_OF_PAGE: Record<string, string> = {
  '': READ_OF_HOME,
  index: READ_OF_HOME,
  'review/filings': READ_OF_QUEUE,
};

const html = document.documentElement;
const settings = readSettings();
const shell = document.getElementById('shell') as HTMLElement;

/** Restores the portal's name and logo from the last start. */
function putBrand(): void {
  const { masthead, logo } = readStoredBrand();
  const said = html.lang === 'zh-CN' ? masthead.zh : masthead.en;
  const home = shell.querySelector('.outside-home');
  const words = home?.querySelector('span span');
  if (said && words) {
    words.textContent = said;
    home?.setAttribute('aria-label', said);
  }
  if (logo)
    home?.querySelector('svg')?.replaceWith(Object.assign(new Image(), { src: toPngUrl(logo), alt: '' }));
}

function paint(): void {
  const tag = readStored(STORAGE.locale) ?? '';
  const isTurned = directionOf(tag) === 'rtl';
  const text = document.querySelector<HTMLTemplateElement>(`template[lang="${isTurned ? 'ar' : 'en-US'}"]`);
  if (text && (isTurned || tag === 'en-US')) {
    shell.replaceChildren(text.content);
    html.lang = text.lang;
    html.dir = isTurned ? 'rtl' : 'ltr';
  }
  putBrand();
  html.classList.toggle('large-text', settings.largeText);
  html.classList.toggle('high-contrast', settings.highContrast);
  html.classList.toggle('color-weak', settings.colorWeak);
  shell.hidden = false;
  shell.querySelector('input')?.focus();
  shell.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    event.preventDefault();
    shell.dataset.pressed = String([...shell.querySelectorAll('button')].indexOf(button));
  });
}

setThemeVariables(html.style, readStartLook());
const page = location.pathname.slice(BASE.length);
const query = new URLSearchParams(location.search);
/** True for another login panel, or for the answer of an identity provider. */
const isElsewhere = query.has('panel') || query.has('state');
if (TO_LOGIN.includes(page) && !isElsewhere && !isSignedIn()) paint();
else shell.remove();

if (isSignedIn()) {
  const ofPage = READ_OF_PAGE[page];
  askAhead([...READS_OF_ALL_PAGES, ...(ofPage ? [ofPage] : [])], readStored(STORAGE.locale) ?? html.lang);
}
