/** What an engine takes for a barrier though it is none. Each entry says why. */
import type { Finding } from './engines';

interface FalsePositive {
  rule: RegExp;
  /** In the element itself. */
  html: RegExp;
  why: string;
}

export const FALSE_POSITIVES: FalsePositive[] = [
  {
    rule: /^htmlcs 4_1_2\.H91\.Button\.Name/,
    html: /role="img" aria-label="[^"]+"/,
    why: 'a button takes its name from the label of a picture in it: this engine reads texts alone',
  },
  {
    rule: /^htmlcs 4_1_2\.H91\.Button\.Name/,
    html: /role="switch"/,
    why: 'a switch is named by its label element, as an input is: this engine looks for that beside inputs alone',
  },
  {
    rule: /^htmlcs 4_1_2\.H91\.Button\.Name/,
    html: /^<button[^>]*visibility: hidden/,
    why: 'nobody can reach it: it is shown, with a name, when the tabs do not fit',
  },
  {
    rule: /^htmlcs 1_3_1\.F92,ARIA4/,
    html: /^<li role="presentation" class="ant-dropdown-menu-item-group"/,
    why: 'the list item means nothing and the group in it does: ARIA describes menus with groups in this way',
  },
  {
    rule: /^htmlcs 3_2_2\.H32\.2/,
    html: /^<form id="[^"]+"/,
    why: 'the button that sends it stands in the foot of its dialog and names the form',
  },
  {
    rule: /^ibm aria_id_unique/,
    html: /aria-(describedby=":r|controls="rc[-_]|owns="rc[-_])/,
    why: 'what it names, a hint or a list, is drawn when it opens: until then there is nothing to say',
  },
  {
    rule: /^ibm aria_role_valid/,
    html: /^<input[^>]*role="combobox"/,
    why: 'a field that opens a list is a combobox, whatever the browser does with its type',
  },
  {
    rule: /^ibm label_name_visible/,
    html: /class="bar-button"/,
    why: 'the digits on the bell roll: all ten stand in the document, of which one is seen, and the name says the number',
  },
];

export const isFalsePositive = ({ rule, html }: Finding): boolean =>
  FALSE_POSITIVES.some((each) => each.rule.test(rule) && each.html.test(html));
