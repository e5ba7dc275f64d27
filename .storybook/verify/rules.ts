/** WCAG 2.0 to 2.2, A and AA, and best practice. Version 2.2 added no rule at level A that axe has a tag for. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The only axe rules that are disabled for components. They require a main landmark, a level-one heading, a way to skip
 * repeated blocks, and that all content is inside a landmark, which only a page can provide. They apply to stories with
 * `parameters: { page: true }`.
 */
export const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass'];
