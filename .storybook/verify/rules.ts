/** WCAG 2.0 to 2.2, A and AA, and best practice. Version 2.2 added no rule at level A that axe has a tag for. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The only axe rules that are ever switched off. They ask for a main landmark, a level-one heading, a way past
 * repeated blocks, and that everything stands in a landmark: a page owes these, a component shown alone cannot have
 * them. A story that is a whole page says so with `parameters: { page: true }` and is held to them.
 */
export const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass'];
