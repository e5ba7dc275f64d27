/** One of the four schemes, or none. */
const followable = /^(?:https?:|mailto:|tel:|(?![a-z][a-z\d+.-]*:))/i;

/**
 * The address, when it is one that a link may lead to: a path, or a scheme among http, https, mailto and tel.
 * Everything else, `javascript:` above all, comes back as `undefined`.
 */
export function safeHref(href: string | undefined): string | undefined {
  // A menu may come from JSON, where types promise nothing.
  if (typeof href !== 'string') return undefined;
  // The browser drops control characters and surrounding space before it reads the scheme, so they cannot hide one here.
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  return followable.test(href.replaceAll(/[\u0000-\u001F]/g, '').trim()) ? href : undefined;
}
