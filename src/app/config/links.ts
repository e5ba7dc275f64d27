/** Where the app leads outside of itself. Each has an environment variable that changes it. */
const documentation = import.meta.env.DEV ? 'http://localhost:6006/' : '/docs/';

function outward(override: unknown, standard: string): string {
  return typeof override === 'string' && /^(https?:\/\/|\/(?!\/))/.test(override.trim()) ? override.trim() : standard;
}

/** Every outward address of the app. An override that is neither a path nor an http address is ignored. */
export const links = {
  documentation: outward(import.meta.env.VITE_LINK_DOCUMENTATION, documentation),
  about: outward(import.meta.env.VITE_LINK_ABOUT, documentation),
  microblog: outward(import.meta.env.VITE_LINK_MICROBLOG, 'https://x.com/'),
  premium: outward(import.meta.env.VITE_LINK_PREMIUM, documentation),
  chat: outward(import.meta.env.VITE_LINK_CHAT, 'https://discord.com/'),
} as const;
