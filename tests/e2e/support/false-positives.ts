/** Findings of the engines that are no barriers. Each entry says why. */

/** A finding of an engine: the rule, the place of the element, the element and why it is a barrier. */
export interface Finding {
  rule: string;
  where: string;
  html: string;
  why: string;
}

interface FalsePositive {
  rule: RegExp;
  /** In the element itself. */
  html: RegExp;
  why: string;
}

export const FALSE_POSITIVES: FalsePositive[] = [
  {
    rule: /^htmlcs 4_1_2\.H91\.(Button|Span)\.Name/,
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
    rule: /^htmlcs 4_1_2\.H91\.InputText\.Name/,
    html: /^<input[^>]* hidden="" readonly="" autocomplete="username"/,
    why: 'nobody reaches it: it tells password managers whose password is set',
  },
  {
    rule: /^htmlcs 1_3_1\.F92,ARIA4/,
    html: /^<li role="presentation" class="ant-dropdown-menu-item-group"/,
    why: 'the list item means nothing and the group in it does: ARIA describes menus with groups in this way',
  },
  {
    rule: /^htmlcs 3_2_2\.H32\.2/,
    html: /^<form[^>]* (id="(:r\w+:|[^"]+-form)"|class="ant-form ant-form-inline)/,
    why: 'its button stands in the foot of its dialog and names the form; a filter in one line follows its fields at once',
  },
  {
    rule: /^ibm aria_id_unique/,
    html: /aria-(describedby=":r|(controls|owns)="(rc[-_]|[^"]+_list"))/,
    why: 'what it names, a hint or a list, is drawn when it opens: until then there is nothing to say',
  },
  {
    rule: /^ibm aria_role_valid/,
    html: /^<input[^>]*role="combobox"/,
    why: 'a field that opens a list is a combobox, whatever the browser does with its type',
  },
  {
    rule: /^ibm (form_label_unique|input_label_before)/,
    html: /^<label[^>]* id="[^"]+-pick"|^<input[^>]* type="file"/,
    why: 'a box for files is named by its field and by the words of its button; nobody sees the input before that label',
  },
  {
    rule: /^htmlcs 1_3_1\.H71\.NoLegend/,
    html: /^<fieldset[^>]* aria-label="[^"]+"/,
    why: 'a group is named by its label as by a legend, which no style can set into a line',
  },
  {
    rule: /^(htmlcs 1_3_1\.H43\.HeadersRequired|ibm table_headers_related)/,
    html: /^<table|^<th class="ant-table-measure-cell"/,
    why: 'heads of rows and of columns say which they are; the row that only measures widths is hidden from everybody',
  },
  {
    rule: /^ibm aria_form_label_unique/,
    html: /^<form/,
    why: 'a form without a name is no landmark, and stands in a part of the page that has one',
  },
  {
    rule: /^ibm aria_descendant_valid/,
    html: /^<(button|span|div)[^>]* class="ant-/,
    why: 'a picture in a button is there for its name, if it has none in words: read as part of it, as it should be',
  },
  {
    rule: /^ibm aria_hidden_nontabbable/,
    html: /^<div[^>]* data-sentinel="(start|end)"/,
    why: 'it keeps Tab within its dialog: what takes the focus there hands it on at once',
  },
  {
    rule: /^htmlcs 4_1_1\.F77/,
    html: /^<ul class="ant-menu[^>]* id="rc-menu-uuid/,
    why: 'while the menu folds, antd draws its lists a second time, of which nobody sees but one',
  },
  {
    rule: /^ibm label_content_exists/,
    html: /^<label class="ant-checkbox-wrapper/,
    why: 'the box to tick carries its own name: the label around it only makes it larger to press',
  },
  {
    rule: /^htmlcs (4_1_2\.H91\.InputFile\.Name|1_3_1\.F68)/,
    html: /^<input[^>]* type="file"[^>]* style="display: none;"/,
    why: 'it is not shown to anybody: a button with a name opens it',
  },
  {
    rule: /^ibm label_name_visible/,
    html: /class="bar-button"/,
    why: 'the digits on the bell roll: all ten stand in the document, of which one is seen, and the name says the number',
  },
];

export const isFalsePositive = ({ rule, html }: Finding): boolean =>
  FALSE_POSITIVES.some((each) => each.rule.test(rule) && each.html.test(html));
