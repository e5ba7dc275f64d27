/** An isolated component, a page, or a page with an open layer. */
export type Scope = 'component' | 'page' | 'layer';

/** Findings that are not faults. */
export interface Accepted {
  /** The rules, after the name of their engine: IBM Equal Access or Siteimprove Alfa. */
  rules: readonly `${'ace' | 'alfa'} ${string}`[];
  /** Matches the elements that are reported. */
  selector: string;
  /** Where the findings are not faults. @default everywhere */
  scopes?: readonly Scope[];
  reason: string;
}

/** Alfa rules for level AAA criteria: link purpose, contrast of 7:1, visual presentation, refresh, targets of 44 px. */
export const levelAAA = ['sia-r41', 'sia-r66', 'sia-r71', 'sia-r73', 'sia-r74', 'sia-r80', 'sia-r96', 'sia-r111'];

/** Any other finding fails the audit. */
export const accepted: readonly Accepted[] = [
  {
    rules: [
      'ace skip_main_exists',
      'ace aria_content_in_landmark',
      'alfa sia-r57',
      'alfa sia-r59',
      'alfa sia-r61',
      'alfa sia-r87',
    ],
    selector: '*',
    scopes: ['component'],
    reason: 'Only a page contains landmarks, a level-one heading and a skip link.',
  },
  {
    rules: ['alfa sia-r78'],
    selector: 'h1, h2, h3, h4, h5, h6',
    scopes: ['component'],
    reason: 'A sheet of headings contains no text between them.',
  },
  {
    rules: ['alfa sia-r87'],
    selector: 'html',
    scopes: ['layer'],
    reason: 'While a layer is open its focus guard precedes the skip link, or the skip link is inert.',
  },
  {
    rules: ['alfa sia-r57'],
    selector: '[data-slot="skip-link"]',
    scopes: ['layer'],
    reason:
      'A skip link precedes the landmarks. Alfa exempts it only as the first tab stop, which the focus guard is here.',
  },
  {
    rules: ['alfa sia-r59'],
    selector: 'html',
    scopes: ['layer'],
    reason: 'The page behind a modal layer, with its headings, is inert.',
  },
  {
    rules: ['ace aria_content_in_landmark'],
    selector: '[role="menu"]',
    scopes: ['layer'],
    reason:
      'A menu renders at the end of the page, as the WAI-ARIA menu button pattern allows. Its button is in a landmark.',
  },
  {
    rules: ['alfa sia-r57'],
    selector: '[role="menu"] *',
    scopes: ['layer'],
    reason:
      'A menu renders at the end of the page, as the WAI-ARIA menu button pattern allows. Its button is in a landmark.',
  },
  {
    rules: ['alfa sia-r113'],
    selector: ':is([data-slot="data-grid-header"], [data-slot="data-grid-cell"]) button',
    scopes: ['component', 'layer'],
    reason: 'An open layer or a pinned column covers part of the button, which is 24 px high.',
  },
  {
    rules: ['ace element_tabbable_role_valid', 'ace element_tabbable_visible', 'ace style_focus_visible'],
    selector: '[data-radix-focus-guard]',
    reason: 'The Radix focus guards pass focus on and never keep it.',
  },
  {
    rules: ['ace element_tabbable_role_valid'],
    selector: '[role="toolbar"]',
    reason: 'The Radix toolbar passes focus on to its current control and never keeps it.',
  },
  {
    rules: ['ace element_tabbable_role_valid'],
    selector: ':is([role="grid"], [role="treegrid"]) :is([role="columnheader"], [role="rowheader"])',
    reason: 'Grid headers are cells, whose role ARIA derives from the widget role `gridcell`.',
  },
  {
    rules: ['alfa sia-r14'],
    selector: '[data-slot="data-grid-header"][aria-sort]',
    reason: 'The button is the control, so its name contains the sort position, and the header name does not.',
  },
  {
    rules: ['ace aria_accessiblename_exists'],
    selector: '[role="columnheader"]:has(> .sr-only)',
    reason: 'ACE treats visually hidden text as hidden. Browsers use it as the name of the header.',
  },
  {
    rules: ['ace aria_child_valid'],
    selector: 'fieldset[role="radiogroup"]',
    reason: 'ARIA allows generic elements, such as those of the layout, between a group and its radio buttons.',
  },
  {
    rules: ['ace fieldset_legend_valid'],
    selector: 'fieldset[role="radiogroup"][aria-labelledby]',
    reason: 'The label of the field names the group, as the legend would.',
  },
  {
    rules: ['ace aria_child_valid'],
    selector: '[role="menu"]',
    reason: 'The WAI-ARIA menu pattern allows separators between items, and ARIA 1.3 lists them as children of a menu.',
  },
  {
    rules: ['alfa sia-r113'],
    selector: '[role="menu"]',
    reason: 'The box of a submenu is not a target. Its items are at least 36 px high.',
  },
  {
    rules: ['ace aria_child_tabbable'],
    selector: '[role="treegrid"]',
    reason: 'The WAI-ARIA treegrid pattern allows focus on cells, of which one is in the tab order, instead of rows.',
  },
  {
    rules: ['alfa sia-r113'],
    selector: '[data-slot="data-grid-cell"], [data-slot="data-grid-header"]',
    reason:
      'Cells are 54 px high, headers 40 px. Alfa subtracts what scrolls under a sticky header or out of the grid, which scrolling reveals.',
  },
  {
    rules: ['alfa sia-r113'],
    selector: '[data-slot="breadcrumbs-link"]',
    scopes: ['component'],
    reason:
      'The link is 58 by 24 px. Alfa subtracts the hidden crumbs over it, which are invisible and receive no clicks.',
  },
  {
    rules: ['ace element_tabbable_role_valid'],
    selector: '[role="region"][tabindex="0"]',
    reason: 'A scrollable region without focusable content must be focusable, so that the arrow keys scroll it.',
  },
  {
    rules: ['ace aria_child_tabbable'],
    selector: '[data-slot="chart-plot"]',
    scopes: ['layer'],
    reason: 'The page behind a modal layer is inert, so ACE finds no tab stop in it.',
  },
  {
    rules: ['alfa sia-r113'],
    selector: '[data-slot="tabs-list"]',
    reason: 'The box of a tab list is not a target. Its tabs are at least 36 px high.',
  },
  {
    rules: ['alfa sia-r8'],
    selector: '[data-slot="rich-select-control"]',
    reason: 'Alfa does not name a button by its `label`. HTML-AAM and browsers do.',
  },
  {
    rules: ['ace aria_content_in_landmark', 'ace svg_graphics_labelled'],
    selector: '[inert] *',
    reason: 'ACE does not know that `inert` hides an element from assistive technology.',
  },
  {
    rules: ['ace fieldset_label_valid'],
    selector: 'fieldset [role="group"]',
    reason: 'The ends of two ranges have the same names. Screen readers announce the name of the range before them.',
  },
  {
    rules: ['ace label_name_visible'],
    selector: '[role="spinbutton"][data-segment]',
    reason: 'ACE ignores `aria-labelledby` if it also refers to the element itself: "month", followed by the label.',
  },
  {
    rules: ['ace label_name_visible'],
    selector: '[data-slot="json-viewer"] [role="treeitem"]',
    reason:
      'A long text is cut by an ellipsis in the line and, later, in the name, which therefore contains what is visible.',
  },
  {
    rules: ['ace label_name_visible'],
    selector: '[data-slot="notification-trigger"]',
    reason: 'The badge shows "99+". It is a count, not a label, and the name contains the exact number.',
  },
  {
    rules: ['ace label_content_exists'],
    selector: '[data-slot="segmented-control-item"]',
    reason: 'The item shows only an icon. `aria-label` names its radio button.',
  },
  { rules: ['ace fieldset_legend_valid'], selector: 'fieldset[aria-label]', reason: '`aria-label` names the group.' },
  {
    rules: ['ace input_autocomplete_valid'],
    selector: 'input[type="email"][autocomplete="username"]',
    reason: 'HTML allows the combination, and password managers need it: the email address identifies the account.',
  },
];
