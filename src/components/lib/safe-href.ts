/** Matches an address with one of the four schemes or without a scheme. */
const safePattern = /^(?:https?:|mailto:|tel:|(?![a-z][a-z\d+.-]*:))/i;

/**
 * Returns the address if it is safe for a link: a path, or an http, https, mailto or tel URL. Otherwise returns
 * `undefined`, in particular for `javascript:`.
 */
export function safeHref(href: string | undefined): string | undefined {
  // A menu may come from JSON, whose types are not checked.
  if (typeof href !== 'string') return undefined;
  // Browsers remove control characters and surrounding spaces before they parse the scheme.
  // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
  return safePattern.test(href.replaceAll(/[\u0000-\u001F]/g, '').trim()) ? href : undefined;
}
