const documentation = import.meta.env.DEV ? 'http://localhost:6006/' : '/docs/';

function link(override: unknown, fallback: string): string {
  return typeof override === 'string' && /^(https?:\/\/|\/(?!\/))/.test(override.trim()) ? override.trim() : fallback;
}

/**
 * The app's external links. Each link can be overridden by an environment variable; a value that is neither a path nor
 * an http URL is ignored.
 */
export const links = {
  documentation: link(import.meta.env.VITE_LINK_DOCUMENTATION, documentation),
  about: link(import.meta.env.VITE_LINK_ABOUT, documentation),
  microblog: link(import.meta.env.VITE_LINK_MICROBLOG, 'https://x.com/'),
  premium: link(import.meta.env.VITE_LINK_PREMIUM, documentation),
  chat: link(import.meta.env.VITE_LINK_CHAT, 'https://discord.com/'),
} as const;
