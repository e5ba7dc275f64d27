import { Link } from 'waymark';
import { paths } from '../config/paths';

/**
 * The product's logo and name, both of which belong to the click area of the link.
 * @param compact hides the name below 640 px, where there is no room for it in the header
 */
export function Logo({ compact = false }) {
  return (
    <div className="relative flex items-center gap-2.5">
      <Link
        href={paths.samplePage}
        aria-label="Waymark theme-logo"
        className="inline-flex rounded after:absolute after:-inset-1"
      >
        <LogoMark className="size-8" />
      </Link>
      {/* The link's accessible name already contains it. */}
      <span aria-hidden className={`text-h3 text-heading ${compact ? 'max-sm:hidden' : ''}`}>
        Waymark
      </span>
    </div>
  );
}

export function LogoMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <rect width="32" height="32" rx="8" className="fill-secondary" />
      <path
        d="m6.5 9.5 4.75 13L16 12.25l4.75 10.25 4.75-13"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="fill-none stroke-on-secondary"
      />
    </svg>
  );
}
